/** Light or dark, with high contrast or not, like the page around the table. */
import type { Settings } from "./contract";

export type Look = Exclude<Settings["theme"], "auto"> | "contrast-light";

const CONTRAST = "(prefers-contrast: more)";
/** A colour whose red, green or blue is 150 or more. */
const BRIGHT = /1[5-9]\d|2\d\d/;

/** What the page says about itself: JupyterLab, VS Code, marimo and others by a class, Colab. */
function namedLook(): Look | undefined {
  const { body, documentElement: html } = document;
  const { jpThemeLight, vscodeThemeKind: kind } = body.dataset;
  if (jpThemeLight) return jpThemeLight === "false" ? "dark" : "light";
  const words = `${kind} ${body.className} ${html.className} ${html.getAttribute("theme")}`;
  return words.match(/contrast(-light)?|dark|light/)?.[0] as Look | undefined;
}

/** What the colour of its text tells: the classic notebook is light even on a dark system. */
function textLook(): Look {
  return BRIGHT.test(getComputedStyle(document.body).color) ? "dark" : "light";
}

/** The look of the host, with more contrast for those who want it. */
export function hostLook(): Look {
  const look = namedLook() ?? textLook();
  if (!matchMedia(CONTRAST).matches) return look;
  return look.endsWith("light") ? "contrast-light" : "contrast";
}

/** Calls `changed` whenever the look of the host may have changed, until the signal. */
export function watchLook(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true });
  observer.observe(document.documentElement, { attributes: true });
  for (const query of ["(prefers-color-scheme: dark)", CONTRAST])
    matchMedia(query).addEventListener("change", changed, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
