/** The rules of the next game: switches, options, and the same as a line of text. */
import { button } from "../button";
import { Fragment, h, type Tree } from "../draw";
import { facts } from "../rule";
import type { RuleCard } from "../state";
import type { View } from "../view";
import { copy } from "./copy";
import { change, type Draft, edit, listed, turn } from "./draft";
import { optionControl } from "./option";

function rule(t: View, card: RuleCard): Tree {
  const name = t.named(card);
  return (
    <li key={card.id}>
      <input
        type="checkbox"
        checked={card.on}
        disabled={card.frame}
        aria-label={name}
        onChange={({ currentTarget }) => turn(t, card.id, currentTarget.checked)}
      />
      <details>
        <summary>
          {name} <span class="note">{card.in_force}</span>
        </summary>
        {facts(t, card)}
        {card.options.map((option) => optionControl(t, card, option))}
      </details>
    </li>
  );
}

/** The rules by chapter, and under a heading of their own those of every game. */
function chapters(t: View, draft: Draft): Tree {
  const cards = listed(draft);
  if (!cards.length) return <p class="empty">{t.w("editor.none")}</p>;
  let last = "";
  return cards.map((card) => {
    const title = card.frame ? t.w("editor.frame") : card.chapter_title;
    const heading = title !== last && <li class="chapter">{title}</li>;
    last = title;
    return [heading, rule(t, card)];
  });
}

/** Which rules to list: a word to look for, and all of them or those that are on. */
function filter(t: View, { query, all }: Draft): Tree {
  return (
    <div class="buttons">
      <input
        type="search"
        placeholder={t.w("editor.search")}
        aria-label={t.w("editor.search")}
        value={query}
        onInput={({ currentTarget }) => change(t, { query: currentTarget.value })}
      />
      <label>
        <input type="checkbox" checked={all} onChange={() => change(t, { all: !all })} />
        {t.w("editor.all")}
      </label>
    </div>
  );
}

/** The houses to start from, the rules as text, and why they would not do. */
function line(t: View, { presets, line, error }: Draft): Tree {
  return (
    <>
      <div class="buttons">
        {t.w("editor.house")}
        {presets.map((house) => {
          const on = house.line === line;
          const looks = { class: on ? "chip" : "link", "aria-pressed": on };
          return button(house.label, () => edit(t, house.line), looks);
        })}
      </div>
      <textarea
        rows={2}
        aria-label={t.w("editor.line")}
        title={t.w("editor.line")}
        value={line}
        onChange={({ currentTarget }) => edit(t, currentTarget.value)}
      />
      <p class="refused" role="alert">
        {error}
      </p>
    </>
  );
}

export function editor(t: View): Tree {
  const { draft } = t;
  if (!draft) return null;
  const apply = () => {
    t.act({ do: "rules", text: draft.line });
    t.set({ sheet: null });
  };
  return (
    <>
      {line(t, draft)}
      {filter(t, draft)}
      <ul class="list" aria-label={t.w("editor.title")}>
        {chapters(t, draft)}
      </ul>
      <div class="buttons">
        {button(t.w("button.copy_rules"), () => copy(t, draft.line))}
        {button(t.w("editor.apply"), apply, { class: "main", off: draft.error !== null })}
      </div>
    </>
  );
}
