/** The buttons of the prompt line, as data: what they say and what they do. */

import type { Choice } from "../base/contract";
import { isOver, type View } from "../base/view";
import { askHint, chosenCards, optionsFor } from "../cards/card_choice";
import { cardsText } from "../cards/cards";
import { nameOf } from "../cards/sentence";

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
export function actions(view: View): Action[] {
  const { kind, choice } = view.state.prompt;
  const name = nameOf(view, view.state.prompt.seat);
  if (kind === "cover")
    return [
      {
        label: view.word("button.take", { name }),
        main: true,
        run: () => view.act({ do: "take" }),
      },
    ];
  if (view.reel) return [];
  if (isOver(view)) return between(view);
  if (kind === "answer")
    return [...calls(view), ...helping(view), ...(choice ? answers(view, choice) : [])];
  return [...calls(view), ...helping(view), ...(view.state.hand.length ? turn(view) : [])];
}

type Simple = "new" | "again" | "next" | "hint" | "step" | "to-end" | "review";

/** What a guest does not decide for all who sit at the table. */
const HOSTS = /^(new|again|step|review)$/;

/** The button of an act while Python offers it; `more` overrides its properties. */
function can(view: View, what: Simple, more: Partial<Action> = {}): Action[] {
  const act = { label: view.word(`button.${what}`), run: () => view.act({ do: what }), ...more };
  const barred = view.state.guest && HOSTS.test(what);
  return view.state.can.includes(what) && !barred ? [act] : [];
}

function between(view: View): Action[] {
  const label = view.word(view.state.prompt.kind === "match" ? "button.play_on" : "button.next");
  const next = can(view, "next", { label, key: "n", main: true });
  return [
    ...calls(view),
    ...can(view, "again"),
    ...can(view, "new"),
    ...can(view, "review"),
    ...next,
  ];
}

function calls(view: View): Action[] {
  return view.state.prompt.calls.map(({ rule, label }) => ({
    label,
    looks: "call",
    run: () => view.act({ do: "call", rule }),
  }));
}

function helping(view: View): Action[] {
  const hint = { key: "h", run: () => askHint(view) };
  const step = can(view, "step", { key: "n" });
  return [...step, ...can(view, "hint", hint), ...can(view, "to-end", { key: "e" })];
}

function turn(view: View): Action[] {
  const { kind, may_pass } = view.state.prompt;
  const wait = kind !== "play";
  if (may_pass === null) return plays(view, wait);
  const idle = !may_pass;
  const some = view.state.many || view.state.plays.length || chosenCards(view).length;
  const main = !wait && !idle && !some;
  const run = () => (wait && idle) || view.act({ do: "pass" }); // Python says why one may not pass
  const pass = {
    label: view.word("button.pass"),
    key: "p",
    idle,
    main,
    run,
    hinted: hints(view, "-"),
  };
  return [pass, ...plays(view, wait)];
}

/** One button per reading; if the chosen cards are not a legal play, Python says why. */
function plays(view: View, wait: boolean): Action[] {
  const chosen = chosenCards(view).join("");
  if (!chosen) return [{ label: view.word("button.play"), idle: true, main: true, run() {} }];
  const texts = optionsFor(view).ready.map(({ text }) => text);
  const wrong = texts.length === 0;
  return (wrong ? [chosen] : texts).map((cards) => ({
    label: view.word("button.play_cards", { cards: cardsText(view, cards) }),
    main: !wrong,
    wrong,
    idle: wait,
    hinted: texts.length > 1 && hints(view, cards),
    run: () =>
      wait || view.act({ do: wrong && view.state.settings.legal_only ? "why" : "play", cards }),
  }));
}

/** True for the move that is advised now. */
function hints(view: View, move: string): boolean {
  return view.state.hint?.move === move;
}

/** An answer with a button of its own. */
type Answer = Action & { value: string };

function answer(view: View, { what, tray }: Choice, value: string, label: string): Answer {
  const main = value !== "-";
  const run = () => view.act({ do: "answer", value });
  const short = /number|count/.test(what) && /^(.|10)$/.test(value);
  const key = !main ? "p" : short ? value.slice(-1).toLowerCase() : "";
  const looks = what === "bid" ? what : tray && what === "count" ? "back" : "";
  return { value, label, main, looks, run, hinted: hints(view, value), ...(key && { key }) };
}

/** The groups that answers fall into; once one is chosen, the button back to all of them. */
function groups(view: View, { options }: Choice): Action[] {
  const names = [...new Set(options.map(({ group }) => group ?? ""))].filter(Boolean);
  if (view.group)
    return [{ label: "←", title: view.word("button.back"), run: () => view.set({ group: "" }) }];
  return names.map((name) => ({
    label: name,
    looks: "group",
    hinted: options.some(({ group, value }) => group === name && hints(view, value)),
    run: () => view.set({ group: name }),
  }));
}

/** One button per answer, except for cards, which are chosen; declining comes first. */
function answers(view: View, choice: Choice): Action[] {
  const { what, options } = choice;
  const row = groups(view, choice);
  const all = options
    .filter(({ group }) => !group || group === view.group)
    .map(({ value, label }) => answer(view, choice, value, label));
  if (what === "yes") return all.map((each, at) => ({ ...each, main: !at }));
  const main = all.filter((each) => each.main);
  const last = what === "cards" ? [give(view, choice)] : what === "play" ? sets(view, main) : main;
  return [...all.filter((each) => !each.main), ...row, ...last];
}

/** Of the sets of cards that may be the answer, those of the chosen cards are the main ones. */
function sets(view: View, all: Answer[]): Answer[] {
  const ready = optionsFor(view).ready.map(({ text }) => text);
  return all.map((each) => ({ ...each, main: !ready.length || ready.includes(each.value) }));
}

/** If the chosen cards will not do, Python says why. */
function give(view: View, choice: Choice): Action {
  const value = chosenCards(view).join("");
  const wrong = value !== "" && !optionsFor(view).ready.length;
  return {
    label: choice.button.replace("{cards}", value ? cardsText(view, value) : "…"),
    main: !wrong,
    wrong,
    idle: !value,
    run: () => value && view.act({ do: "answer", value }),
  };
}
