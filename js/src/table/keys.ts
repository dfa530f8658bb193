/** The keys of the table; all others go on to the notebook. */
import { actions } from "./actions";
import { owed, pool, toggle } from "./choosing";
import { jump, step } from "./selection";
import type { View } from "./view";

type Pressed = KeyboardEvent & { currentTarget: HTMLElement };

/** Keys that a notebook would use itself: letters (x cuts a cell), arrows, Enter, Space. */
const OURS = /^(.|Arrow\w+|Home|End|Enter|Backspace|Delete)$/u;
const RANK = /^[2-9tjqkax0]$/i;

/** The key by what it writes or, if it writes Hangul, kana or the like now, by its place. */
function known({ key, code }: KeyboardEvent): string {
  const [, place] = code.match(/^(?:Key|Digit)(.)$/) ?? [];
  return (/^(Process|[\u0250-\uffff])$/.test(key) && place) || key;
}

function isOurs(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = known(event);
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
    marked = event.target as HTMLElement;
    if (root.contains(marked)) marked.toggleAttribute(name, isOurs(event));
  };
  addEventListener("keydown", mark, { capture: true, signal });
}

/** Keeps our keys from the notebook and does what they are for. */
export function onKey(t: View, event: Pressed): void {
  if (event.key === "Escape") close(t, event);
  if (!isOurs(event)) return;
  event.stopPropagation();
  const target = event.target as HTMLElement;
  if (t.sheet || target.matches("input, select, textarea")) return;
  const press = t.reel ? onFilm : target.matches("[role=option]") ? inHand : anywhere;
  if (press(t, event)) event.preventDefault();
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
function close(t: View, event: Pressed): void {
  const { reel } = t;
  if (!(t.sheet || t.tip || t.chosen.size || reel?.writing)) return;
  event.stopPropagation();
  if (t.sheet) return; // a dialog closes by itself
  if (reel) reel.writing = false;
  t.set(t.tip ? { tip: null } : { chosen: new Set() });
}

function inHand(t: View, event: Pressed): boolean {
  const { key } = event;
  if (key === " ") toggle(t, t.active);
  else if (key === "Enter") enter(t, event);
  else {
    const active = step(pool(t), t.active, key);
    if (active === null) return anywhere(t, event);
    focus(t, active, event);
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
function enter(t: View, event: Pressed): void {
  const ready = actions(t).filter((action) => (action.main || action.wrong) && !action.idle);
  if (ready.length === 1 && (t.chosen.size || !owed(t))) ready[0]?.run();
  else event.currentTarget.querySelector<HTMLElement>(NEXT)?.focus();
}

function anywhere(t: View, event: Pressed): boolean {
  if (event.key === "Enter" && (event.target as HTMLElement).matches(".ask")) enter(t, event);
  const letter = known(event).toLowerCase();
  const key = letter === "-" ? "p" : letter;
  const action = actions(t).find((each) => each.key === key);
  if (!action && RANK.test(key)) {
    const active = jump(pool(t), t.active, key === "0" ? "T" : key.toUpperCase());
    if (active !== null) focus(t, active, event);
    return true;
  }
  if (key === "u" && t.state.can.includes("undo")) t.act({ do: "undo" });
  if (key === "o") t.setting("open_hands", !t.state.settings.open_hands);
  if (!event.repeat) action?.run(); // a key that is held would play on for all who come
  return !!action;
}

function focus(t: View, active: string, { currentTarget }: Pressed): void {
  t.set({ active });
  currentTarget.querySelector<HTMLElement>("[role=option][tabindex='0']")?.focus();
}
