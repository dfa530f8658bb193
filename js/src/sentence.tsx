/** Sentences of names, cards, rules and words that explain themselves; always shown as text. */
import type { ComponentChildren } from "preact";
import { parse, shownCard } from "./cards";
import { Term } from "./tip";
import type { Cards, Segment, Sentence } from "./state";
import type { View } from "./view";

export function nameOf(t: View, seat: number): string {
  return t.state.seats.find((each) => each.seat === seat)?.name ?? "";
}

/** Cards inside a line of text. */
export function InlineCards({ cards }: { cards: Cards }) {
  return (
    <span class="cards">
      {parse(cards).map((card, at) => (
        <span key={at} data-suit={card.suit}>
          {at > 0 && " "}
          {shownCard(card)}
        </span>
      ))}
    </span>
  );
}

export function RuleLink({ t, rule, children }: Linked) {
  return (
    <button type="button" class="link" onClick={() => t.openRule(rule)}>
      {children}
    </button>
  );
}

interface Linked {
  t: View;
  rule: string;
  children: ComponentChildren;
}

function Part({ t, part }: { t: View; part: Segment }) {
  if (typeof part === "string") return <>{part}</>;
  const [kind, value] = part;
  if (kind === "p") return <b>{nameOf(t, value)}</b>;
  if (kind === "c") return <InlineCards cards={value} />;
  const label = part[2];
  if (kind === "t") return <Term t={t} text={t.link.words()[`term.${value}`] ?? ""} label={label} />;
  return (
    <RuleLink t={t} rule={value}>
      {label}
    </RuleLink>
  );
}

export function Say({ t, say }: { t: View; say: Sentence }) {
  return say.map((part, at) => <Part key={at} t={t} part={part} />);
}
