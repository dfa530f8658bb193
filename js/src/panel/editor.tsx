/** The rules of the next game: switches, options, and the same as a line of text. */
import { Facts } from "../rule";
import type { RuleCard } from "../state";
import type { View } from "../view";
import { copy } from "./copy";
import { change, type Draft, edit, listed, turn } from "./draft";
import { OptionControl } from "./option";

function Rule({ t, card, open }: { t: View; card: RuleCard; open: boolean }) {
  const name = card.names[t.state.settings.lang];
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={card.on}
          disabled={card.frame}
          title={card.frame ? t.w("editor.frame") : ""}
          onChange={({ currentTarget }) => turn(t, card.id, currentTarget.checked)}
        />
        {name}
      </label>
      <button
        type="button"
        class="more"
        aria-expanded={open}
        aria-label={t.w("editor.about", { name })}
        onClick={() => change(t, { open: open ? "" : card.id })}
      >
        {card.in_force || card.text}
      </button>
      {open && (
        <div class="about">
          <Facts t={t} card={card} />
          {card.options.map((option) => (
            <OptionControl key={option.name} t={t} card={card} option={option} />
          ))}
        </div>
      )}
    </li>
  );
}

function Chapters({ t, draft }: { t: View; draft: Draft }) {
  const cards = listed(draft);
  const titles = new Map(cards.map(({ chapter, chapter_title }) => [chapter, chapter_title]));
  if (!cards.length) return <p class="empty">{t.w("editor.none")}</p>;
  return [...titles].map(([chapter, title]) => (
    <section key={chapter}>
      <h3>{title}</h3>
      <ul>
        {cards
          .filter((card) => card.chapter === chapter)
          .map((card) => (
            <Rule key={card.id} t={t} card={card} open={draft.open === card.id} />
          ))}
      </ul>
    </section>
  ));
}

/** Which rules to list: a word to look for, and all of them or those that are on. */
function Filter({ t, draft }: { t: View; draft: Draft }) {
  return (
    <p class="filter">
      <input
        type="search"
        placeholder={t.w("editor.search")}
        aria-label={t.w("editor.search")}
        value={draft.query}
        onInput={({ currentTarget }) => change(t, { query: currentTarget.value })}
      />
      <label>
        <input type="checkbox" checked={draft.all} onChange={() => change(t, { all: !draft.all })} />
        {t.w("editor.all")}
      </label>
    </p>
  );
}

function Line({ t, draft }: { t: View; draft: Draft }) {
  const houses = [{ line: "", label: t.w("editor.yours") }, ...draft.presets];
  const house = draft.presets.some(({ line }) => line === draft.line) ? draft.line : "";
  return (
    <div class="line">
      <label>
        {t.w("editor.house")}{" "}
        <select
          value={house}
          onChange={({ currentTarget }) => currentTarget.value && edit(t, currentTarget.value)}
        >
          {houses.map(({ line, label }) => (
            <option key={line} value={line}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.w("editor.line")}
        <textarea
          rows={2}
          spellcheck={false}
          value={draft.line}
          onChange={({ currentTarget }) => edit(t, currentTarget.value)}
        />
      </label>
      {draft.error && (
        <p class="error" role="alert">
          {draft.error}
        </p>
      )}
    </div>
  );
}

export function Editor({ t }: { t: View }) {
  const { draft } = t;
  if (!draft) return null;
  const apply = () => {
    t.act({ do: "rules", text: draft.line });
    t.set({ sheet: null });
  };
  return (
    <>
      <Line t={t} draft={draft} />
      <Filter t={t} draft={draft} />
      <div class="list" tabIndex={0} role="group" aria-label={t.w("editor.title")}>
        <Chapters t={t} draft={draft} />
      </div>
      <p class="buttons">
        <button type="button" onClick={() => copy(t, draft.line)}>
          {t.w("button.copy_rules")}
        </button>
        <button type="button" class="main" aria-disabled={Boolean(draft.error)} onClick={apply}>
          {t.w("editor.apply")}
        </button>
      </p>
    </>
  );
}
