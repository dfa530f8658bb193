/** Light or dark, of high contrast or not, as the page around the table is. */
import type { Settings } from "./state";

export type Look = Exclude<Settings["theme"], "auto"> | "contrast-light";

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

/** What the page says of itself: JupyterLab, then VS Code, then marimo and others by a class. */
function said(): Look | undefined {
  const { dataset, className } = document.body;
  if (dataset.jpThemeLight) return dataset.jpThemeLight === "false" ? "dark" : "light";
  const words = [dataset.vscodeThemeKind, className, document.documentElement.className].join(" ");
  return words.match(/contrast(-light)?|dark|light/)?.[0] as Look | undefined;
}

/** The look of the host, else that of the system, with more contrast for who wants it. */
export function hostLook(): Look {
  const look = said() ?? (matchMedia(DARK).matches ? "dark" : "light");
  if (!matchMedia(CONTRAST).matches) return look;
  return look.endsWith("light") ? "contrast-light" : "contrast";
}

/** Calls `changed` whenever the look of the host may have changed, until the signal. */
export function watchLook(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  for (const element of [document.body, document.documentElement])
    observer.observe(element, { attributes: true });
  for (const query of [DARK, CONTRAST])
    matchMedia(query).addEventListener("change", changed, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
