/** Parts of the table that get no lower, so that what stands below them keeps its place. */
import { isOver, type View } from "./view";

/** The mark of a part that stays through a game, a film or a task; `more` tells its own reasons. */
export function staying(t: View, more = ""): string {
  const { settings, task } = t.state;
  const { lang, size } = settings;
  return [lang, size, task?.about, t.reel ? "film" : isOver(t), more].join(" ");
}

/** What a part has kept its height for: another size of the table begins anew. */
const since = new WeakMap<HTMLElement, string>();

/**
 * Keeps the height of each part that is marked by `data-stay`, for as long as its mark says the
 * same. A part is measured in the whole picture only: while one is drawn, no styles hold yet.
 */
export function stay(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-stay]")];
  for (const part of parts) {
    const now = `${part.dataset.stay} ${part.clientWidth}`;
    if (since.get(part) !== now) part.style.minHeight = "";
    since.set(part, now);
  }
  const heights = parts.map((part) => part.offsetHeight);
  parts.forEach((part, at) => {
    part.style.minHeight = `${heights[at]}px`;
  });
}
