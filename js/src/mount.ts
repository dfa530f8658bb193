/** A view on the page: drawn at each change, with moving cards and a focus that stays. */
import { app } from "./app";
import { connect, type Model } from "./bridge";
import { owed } from "./choosing";
import { draw } from "./draw";
import { move, places } from "./flip";
import { NEXT, shield } from "./keys";
import type { State } from "./state";
import { stay } from "./stay";
import { watchLook } from "./theme";
import { View } from "./view";

/** True while the focus is inside, in a shadow root too. */
function focused(root: HTMLElement): boolean {
  return root.contains((root.getRootNode() as Document | ShadowRoot).activeElement);
}

/**
 * A pressed button or a played card may have gone, but the focus must not leave the table: it goes
 * to what a lesson asks next, from a group of answers to its answers (`opened`), and from the
 * prompt back to the cards once there are any.
 */
function keepFocus(root: HTMLElement, opened: boolean): void {
  const find = (goal: string) => root.querySelector<HTMLElement>(goal);
  const goal =
    find("dialog button") ||
    find(".task :is(.main, [aria-pressed])") ||
    (opened && find(NEXT)) ||
    find("[role=option][tabindex='0']") ||
    find(".ask, .task button");
  if (!focused(root) || find(".ask:focus")) goal?.focus({ preventScroll: true });
}

/** Draws a view; cards move when the table has changed, but not when only the view has. */
function drawer(root: HTMLElement): (view: View) => void {
  let shown: State | null = null;
  return (view) => {
    const had = focused(root);
    const fresh = view.state !== shown;
    const pressed = root.querySelector<HTMLElement>(".ask button:focus");
    const before = fresh && places(root);
    // Otherwise the same button would answer the next question, which nobody has read yet.
    if (fresh && owed(view) && !view.state.hint) pressed?.blur();
    shown = view.state;
    draw(root, [app(view)]);
    stay(root);
    if (before) move(root, before);
    if (had) keepFocus(root, !fresh && pressed !== null);
  };
}

/** How many living views a table has, by the class of its still pictures. */
const living = new Map<string, number>();

/** Counts one view of a table more or fewer; its still pictures are hidden while it has any. */
function hidePictures(model: Model, by: 1 | -1): void {
  const name = model.get("picture");
  const views = (living.get(name) ?? 0) + by;
  living.set(name, views);
  const found = document.getElementsByClassName(name);
  for (const picture of found as HTMLCollectionOf<HTMLElement>) picture.hidden = views > 0;
}

/** Draws the table of a model in `root`; returns a function that takes it away. */
export function mount(model: Model, root: HTMLElement): () => void {
  const paint = drawer(root);
  let view: View | null = null;
  let busy = false;
  const redraw = () => {
    if (!view) return;
    if (busy) return queueMicrotask(redraw); // an element that goes may have just lost the focus
    busy = true;
    try {
      paint(view);
    } finally {
      busy = false;
    }
  };
  const link = connect(model, () => {
    view?.update();
    redraw();
  });
  view = new View(link, redraw);
  redraw();
  hidePictures(model, 1);
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener("visibilitychange", redraw, { signal });
  watchLook(redraw, signal);
  shield(root, signal);
  const sized = new ResizeObserver(() => requestAnimationFrame(() => stay(root)));
  sized.observe(root);
  const seen = new IntersectionObserver((changes) => {
    const away = !changes.at(-1)?.isIntersecting;
    view?.set({ away });
    if (away) view?.reel?.run(false);
  });
  seen.observe(root);
  return () => {
    view?.reel?.run(false);
    view = null;
    hidePictures(model, -1);
    end.abort();
    sized.disconnect();
    seen.disconnect();
    link.close();
    draw(root, []);
  };
}
