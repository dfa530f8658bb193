/** Sentences of names, cards, rules and words that explain themselves; always shown as text. */
import { words } from "../base/button";
import type { Cards, Seat, Segment, Sentence } from "../base/contract";
import { term } from "../base/tip";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { byRule, parse, pieces, shownCard } from "./cards";
import { pictureOf } from "./face";

/** The letters of the seats, in their order. */
export const LETTERS = "abcdefghi";

export function seatOf(view: View, seat: number | null): Seat | undefined {
  return view.state.seats.find((each) => each.seat === seat);
}

export function nameOf(view: View, seat: number): string {
  return seatOf(view, seat)?.name ?? "";
}

/** The name of a player as it is drawn: it cannot turn the text around it round. */
export function player(view: View, seat: number): Tree {
  return <bdi>{nameOf(view, seat)}</bdi>;
}

/** Cards inside a line of text, which keeps them together unless they are many or it is narrow.
 *
 * Anything else than cards (a player, a number, yes or no, a bid) is shown as it is written.
 */
export function inline(view: View, cards: Cards, narrow = false): Tree {
  const all = parse(byRule(cards)[1]);
  const whole = all.map(({ text }) => text).join("") === byRule(cards)[1];
  const blank = narrow || all.length > 5 ? " " : "\u00a0";
  return (
    <span class="cards" {...(whole && pictureOf(view, all))}>
      {whole
        ? all.map((card, at) => [
            at > 0 && blank,
            <span data-suit={card.suit}>{shownCard(view, card)}</span>,
          ])
        : pieces(cards).map(([text, suit]) => (suit ? <span data-suit={suit}>{text}</span> : text))}
    </span>
  );
}

/** Asks for the card of a rule, to lie over the table. */
export async function openRule(view: View, rule: string): Promise<void> {
  const card = await view.link.ask({ ask: "rule", rule });
  if (card) view.set({ sheet: { kind: "rule", card }, tip: null });
}

export function ruleLink(view: View, rule: string, label: Tree): Tree {
  return words(label, { class: "link", onClick: () => void openRule(view, rule) });
}

function part(view: View, segment: Segment): Tree {
  if (typeof segment === "string") return segment;
  const [kind, value, label] = segment;
  if (kind === "p") return <b>{player(view, value)}</b>;
  if (kind === "c") return inline(view, value);
  if (kind === "t") return term(view, view.link.words()[`term.${value}`] ?? value, label);
  return ruleLink(view, value, <bdi>{label}</bdi>);
}

export function say(view: View, sentence: Sentence): Tree {
  return sentence.map((segment) => part(view, segment));
}
