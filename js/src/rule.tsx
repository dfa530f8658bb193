/** A rule on a card: its names, what it does, how it looks on the table. */
import { Fragment, h, type Tree } from "./draw";
import { say } from "./sentence";
import type { RuleCard, Sentence } from "./state";
import type { View } from "./view";
import type { Key } from "./words";

function others(t: View, word: Key, rules: Sentence): Tree {
  return (
    rules.length > 0 && (
      <p class="note">
        {t.w(word)} {say(t, rules)}
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
        <>
          <h3>{t.w("rule.example")}</h3>
          <ol class="example">
            {example.lines.map((line) => (
              <li>{say(t, line)}</li>
            ))}
          </ol>
        </>
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
