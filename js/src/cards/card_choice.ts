/** Choosing cards: which are held, which may still be added, and what is chosen so far. */
import { bare, byRule, parse } from "./cards";
import type { Cards, Choice } from "./state";

/** A card in the hand; the key tells two copies of one card apart. */
export interface Held {
  key: string;
  card: string;
}

/** A legal play: its text as it is sent, and its cards without readings. */
export interface Play {
  text: Cards;
  cards: string[];
}

/** What may be chosen: the cards that can be added, and the plays that the chosen cards make. */
export interface Options {
  reach: Set<string>;
  ready: Play[];
}

/** Gives every card of a hand a key; the second copy of `7h` is `7h'`. */
export function held(hand: readonly Cards[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copies = seen.get(card) ?? 0;
    seen.set(card, copies + 1);
    return { key: card + "'".repeat(copies), card };
  });
}

/** The chosen cards in the order of the hand. */
export function among(hand: readonly Cards[], chosen: ReadonlySet<string>): string[] {
  return held(hand)
    .filter(({ key }) => chosen.has(key))
    .map(({ card }) => card);
}

/** Takes a play in record notation apart; a rule named in front of it stays only in its text. */
export function play(text: Cards): Play {
  return { text, cards: parse(byRule(text)[1]).map((card) => bare(card.text)) };
}

/** What remains of `whole` without `part`, or null if `part` is not within it. */
export function without(whole: readonly string[], part: readonly string[]): string[] | null {
  const rest = [...whole];
  for (const card of part) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** What the legal plays leave open once `chosen` is chosen. */
export function playing(plays: readonly Cards[], chosen: readonly string[]): Options {
  const options: Options = { reach: new Set(), ready: [] };
  for (const each of plays.map(play)) {
    const rest = without(each.cards, chosen);
    for (const card of rest ?? []) options.reach.add(card);
    if (rest?.length === 0) options.ready.push(each);
  }
  return options;
}

/** The cards that a choice lays out. */
export function offered({ options }: Choice): string[] {
  return options.map(({ value }) => value).filter((value) => value !== "-");
}

/** What a choice of cards leaves open once `chosen` is chosen. */
export function answering(choice: Choice, chosen: readonly string[]): Options {
  const rest = without(offered(choice), chosen);
  const reach = new Set(chosen.length < choice.high ? rest : []);
  const done = rest !== null && chosen.length >= Math.max(1, choice.low);
  const ready = done && chosen.length <= choice.high;
  return { reach, ready: ready ? [{ text: chosen.join(""), cards: [...chosen] }] : [] };
}

/** The key of the next card of that rank after the active one, round the hand. */
export function jump(hand: readonly Cards[], active: string, rank: string): string | null {
  const cards = held(hand);
  const from = cards.findIndex(({ key }) => key === active) + 1;
  const round = [...cards.slice(from), ...cards.slice(0, from)];
  return round.find(({ card }) => card.startsWith(rank))?.key ?? null;
}

/** The key of the card that the arrow keys, Home and End lead to. */
export function step(hand: readonly Cards[], active: string, key: string): string | null {
  const keys = held(hand).map((each) => each.key);
  const at = keys.indexOf(active);
  const back = Math.max(0, at - 1);
  const on = Math.min(at + 1, keys.length - 1);
  const goal = { ArrowLeft: back, ArrowUp: back, ArrowRight: on, ArrowDown: on, Home: 0, End: -1 };
  return keys.at(goal[key as keyof typeof goal] ?? keys.length) ?? null;
}
