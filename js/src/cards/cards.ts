/** Cards in the notation of records, taken apart and shown. */
import type { Cards } from "../base/contract";
import type { View } from "../base/view";

export type Suit = "c" | "d" | "h" | "s";

export interface Card {
  /** As written: `7h`, `X`, `X=7h`, `??`. */
  text: string;
  /** `3`..`9` `T` `J` `Q` `K` `A` `2`, `X` for a joker, `?` for an unseen card. */
  rank: string;
  suit: Suit | "";
  /** What a joker stands for, or "". */
  as: string;
}

const CARD = /(\?\?|X|[2-9TJQKA][cdhs])(?:=([2-9TJQKA][cdhs]?))?/g;
/** The letters of the suits, and their signs in the same order. */
const SUITS = "cdhs";
const SIGNS = "♣♦♥♠";
const SHOWN = /((?:10|[2-9JQKA])[♣♦♥♠])/;
/** Asks for the plain letter shape of a suit; a phone would paint a coloured picture. */
const AS_TEXT = "\uFE0E";

function card(match: RegExpMatchArray): Card {
  const [text, face = "", as = ""] = match;
  return { text, rank: face.charAt(0), suit: face.slice(1).replace("?", "") as Suit | "", as };
}

/** The single cards of a play, a hand or an answer. */
export function parse(cards: Cards): Card[] {
  return [...cards.matchAll(CARD)].map(card);
}

/** A play taken apart: the rule named in front of it, or "", and its cards. */
export function byRule(text: Cards): [rule: string, cards: Cards] {
  const at = text.indexOf(":");
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
}

/** Only the card, without what it stands for: `X=7h` is `X`. */
export function bare(text: string): string {
  return text.split("=", 1)[0] ?? text;
}

/** A number or rank as people write it: `T` is 10. */
export function shownRank(rank: string): string {
  return { T: "10", X: "★" }[rank] ?? rank;
}

/** A card, or the number that a joker stands for: `10♥`, `★`, `10`. */
export function shownFace(face: string): string {
  const sign = SIGNS[SUITS.indexOf(face.slice(-1))];
  return sign ? shownRank(face.slice(0, -1)) + sign + AS_TEXT : shownRank(face);
}

/** One card for a sentence or a button: `10♥`, `★`, `★ (as 7♥)`. */
export function shownCard(view: View, { text, as }: Card): string {
  const face = shownFace(bare(text));
  return as ? view.word("card.as", { face, as: shownFace(as) }) : face;
}

/** The pieces of a line for people, with the suit of each card: `3♦ → Bob` is a card and more. */
export function pieces(line: string): [string, string][] {
  const all = line.split(SHOWN).filter(Boolean);
  return all.map((piece) => {
    const suit = SUITS[SIGNS.indexOf(piece.slice(-1))] ?? "";
    return [suit ? piece + AS_TEXT : piece, suit];
  });
}

/** Cards for a button: `7♣ 7♦`, with the rule that they are played by if it is named. */
export function cardsText(view: View, text: Cards): string {
  const [rule, laid] = byRule(text);
  const cards = parse(laid)
    .map((card) => shownCard(view, card))
    .join(" ");
  return rule ? view.word("card.by", { cards, rule: view.state.meanings[rule] ?? rule }) : cards;
}
