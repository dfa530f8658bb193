/** The buttons of the prompt line, as data: what they say and what they do. */
import { shown } from "./cards";
import { askHint, optionsFor, picked } from "./choosing";
import { nameOf } from "./sentence";
import type { Choice } from "./state";
import { isOver, type View } from "./view";

export interface Action {
  label: string;
  run(): unknown;
  /** The button to press next, and the one that Enter presses. */
  main?: boolean;
  /** It is shown, but is of no use now: when pressed, it says why or does nothing. */
  idle?: boolean;
  /** The chosen cards will not do: when pressed, it says why. */
  wrong?: boolean;
  /** The name of the button if its label is a mere sign. */
  title?: string;
  /** Whether the hint names it. */
  hinted?: boolean;
  /** call: it may be called in anybody's turn; back: a card face down; group: opens its answers. */
  looks?: "call" | "back" | "group" | "bid" | "";
  /** The key that presses it from anywhere on the table. */
  key?: string | undefined;
}

/** Everything that can be pressed now, the main buttons last. */
export function actions(t: View): Action[] {
  const { kind, choice } = t.state.prompt;
  const name = nameOf(t, t.state.prompt.seat);
  if (kind === "cover")
    return [{ label: t.w("button.take", { name }), main: true, run: () => t.act({ do: "take" }) }];
  if (t.reel) return [];
  if (isOver(t)) return between(t);
  if (kind === "answer") return [...calls(t), ...helping(t), ...(choice ? answers(t, choice) : [])];
  return [...calls(t), ...helping(t), ...(t.state.hand.length ? turn(t) : [])];
}

type Simple = "new" | "again" | "next" | "hint" | "step";

/** The button of an act while Python offers it; `more` overrides its properties. */
function can(t: View, what: Simple, more: Partial<Action> = {}): Action[] {
  const act = { label: t.w(`button.${what}`), run: () => t.act({ do: what }), ...more };
  return t.state.can.includes(what) ? [act] : [];
}

function between(t: View): Action[] {
  const label = t.w(t.state.prompt.kind === "match" ? "button.play_on" : "button.next");
  const next = can(t, "next", { label, key: "n", main: true });
  return [...calls(t), ...can(t, "again"), ...can(t, "new"), ...next];
}

function calls(t: View): Action[] {
  return t.state.prompt.calls.map(({ rule, label }) => ({
    label,
    looks: "call",
    run: () => t.act({ do: "call", rule }),
  }));
}

function helping(t: View): Action[] {
  const hint = { key: "h", run: () => askHint(t) };
  return [...can(t, "step", { key: "n" }), ...can(t, "hint", hint)];
}

function turn(t: View): Action[] {
  const { kind, may_pass } = t.state.prompt;
  const wait = kind !== "play";
  if (may_pass === null) return plays(t, wait);
  const idle = !may_pass;
  const main = !wait && !idle && !t.state.plays.length && !picked(t).length;
  const run = () => (wait && idle) || t.act({ do: "pass" }); // Python says why one may not pass
  const pass = { label: t.w("button.pass"), key: "p", idle, main, run, hinted: hints(t, "-") };
  return [pass, ...plays(t, wait)];
}

/** One button per reading; if the chosen cards are not a legal play, Python says why. */
function plays(t: View, wait: boolean): Action[] {
  const chosen = picked(t).join("");
  if (!chosen) return [{ label: t.w("button.play"), idle: true, main: true, run() {} }];
  const texts = optionsFor(t).ready.map(({ text }) => text);
  const wrong = texts.length === 0;
  return (wrong ? [chosen] : texts).map((cards) => ({
    label: t.w("button.play_cards", { cards: shown(t, cards) }),
    main: !wrong,
    wrong,
    idle: wait,
    hinted: texts.length > 1 && hints(t, cards),
    run: () => wait || t.act({ do: wrong && t.state.settings.legal_only ? "why" : "play", cards }),
  }));
}

/** True for the move that is advised now. */
function hints(t: View, move: string): boolean {
  return t.state.hint?.move === move;
}

/** An answer with a button of its own. */
type Answer = Action & { value: string };

function answer(t: View, { what, tray }: Choice, value: string, label: string): Answer {
  const main = value !== "-";
  const run = () => t.act({ do: "answer", value });
  const short = /number|count/.test(what) && /^(.|10)$/.test(value);
  const key = !main ? "p" : short ? value.slice(-1).toLowerCase() : "";
  const looks = what === "bid" ? what : tray && what === "count" ? "back" : "";
  return { value, label, main, looks, run, hinted: hints(t, value), ...(key && { key }) };
}

/** The groups that answers fall into; once one is chosen, the button back to all of them. */
function groups(t: View, { options }: Choice): Action[] {
  const names = [...new Set(options.map(({ group }) => group ?? ""))].filter(Boolean);
  if (t.group) return [{ label: "←", title: t.w("button.back"), run: () => t.set({ group: "" }) }];
  return names.map((name) => ({
    label: name,
    looks: "group",
    hinted: options.some(({ group, value }) => group === name && hints(t, value)),
    run: () => t.set({ group: name }),
  }));
}

/** One button per answer, except for cards, which are chosen; declining comes first. */
function answers(t: View, choice: Choice): Action[] {
  const { what, options } = choice;
  const row = groups(t, choice);
  const all = options
    .filter(({ group }) => !group || group === t.group)
    .map(({ value, label }) => answer(t, choice, value, label));
  if (what === "yes") return all.map((each, at) => ({ ...each, main: !at }));
  const main = all.filter((each) => each.main);
  const last = what === "cards" ? [give(t, choice)] : what === "play" ? sets(t, main) : main;
  return [...all.filter((each) => !each.main), ...row, ...last];
}

/** Of the sets of cards that may be the answer, those of the chosen cards are the main ones. */
function sets(t: View, all: Answer[]): Answer[] {
  const ready = optionsFor(t).ready.map(({ text }) => text);
  return all.map((each) => ({ ...each, main: !ready.length || ready.includes(each.value) }));
}

/** If the chosen cards will not do, Python says why. */
function give(t: View, choice: Choice): Action {
  const value = picked(t).join("");
  const wrong = value !== "" && !optionsFor(t).ready.length;
  return {
    label: choice.button.replace("{cards}", value ? shown(t, value) : "…"),
    main: !wrong,
    wrong,
    idle: !value,
    run: () => value && t.act({ do: "answer", value }),
  };
}
