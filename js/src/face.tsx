/** One card as it lies on the table or stands in the hand. */
import { type Card, parse, shownCard, shownRank } from "./cards";
import { Icon } from "./icon";
import { held } from "./selection";
import type { Cards } from "./state";
import type { View } from "./view";
import type { Key } from "./words";

/** What a screen reader says: "7 of hearts". */
export function spoken(t: View, { rank, suit }: Card): string {
  if (rank === "X") return t.w("card.joker");
  if (!suit) return t.w("card.back");
  const name = "JQKA".includes(rank) ? t.w(`rank.${rank}` as Key) : shownRank(rank);
  return t.w("card.name", { rank: name, suit: t.w(`suit.${suit}`) });
}

/** `flip` ties the card to the same card elsewhere, so that it is seen to move. */
export function Face({ card, flip }: { card: Card; flip: string }) {
  const { rank, suit, as } = card;
  if (rank === "?") return <span class="face back" data-flip={flip} />;
  const sign = suit || "joker";
  return (
    <span class="face" data-suit={sign} data-flip={flip}>
      <span class="index">
        {rank !== "X" && <b>{shownRank(rank)}</b>}
        <Icon is={sign} />
      </span>
      {as && <small>{shownCard({ ...card, text: as, as: "" })}</small>}
      <Icon is={sign} />
    </span>
  );
}

/** Some cards in a row, said as one picture. */
export function Row({ t, cards }: { t: View; cards: Cards }) {
  const all = parse(cards);
  const names = all.map((card) => spoken(t, card)).join(", ");
  const keys = held(all.map(({ text }) => text));
  return (
    <span class="row" role="img" aria-label={names} style={{ "--k": all.length }}>
      {all.map((card, at) => (
        <Face key={keys[at]?.key} card={card} flip={keys[at]?.key ?? ""} />
      ))}
    </span>
  );
}
