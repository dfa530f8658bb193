/** A view on the page: drawn at each change, with moving cards and a focus that stays. */

import { connect, type Model } from "./base/bridge";
import type { State } from "./base/contract";
import { move, places } from "./base/flip";
import { keepHeights } from "./base/keep_height";
import { watchLook } from "./base/theme";
import { draw, type Tree } from "./base/vdom";
import { View } from "./base/view";
import { pendingChoice } from "./cards/card_choice";
import { app } from "./table/app";
import { failure } from "./table/failure";
import { NEXT, shield } from "./table/keys";

/** True while the focus is inside, in a shadow root too. */
function hasFocus(root: HTMLElement): boolean {
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
    find(".ask, .task button, .review :is(.main, [aria-pressed])");
  if (!hasFocus(root) || find(".ask:focus")) goal?.focus({ preventScroll: true });
}

/** Slides a line of answers to the one that is advised. */
function slideToHint(root: HTMLElement): void {
  const hinted = root.querySelector<HTMLElement>(".buttons > .hinted");
  const line = hinted?.parentElement;
  if (line) line.scrollLeft = hinted.offsetLeft - line.offsetLeft - line.offsetWidth / 2;
}

/**
 * Draws a view, and returns what is left to do once it stands: cards move when the table has
 * changed, but not when only the view has.
 */
function drawer(root: HTMLElement): (view: View) => () => void {
  let shown: State | null = null;
  return (view) => {
    const had = hasFocus(root);
    const fresh = view.state !== shown;
    const pressed = root.querySelector<HTMLElement>(".ask button:focus");
    const before = fresh && places(root);
    // Otherwise the same button would answer the next question, which nobody has read yet.
    if (fresh && pendingChoice(view) && !view.state.hint) pressed?.blur();
    shown = view.state;
    draw(root, [app(view)]);
    return () => {
      keepHeights(root);
      if (fresh) slideToHint(root);
      if (before) move(root, before);
      if (had) keepFocus(root, !fresh && pressed !== null);
    };
  };
}

/** How many views of a table are drawn, by the class of its still pictures. */
const living = new Map<string, number>();

/** Hides the still pictures of a table while any view of it is drawn; is told of one of them. */
function pictures(model: Model): (drawn: boolean) => void {
  let counted = false;
  return (drawn) => {
    if (drawn === counted) return;
    counted = drawn;
    const name = model.get("picture");
    const views = (living.get(name) ?? 0) + (drawn ? 1 : -1);
    living.set(name, views);
    const found = document.getElementsByClassName(name);
    for (const picture of found as HTMLCollectionOf<HTMLElement>) picture.hidden = views > 0;
  };
}

/** Says in place of what was drawn, maybe by half, that it failed; the focus stays inside. */
function drawFailure(root: HTMLElement, tree: Tree): void {
  const had = hasFocus(root);
  root.replaceChildren();
  draw(root, [tree]);
  if (had) root.querySelector("button")?.focus();
}

/** Draws the table of a model in `root`; returns a function that takes it away. */
export function mount(model: Model, root: HTMLElement): () => void {
  const paint = drawer(root);
  const hide = pictures(model);
  let view: View | null = null;
  let failed = false;
  let busy = false;
  let gone = false;
  /**
   * Draws, or says that it cannot be done; returns what is left to do. What a view remembers may be
   * the reason, such as a dialog that is open, so the next attempt begins with a new one.
   */
  const attempt = (): (() => void) => {
    try {
      view ??= new View(link, redraw);
      view.update();
      const finish = paint(view);
      failed = false;
      return finish;
    } catch (error) {
      console.error("daifugo_widget: the table could not be drawn", error);
      view?.close();
      view = null;
      drawFailure(root, failure(link, again, !failed));
      failed = true;
      return () => {};
    }
  };
  const redraw = () => {
    if (gone) return;
    if (busy) return queueMicrotask(redraw); // an element that goes may have just lost the focus
    busy = true;
    try {
      const finish = attempt();
      hide(!failed);
      finish();
    } finally {
      busy = false;
    }
  };
  const again = () => {
    failed = false;
    redraw();
  };
  const link = connect(model, redraw);
  redraw();
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener("visibilitychange", redraw, { signal });
  watchLook(redraw, signal);
  shield(root, signal);
  const sized = new ResizeObserver(() => requestAnimationFrame(() => keepHeights(root)));
  sized.observe(root);
  const seen = new IntersectionObserver((changes) => {
    const away = !changes.at(-1)?.isIntersecting;
    view?.set({ away });
    if (away) view?.reel?.run(false);
  });
  seen.observe(root);
  return () => {
    view?.close();
    gone = true;
    hide(false);
    end.abort();
    sized.disconnect();
    seen.disconnect();
    link.close();
    draw(root, []);
  };
}
