/** The rules of the next game: switches, options, and the same as a line of text. */
import { button } from "../button";
import { Fragment, h, type Tree } from "../draw";
import { facts } from "../rule";
import type { Brief } from "../state";
import type { View } from "../view";
import { copy } from "./copy";
import { apply, change, type Draft, edit, isOpen, listed, turn, unfold } from "./draft";
import { optionControl } from "./option";

/** What is under a rule that is open: its card, and its options while it is on. */
function details(t: View, { cards, barred }: Draft, id: string): Tree {
  const card = cards.find((each) => each.id === id);
  const options = card?.on && !barred ? card.options : [];
  return card && [facts(t, card), options.map((each) => optionControl(t, id, each))];
}

function rule(t: View, draft: Draft, { id, name, frame }: Brief): Tree {
  const { on, clash, barred } = draft;
  return (
    <li key={id} class={clash.includes(id) ? "refused" : ""}>
      <input
        type="checkbox"
        checked={id in on}
        disabled={frame || !!barred}
        aria-label={name}
        onChange={({ currentTarget }) => turn(t, id, currentTarget.checked)}
      />
      <details onToggle={({ currentTarget }) => currentTarget.open && unfold(t, id)}>
        <summary>
          {name} <span class="note">{on[id]}</span>
        </summary>
        {details(t, draft, id)}
      </details>
    </li>
  );
}

/** The rules of a chapter, with how many of them are on, and which if the chapter is folded. */
function chapter(t: View, draft: Draft, title: string, found: Brief[]): Tree {
  const whole = draft.rules.filter((each) => each.chapter === title);
  const on = whole.filter(({ id }) => id in draft.on);
  const names = on.map(({ name }) => name);
  const count = t.w("editor.on", { n: on.length, all: whole.length });
  const shown = isOpen(draft, title, whole);
  return (
    <details
      key={title}
      onToggle={({ currentTarget: { open } }) =>
        open !== shown && change(t, { folds: { ...draft.folds, [title]: open } })
      }
      open={shown}
    >
      <summary class="chapter">
        {title} <span class="note">{[count, ...(shown ? [] : names)].join(" · ")}</span>
      </summary>
      <ul>{found.filter((each) => whole.includes(each)).map((each) => rule(t, draft, each))}</ul>
    </details>
  );
}

/** The words to look for. */
function search(t: View, { query }: Draft): Tree {
  return (
    <input
      type="search"
      placeholder={t.w("editor.search")}
      aria-label={t.w("editor.search")}
      value={query}
      onInput={({ currentTarget }) => change(t, { query: currentTarget.value })}
    />
  );
}

/** The houses to start from, and the rules as text. */
function line(t: View, { presets, line, barred }: Draft): Tree {
  if (barred)
    return (
      <div class="buttons">
        <p>{barred}</p>
        {button(t.w("editor.fresh"), () => change(t, { barred: "", fresh: true }))}
      </div>
    );
  return (
    <>
      <div class="buttons">
        {presets.length > 0 && t.w("editor.house")}
        {presets.map((house) => {
          const looks = { class: "link", "aria-pressed": house.line === line };
          return button(house.label, () => edit(t, () => ({ line: house.line })), looks);
        })}
      </div>
      <label>
        {t.w("editor.line")}
        <textarea
          rows={2}
          value={line}
          onChange={({ currentTarget: { value } }) => edit(t, () => ({ line: value }))}
        />
      </label>
    </>
  );
}

export function editor(t: View): Tree {
  const { draft } = t;
  if (!draft) return null;
  const found = listed(draft);
  const titles = [...new Set(found.map((each) => each.chapter))];
  const cell = `Table("${draft.line}", players=${t.state.seats.length})`;
  return (
    <>
      {line(t, draft)}
      {search(t, draft)}
      <div class="list">
        {titles.map((title) => chapter(t, draft, title, found))}
        {!found.length && <p class="empty">{t.w("editor.none")}</p>}
      </div>
      {/* Below the list, which makes room for it: no switch moves away from the pointer. */}
      <p class="refused" role="alert">
        {draft.error}
      </p>
      <div class="buttons">
        {button(t.w("button.copy_rules"), () => copy(t, cell))}
        {!draft.barred &&
          button(t.w(`editor.${draft.fresh ? "deal" : "apply"}`), () => apply(t), {
            class: "main",
            idle: draft.error !== null,
          })}
      </div>
    </>
  );
}
