/** Choosing cards on a table: which to choose from, which may be added, and what they make. */
import { among, answering, held, type Options, offered, play, playing } from "./selection";
import type { Choice } from "./state";
import type { View } from "./view";

const NOTHING: Options = { reach: new Set(), ready: [] };

/** The choice that this seat has to make, or null. */
export function owed({ state: { prompt } }: View): Choice | null {
  return prompt.kind === "answer" ? prompt.choice : null;
}

/** The heading over the cards to choose from, "" if they are those of the hand. */
export function trayTitle(t: View): string {
  const choice = owed(t);
  return choice?.what === "cards" ? choice.tray : "";
}

/** The cards to choose from: the hand, or those that a choice lays out. */
export function pool(t: View): string[] {
  const choice = owed(t);
  return choice && trayTitle(t) ? offered(choice) : t.state.hand;
}

/** The chosen cards in their order. */
export function picked(t: View): string[] {
  return among(pool(t), t.chosen);
}

/** True if cards are asked for: to play, or to answer with. */
export function asksCards(t: View): boolean {
  const { what, tray } = owed(t) ?? {};
  return t.state.prompt.kind === "play" || what === "cards" || (what === "play" && !tray);
}

/** What may be chosen besides some cards, by default those chosen now, and what they make. */
export function optionsFor(t: View, cards = picked(t)): Options {
  const choice = owed(t);
  if (!asksCards(t)) return NOTHING;
  if (!choice) return playing(t.state.plays, cards);
  return choice.what === "play" ? playing(offered(choice), cards) : answering(choice, cards);
}

/** True if only one card can be chosen: another takes its place. */
export function oneCard(t: View): boolean {
  const choice = owed(t);
  const { prompt, plays, trick } = t.state;
  if (choice) return choice.what === "cards" && choice.high === 1;
  const laid = plays.length ? plays : trick.slice(-1).map(({ cards }) => cards);
  const following = prompt.may_pass === null || trick.length > 0;
  return following && laid.every((each) => play(each).cards.length === 1);
}

/** True for a card that will do only by itself, not with others. */
function isSingle(t: View, card: string): boolean {
  const { ready, reach } = optionsFor(t, [card]);
  return ready.length > 0 && !reach.size;
}

/** True for a card that may not be chosen, as the person wants it. */
function isBarred(t: View, card: string): boolean {
  const { prompt, settings } = t.state;
  return prompt.kind === "play" && settings.legal_only && !optionsFor(t).reach.has(card);
}

/** Chooses a card or puts it back; `alone` puts the others back if one card is asked for. */
export function toggle(t: View, key: string, alone = false): void {
  if (t.reel) return;
  const card = held(pool(t)).find((each) => each.key === key)?.card ?? "";
  const had = t.chosen.has(key);
  const single = isSingle(t, card);
  const replaces = alone && !had && (single || oneCard(t));
  if (!had && !single && isBarred(t, card)) {
    t.act({ do: "why", cards: [...(replaces ? [] : picked(t)), card].join("") });
    return;
  }
  const chosen = new Set(replaces ? [] : t.chosen);
  if (!chosen.delete(key)) chosen.add(key);
  t.set({ chosen, active: key, calmed: t.state.version });
}

/** The keys of the cards of a move. */
export function keysOf(t: View, move: string): ReadonlySet<string> {
  const rest = play(move).cards;
  const wanted = held(pool(t)).filter(({ card }) => {
    const at = rest.indexOf(card);
    return at >= 0 && rest.splice(at, 1);
  });
  return new Set(wanted.map(({ key }) => key));
}

/** Asks for a hint; if there is one already, its cards are chosen again. */
export function askHint(t: View): void {
  const { hint } = t.state;
  if (hint) t.set({ chosen: keysOf(t, hint.move), calmed: t.state.version });
  else t.act({ do: "hint" });
}
