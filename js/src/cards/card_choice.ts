/** Choosing cards: which are held, which may still be added, and what the chosen ones make. */

import type { Cards, Choice } from "../base/contract";
import type { View } from "../base/view";
import { bare, byRule, parse } from "./cards";

/** A card in the hand; the key tells two copies of one card apart. */
export interface HandCard {
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
export function withKeys(hand: readonly Cards[]): HandCard[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copies = seen.get(card) ?? 0;
    seen.set(card, copies + 1);
    return { key: card + "'".repeat(copies), card };
  });
}

/** The chosen cards in the order of the hand. */
export function among(hand: readonly Cards[], chosen: ReadonlySet<string>): string[] {
  return withKeys(hand)
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
export function playOptions(plays: readonly Cards[], chosen: readonly string[]): Options {
  const options: Options = { reach: new Set(), ready: [] };
  for (const each of plays.map(play)) {
    const rest = without(each.cards, chosen);
    for (const card of rest ?? []) options.reach.add(card);
    if (rest?.length === 0) options.ready.push(each);
  }
  return options;
}

/** What any cards of the hand leave open, where the plays are too many to list. */
export function anyOptions(hand: readonly Cards[], chosen: readonly string[]): Options {
  const ready = chosen.length ? [{ text: chosen.join(""), cards: [...chosen] }] : [];
  return { reach: new Set(without(hand, chosen)), ready };
}

/** The cards that a choice lays out. */
export function offeredCards({ options }: Choice): string[] {
  return options.map(({ value }) => value).filter((value) => value !== "-");
}

/** What a choice of cards leaves open once `chosen` is chosen. */
export function answerOptions(choice: Choice, chosen: readonly string[]): Options {
  const rest = without(offeredCards(choice), chosen);
  const reach = new Set(chosen.length < choice.high ? rest : []);
  const done = rest !== null && chosen.length >= Math.max(1, choice.low);
  const ready = done && chosen.length <= choice.high;
  return { reach, ready: ready ? [{ text: chosen.join(""), cards: [...chosen] }] : [] };
}

/** The key of the next card of that rank after the active one, round the hand. */
export function jump(hand: readonly Cards[], active: string, rank: string): string | null {
  const cards = withKeys(hand);
  const from = cards.findIndex(({ key }) => key === active) + 1;
  const round = [...cards.slice(from), ...cards.slice(0, from)];
  return round.find(({ card }) => card.startsWith(rank))?.key ?? null;
}

/** The key of the card that the arrow keys, Home and End lead to. */
export function step(hand: readonly Cards[], active: string, key: string): string | null {
  const keys = withKeys(hand).map((each) => each.key);
  const at = keys.indexOf(active);
  const back = Math.max(0, at - 1);
  const on = Math.min(at + 1, keys.length - 1);
  const goal = { ArrowLeft: back, ArrowUp: back, ArrowRight: on, ArrowDown: on, Home: 0, End: -1 };
  return keys.at(goal[key as keyof typeof goal] ?? keys.length) ?? null;
}

// --- at a table ----------------------------------------------------------------------------------

const NOTHING: Options = { reach: new Set(), ready: [] };

/** The choice that this seat has to make, or null. */
export function pendingChoice({ state: { prompt } }: View): Choice | null {
  return prompt.kind === "answer" ? prompt.choice : null;
}

/** The heading over the cards to choose from, "" if they are those of the hand. */
export function trayTitle(view: View): string {
  const choice = pendingChoice(view);
  return choice?.what === "cards" ? choice.tray : "";
}

/** The cards to choose from: the hand, or those that a choice lays out. */
export function pool(view: View): string[] {
  const choice = pendingChoice(view);
  return choice && trayTitle(view) ? offeredCards(choice) : view.state.hand;
}

/** The chosen cards in their order. */
export function chosenCards(view: View): string[] {
  return among(pool(view), view.chosen);
}

/** True if cards are asked for: to play, or to answer with. */
export function asksCards(view: View): boolean {
  const { what, tray } = pendingChoice(view) ?? {};
  return view.state.prompt.kind === "play" || what === "cards" || (what === "play" && !tray);
}

/** What may be chosen besides some cards, by default those chosen now, and what they make. */
export function optionsFor(view: View, cards = chosenCards(view)): Options {
  const choice = pendingChoice(view);
  if (!asksCards(view)) return NOTHING;
  if (!choice)
    return view.state.many ? anyOptions(pool(view), cards) : playOptions(view.state.plays, cards);
  return choice.what === "play"
    ? playOptions(offeredCards(choice), cards)
    : answerOptions(choice, cards);
}

/** True if only one card can be chosen: another takes its place. */
export function oneCard(view: View): boolean {
  const choice = pendingChoice(view);
  const { prompt, plays, trick } = view.state;
  if (choice) return choice.what === "cards" && choice.high === 1;
  const laid = plays.length ? plays : trick.slice(-1).map(({ cards }) => cards);
  const following = prompt.may_pass === null || trick.length > 0;
  return following && laid.every((each) => play(each).cards.length === 1);
}

/** True for a card that will do only by itself, not with others. */
function isSingle(view: View, card: string): boolean {
  const { ready, reach } = optionsFor(view, [card]);
  return ready.length > 0 && !reach.size;
}

/** True for a card that may not be chosen, as the person wants it. */
function isBarred(view: View, card: string): boolean {
  const { prompt, settings } = view.state;
  return prompt.kind === "play" && settings.legal_only && !optionsFor(view).reach.has(card);
}

/** Chooses a card or puts it back; `alone` puts the others back if one card is asked for. */
export function toggle(view: View, key: string, alone = false): void {
  if (view.reel) return;
  const card = withKeys(pool(view)).find((each) => each.key === key)?.card ?? "";
  const had = view.chosen.has(key);
  const single = isSingle(view, card);
  const replaces = alone && !had && (single || oneCard(view));
  if (!had && !single && isBarred(view, card)) {
    view.act({ do: "why", cards: [...(replaces ? [] : chosenCards(view)), card].join("") });
    return;
  }
  const chosen = new Set(replaces ? [] : view.chosen);
  if (!chosen.delete(key)) chosen.add(key);
  view.set({ chosen, active: key, calmed: view.state.version });
}

/** The keys of the cards of a move. */
export function keysOf(view: View, move: string): ReadonlySet<string> {
  const rest = play(move).cards;
  const wanted = withKeys(pool(view)).filter(({ card }) => {
    const at = rest.indexOf(card);
    return at >= 0 && rest.splice(at, 1);
  });
  return new Set(wanted.map(({ key }) => key));
}

/** Asks for a hint; if there is one already, its cards are chosen again. */
export function askHint(view: View): void {
  const { hint } = view.state;
  if (hint) view.set({ chosen: keysOf(view, hint.move), calmed: view.state.version });
  else view.act({ do: "hint" });
}
