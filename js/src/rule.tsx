/** A rule on a card: what it is called, what it does, how it looks on the table. */
import { Fragment, h, type Tree } from "./draw";
import { ruleLink, say } from "./sentence";
import type { RuleCard } from "./state";
import type { View } from "./view";
import type { Key } from "./words";

function others(t: View, word: Key, ids: string[]): Tree {
  const name = (id: string) => t.state.rules.find((rule) => rule.id === id)?.name ?? id;
  return (
    ids.length > 0 && (
      <p class="note">
        {t.w(word)} {ids.map((id) => [ruleLink(t, id, name(id)), " "])}
      </p>
    )
  );
}

/** Names in three languages, text, note, what it needs, and its example. */
export function facts(t: View, { names, text, note, needs, excludes, example }: RuleCard): Tree {
  return (
    <>
      <p class="note">
        {Object.entries(names).map(([lang, name], at) => [
          at > 0 && " · ",
          <span lang={lang}>{name}</span>,
        ])}
      </p>
      <p>{text}</p>
      {note && <p class="note">{note}</p>}
      {others(t, "rule.needs", needs)}
      {others(t, "rule.excludes", excludes)}
      {example.lines.length > 0 && (
        <ol class="example" aria-label={t.w("rule.example")}>
          {example.lines.map((line) => (
            <li>{say(t, line)}</li>
          ))}
        </ol>
      )}
    </>
  );
}

export function ruleSheet(t: View, card: RuleCard): Tree {
  return (
    <>
      <p class="note">{card.chapter_title}</p>
      {facts(t, card)}
      {card.in_force && <p>{t.w("rule.in_force", { options: card.in_force })}</p>}
    </>
  );
}
