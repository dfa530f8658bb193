/** One card, on the table or in the hand. */

import type { Cards } from "../base/contract";
import { icon } from "../base/icon";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { withKeys } from "./card_choice";
import { type Card, parse, shownFace, shownRank } from "./cards";

/** What a screen reader says: "7 of hearts", "joker (as 8♥)". */
export function spokenCards(view: View, { rank, suit, as }: Card): string {
  const face = view.word("card.joker");
  if (rank === "X") return as ? view.word("card.as", { face, as: shownFace(as) }) : face;
  if (!suit) return view.word("card.back");
  return view.word("card.name", { rank: shownRank(rank), suit: view.word(`suit.${suit}`) });
}

/** A card from behind. */
export function back(key: string): Tree {
  return <span key={key} class="face back" data-flip={key} />;
}

/** `key` ties the card to the same card of the same seat elsewhere, so that it visibly moves. */
export function face(card: Card, key: string): Tree {
  const { rank, suit, as } = card;
  if (rank === "?") return back(key);
  const sign = suit || "joker";
  return (
    <span key={key} class="face" data-suit={sign} data-flip={key}>
      <span class="index">
        {rank !== "X" && <b>{shownRank(rank)}</b>}
        {icon(sign)}
      </span>
      {as && <small>{shownFace(as)}</small>}
      {icon(sign)}
    </span>
  );
}

/** The attributes that make cards one picture, which is read out by their names. */
export function pictureOf(view: View, cards: Card[]) {
  return {
    role: "img",
    "aria-label": cards.map((card) => spokenCards(view, card)).join(", "),
  } as const;
}

/** The cards of a seat side by side. */
export function row(view: View, seat: number, cards: Cards, looks = "row"): Tree {
  const all = parse(cards);
  const keys = withKeys(all.map(({ text }) => text));
  return (
    <span class={looks} {...pictureOf(view, all)}>
      {all.map((card, at) => face(card, `${seat} ${keys[at]?.key}`))}
    </span>
  );
}
