/** The keys of the table; all others go on to the notebook. */

import type { View } from "../base/view";
import { jump, pendingChoice, pool, step, toggle } from "../cards/card_choice";
import { actions } from "./actions";

export type Pressed = KeyboardEvent & { currentTarget: HTMLElement };

/** Keys that a notebook would use itself: letters (x cuts a cell), arrows, Enter, Space. */
const OURS = /^(.|Arrow\w+|Home|End|Enter|Backspace|Delete)$/u;
const RANK = /^[2-9tjqkax0]$/i;

/** The key by what it writes or, if it writes Hangul, kana or the like now, by its place. */
function keyName({ key, code }: KeyboardEvent): string {
  const [, place] = code.match(/^(?:Key|Digit)(.)$/) ?? [];
  return (/^(Process|[\u0250-\uffff])$/.test(key) && place) || key;
}

/** A field keeps all its keys: the notebook would run the cell, and what was typed be gone. */
const FIELD = "input, select, textarea";

function isTyped({ target }: KeyboardEvent): boolean {
  return (target as HTMLElement).matches(FIELD);
}

/** True for a key that the notebook does not get: a dialog lies over it, and keeps all of them. */
function isOurs(event: KeyboardEvent): boolean {
  if ((event.target as HTMLElement).closest(`${FIELD}, dialog`)) return true;
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = keyName(event);
  return OURS.test(key) && !(ctrlKey || metaKey || altKey || (key === "Enter" && shiftKey));
}

/**
 * Notebook 7 takes its keys on their way down, before the table gets them (JupyterLab on their way
 * up), except those whose target has this mark. Goes on until the signal.
 */
export function shield(root: HTMLElement, signal: AbortSignal): void {
  const name = "data-lm-suppress-shortcuts";
  let marked: HTMLElement | undefined;
  const mark = (event: KeyboardEvent) => {
    marked?.removeAttribute(name); // the notebook looks for it around a target, too
    const target = event.target as HTMLElement;
    marked = root.contains(target) && isOurs(event) ? target : undefined; // others mark their own
    marked?.setAttribute(name, "");
  };
  addEventListener("keydown", mark, { capture: true, signal });
}

/** Keeps a key from the notebook if it is one of ours, and returns whether it is. */
export function keepKey(event: Pressed): boolean {
  const ours = isOurs(event);
  if (ours) event.stopPropagation();
  return ours;
}

/** Keeps our keys from the notebook and does what they are for. */
export function onKey(view: View, event: Pressed): void {
  if (event.key === "Escape") close(view, event);
  if (!keepKey(event)) return;
  if (view.sheet || isTyped(event)) return;
  const target = event.target as HTMLElement;
  const press = view.reel ? onFilm : target.matches("[role=option]") ? inHand : anywhere;
  if (press(view, event)) event.preventDefault();
}

/** Steps a film; a tab and a button keep their own keys. */
function onFilm({ reel }: View, { key, target }: Pressed): boolean {
  if (!reel || (target as HTMLElement).matches(key === " " ? "button" : "[role=tab]")) return false;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => reel.step(-1),
    ArrowRight: () => reel.step(1),
    Home: () => reel.go(0),
    End: () => reel.go(reel.last),
    " ": () => reel.run(),
  };
  keys[key]?.();
  return key in keys;
}

/** Closes or clears something; if there is nothing to close, the key is left to the notebook. */
function close(view: View, event: Pressed): void {
  const { reel } = view;
  if (!(view.sheet || view.tip || view.chosen.size || reel?.writing)) return;
  event.stopPropagation();
  if (view.sheet) return; // a dialog closes by itself
  if (reel) reel.writing = false;
  view.set(view.tip ? { tip: null } : { chosen: new Set() });
}

function inHand(view: View, event: Pressed): boolean {
  const { key } = event;
  if (key === " ") toggle(view, view.active);
  else if (key === "Enter") enter(view, event);
  else {
    const active = step(pool(view), view.active, key);
    if (active === null) return anywhere(view, event);
    focus(view, active, event);
  }
  return true;
}

/** Selects the buttons that lead on and are of use now. */
export const NEXT = ":is(.main,.group):not([aria-disabled=true])";

/**
 * Presses the only main button, or the one that says why not. If there are several, or a choice has
 * no chosen cards, the first one only gets the focus: the question may not be the one that this
 * Enter was meant for.
 */
function enter(view: View, event: Pressed): void {
  const ready = actions(view).filter((action) => (action.main || action.wrong) && !action.idle);
  if (ready.length === 1 && (view.chosen.size || !pendingChoice(view))) ready[0]?.run();
  else event.currentTarget.querySelector<HTMLElement>(NEXT)?.focus();
}

function anywhere(view: View, event: Pressed): boolean {
  if (event.key === "Enter" && (event.target as HTMLElement).matches(".ask")) enter(view, event);
  const letter = keyName(event).toLowerCase();
  const key = letter === "-" ? "p" : letter;
  const action = actions(view).find((each) => each.key === key);
  if (!action && RANK.test(key)) {
    const active = jump(pool(view), view.active, key === "0" ? "T" : key.toUpperCase());
    if (active !== null) focus(view, active, event);
    return true;
  }
  const { can, guest, review } = view.state;
  if (key === "u" && can.includes("undo") && !guest) view.act({ do: "undo" });
  if (key === "o" && !(guest || review))
    view.setting("open_hands", !view.state.settings.open_hands);
  if (!event.repeat) action?.run(); // a key that is held would play on for all who come
  return !!action;
}

function focus(view: View, active: string, { currentTarget }: Pressed): void {
  view.set({ active });
  currentTarget.querySelector<HTMLElement>("[role=option][tabindex='0']")?.focus();
}
