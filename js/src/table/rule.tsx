/** A rule on a card: its names, what it does, how it looks on the table. */

import type { RuleCard, Sentence, WordKey } from "../base/contract";
import { Fragment, h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { say } from "../cards/sentence";

function others(view: View, word: WordKey, rules: Sentence): Tree {
  return (
    rules.length > 0 && (
      <p class="note">
        {view.word(word)} {say(view, rules)}
      </p>
    )
  );
}

/** Names beside each other, each marked with its language. */
function nameList(names: [lang: string, name: string][]): Tree {
  return names.map(([lang, name], at) => [at > 0 && " · ", <bdi lang={lang}>{name}</bdi>]);
}

/** Further names by which people know the rule. */
function alsoCalled(view: View, aka: RuleCard["aka"]): Tree {
  const names = Object.entries(aka).flatMap(([lang, each]) =>
    each.map((name): [string, string] => [lang, name]),
  );
  return (
    names.length > 0 && (
      <p class="note">
        {view.word("rule.aka")} {nameList(names)}
      </p>
    )
  );
}

/** All names, text, note, what it needs, and its example. */
export function facts(view: View, card: RuleCard): Tree {
  const { names, aka, text, note, fame, needs, excludes, example } = card;
  return (
    <>
      <p class="note">{nameList(Object.entries(names))}</p>
      {alsoCalled(view, aka)}
      <p>{text}</p>
      {note && <p class="note">{note}</p>}
      {fame && <p class="note">{fame}</p>}
      {others(view, "rule.needs", needs)}
      {others(view, "rule.excludes", excludes)}
      {example.lines.length > 0 && (
        <>
          <h3>{view.word("rule.example")}</h3>
          <ol class="example">
            {example.lines.map((line) => (
              <li>{say(view, line)}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

export function ruleSheet(view: View, card: RuleCard): Tree {
  return (
    <>
      <p class="note">{card.chapter_title}</p>
      {facts(view, card)}
      {card.in_force && <p>{view.word("rule.in_force", { options: card.in_force })}</p>}
    </>
  );
}
