/** Sentences of names, cards, rules and words that explain themselves; always shown as text. */
import { words } from "./button";
import { byRule, parse, pieces, shownCard } from "./cards";
import { h, type Tree } from "./draw";
import { pictured } from "./face";
import type { Cards, RuleCard, Seat, Segment, Sentence } from "./state";
import { term } from "./tip";
import type { View } from "./view";

/** The letters of the seats, in their order. */
export const LETTERS = "abcdefghi";

export function seatOf(t: View, seat: number | null): Seat | undefined {
  return t.state.seats.find((each) => each.seat === seat);
}

export function nameOf(t: View, seat: number): string {
  return seatOf(t, seat)?.name ?? "";
}

/** Cards inside a line of text, which keeps them together unless they are many or it is narrow.
 *
 * Anything else than cards (a player, a number, yes or no, a bid) is shown as it is written.
 */
export function inline(t: View, cards: Cards, narrow = false): Tree {
  const all = parse(byRule(cards)[1]);
  const whole = all.map(({ text }) => text).join("") === byRule(cards)[1];
  const blank = narrow || all.length > 5 ? " " : "\u00a0";
  return (
    <span class="cards" {...(whole && pictured(t, all))}>
      {whole
        ? all.map((card, at) => [
            at > 0 && blank,
            <span data-suit={card.suit}>{shownCard(t, card)}</span>,
          ])
        : pieces(cards).map(([text, suit]) => (suit ? <span data-suit={suit}>{text}</span> : text))}
    </span>
  );
}

/** Asks for the card of a rule, to lie over the table. */
export async function openRule(t: View, rule: string): Promise<void> {
  const card = await t.link.ask<RuleCard>({ ask: "rule", rule });
  if (card) t.set({ sheet: { kind: "rule", card }, tip: null });
}

export function ruleLink(t: View, rule: string, label: Tree): Tree {
  return words(label, { class: "link", onClick: () => void openRule(t, rule) });
}

function part(t: View, segment: Segment): Tree {
  if (typeof segment === "string") return segment;
  const [kind, value, label] = segment;
  if (kind === "p") return <b>{nameOf(t, value)}</b>;
  if (kind === "c") return inline(t, value);
  if (kind === "t") return term(t, t.link.words()[`term.${value}`] ?? value, label);
  return ruleLink(t, value, label);
}

export function say(t: View, sentence: Sentence): Tree {
  return sentence.map((segment) => part(t, segment));
}
