/** Parts of the table that never get lower, so that what is below them keeps its place. */
import { isOver, type View } from "./view";

/** The mark of a part that stays through a game, a film or a task; `more` is its own mark. */
export function heightKey(view: View, more = ""): string {
  const { settings, task } = view.state;
  const { lang, size } = settings;
  return [lang, size, task?.about, view.reel ? "film" : isOver(view), more].join(" ");
}

/** The mark and width for which a part has kept its height; with others it begins anew. */
const since = new WeakMap<HTMLElement, string>();

/**
 * Keeps the height of each part that is marked by `data-keep`, for as long as its mark is the same.
 * Parts are measured only in the whole picture: while it is drawn, no styles apply yet.
 */
export function keepHeights(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-keep]")];
  for (const part of parts) {
    const now = `${part.dataset.keep} ${part.clientWidth}`;
    if (since.get(part) !== now) part.style.minHeight = "";
    since.set(part, now);
  }
  const heights = parts.map((part) => part.offsetHeight);
  parts.forEach((part, at) => {
    part.style.minHeight = `${heights[at]}px`;
  });
}
