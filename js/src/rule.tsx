/** A rule on a card: what it is called, what it does, how it looks on the table. */
import { RuleLink, Say } from "./sentence";
import type { RuleCard } from "./state";
import type { View } from "./view";
import type { Key } from "./words";

/** Names in three languages, text, note, what it needs, and its example. */
export function Facts({ t, card }: { t: View; card: RuleCard }) {
  const { names, example } = card;
  const languages = Object.entries(names).filter(([lang]) => lang !== t.state.settings.lang);
  return (
    <>
      <p class="names">
        {languages.map(([lang, name]) => (
          <span key={lang} lang={lang}>
            {name}
          </span>
        ))}
      </p>
      <p>{card.text}</p>
      {card.note && <p class="note">{card.note}</p>}
      <Others t={t} key="needs" word="rule.needs" ids={card.needs} />
      <Others t={t} key="excludes" word="rule.excludes" ids={card.excludes} />
      {example.lines.length > 0 && (
        <div class="example">
          <h3>{t.w("rule.example")}</h3>
          <ol>
            {example.lines.map((say, at) => (
              <li key={at}>
                <Say t={t} say={say} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

function Others({ t, word, ids }: { t: View; word: Key; ids: string[] }) {
  if (!ids.length) return null;
  const known = new Map(t.state.rules.map(({ id, name }) => [id, name]));
  return (
    <p class="note">
      {t.w(word)}{" "}
      {ids.map((id) => (
        <RuleLink key={id} t={t} rule={id}>
          {known.get(id) ?? id}
        </RuleLink>
      ))}
    </p>
  );
}

export function RuleSheet({ t, card }: { t: View; card: RuleCard }) {
  return (
    <>
      <p class="chapter">{card.chapter_title}</p>
      <Facts t={t} card={card} />
      {card.in_force && (
        <p class="force">
          {t.w("rule.in_force")} {card.in_force}
        </p>
      )}
    </>
  );
}
