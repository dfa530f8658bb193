/** One card, on the table or in the hand. */
import { type Card, parse, shownFace, shownRank } from "./cards";
import { h, type Tree } from "./draw";
import { icon } from "./icon";
import { held } from "./selection";
import type { Cards } from "./state";
import type { View } from "./view";

/** What a screen reader says: "7 of hearts", "joker (as 8♥)". */
export function spoken(t: View, { rank, suit, as }: Card): string {
  const face = t.w("card.joker");
  if (rank === "X") return as ? t.w("card.as", { face, as: shownFace(as) }) : face;
  if (!suit) return t.w("card.back");
  return t.w("card.name", { rank: shownRank(rank), suit: t.w(`suit.${suit}`) });
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
export function pictured(t: View, cards: Card[]) {
  return { role: "img", "aria-label": cards.map((card) => spoken(t, card)).join(", ") } as const;
}

/** The cards of a seat side by side. */
export function row(t: View, seat: number, cards: Cards, looks = "row"): Tree {
  const all = parse(cards);
  const keys = held(all.map(({ text }) => text));
  return (
    <span class={looks} {...pictured(t, all)}>
      {all.map((card, at) => face(card, `${seat} ${keys[at]?.key}`))}
    </span>
  );
}
