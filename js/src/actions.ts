/** The buttons of the prompt line, as data: what they say and what they do. */
import { shown } from "./cards";
import type { Choice } from "./state";
import type { View } from "./view";

export interface Action {
  label: string;
  run(): void;
  /** The button to press next, and the one that Enter presses. */
  main?: boolean;
  /** Stands there, but cannot be pressed now. */
  off?: boolean;
  /** The key that presses it from anywhere on the table. */
  key?: string;
}

/** Everything that can be pressed now, the main buttons last. */
export function actions(t: View): Action[] {
  const { kind, choice } = t.state.prompt;
  if (kind === "cover") return [{ label: taking(t), main: true, run: () => t.act({ do: "take" }) }];
  if (t.over) return between(t);
  if (kind === "answer") return [...helping(t), ...(choice ? answers(t, choice) : [])];
  return [...calls(t), ...helping(t), ...(t.state.hand.length ? turn(t) : [])];
}

function taking(t: View): string {
  const { seats, prompt } = t.state;
  return t.w("button.take", { name: seats.find(({ seat }) => seat === prompt.seat)?.name ?? "" });
}

type Simple = "new" | "again" | "next" | "hint" | "step";

function can(t: View, what: Simple, label: string, more: Partial<Action> = {}): Action[] {
  return t.state.can.includes(what) ? [{ label, run: () => t.act({ do: what }), ...more }] : [];
}

function between(t: View): Action[] {
  const next = t.state.prompt.kind === "match" ? "button.play_on" : "button.next";
  return [
    ...can(t, "again", t.w("button.again")),
    ...can(t, "new", t.w("button.new")),
    ...can(t, "next", t.w(next), { key: "n", main: true }),
  ];
}

function calls(t: View): Action[] {
  return t.state.prompt.calls.map(({ rule, label }) => ({
    label,
    run: () => t.act({ do: "call", rule }),
  }));
}

function helping(t: View): Action[] {
  return [
    ...can(t, "step", t.w("button.step"), { key: "n" }),
    ...can(t, "hint", t.w("button.hint"), { key: "h" }),
  ];
}

function turn(t: View): Action[] {
  const { kind, may_pass } = t.state.prompt;
  const wait = kind !== "play";
  const off = wait || !may_pass;
  const main = !off && !t.state.plays.length && !t.picked.length;
  const pass = { label: t.w("button.pass"), key: "p", off, main, run: () => t.act({ do: "pass" }) };
  return [pass, ...plays(t).map((action) => ({ ...action, off: wait || !!action.off }))];
}

/** One button a reading; where the chosen cards are no legal play, Python says why. */
function plays(t: View): Action[] {
  const { picked, options } = t;
  if (!picked.length) return [{ label: t.w("button.play"), off: true, main: true, run() {} }];
  const texts = options.ready.map(({ text }) => text);
  const wrong = texts.length === 0;
  return (wrong ? [picked.join("")] : texts).map((cards) => ({
    label: t.w("button.play_cards", { cards: shown(cards) }),
    main: !wrong,
    run: () => t.act({ do: wrong && t.state.settings.legal_only ? "why" : "play", cards }),
  }));
}

function answer(t: View, value: string, label: string): Action {
  const main = value !== "-";
  const run = () => t.act({ do: "answer", value });
  return main ? { label, main, run } : { label, run, key: "p" };
}

function answers(t: View, choice: Choice): Action[] {
  const options = choice.options.map(({ value, label }) => answer(t, value, label));
  if (choice.what === "yes") return options.map((each, at) => ({ ...each, main: !at }));
  if (choice.what !== "cards") return options;
  const none = options.filter(({ main }) => !main);
  if (!none.length && !choice.low) none.push(answer(t, "-", t.w("answer.none")));
  return [...none, give(t, choice)];
}

function give(t: View, choice: Choice): Action {
  const { picked, options } = t;
  const [ready] = options.ready;
  const cards = picked.length ? shown(picked.join("")) : "…";
  return {
    label: (choice.button || t.w("answer.cards")).replace("{cards}", cards),
    main: true,
    off: !ready,
    run: () => ready && t.act({ do: "answer", value: ready.text }),
  };
}
