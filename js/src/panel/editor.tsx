/** The rules of the next game: switches, options, and the same as a line of text. */
import { button } from "../base/button";
import type { Brief } from "../base/contract";
import { Fragment, h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { facts } from "../table/rule";
import { copy } from "./copy";
import { apply, change, type Draft, edit, isOpen, matchingRules, turn, unfold } from "./draft";
import { LARGEST } from "./load";
import { optionControl } from "./option";

/** What is under a rule that is open: its card, and its options while it is on. */
function details(view: View, { cards, barred }: Draft, id: string): Tree {
  const card = cards.find((each) => each.id === id);
  const options = card?.on && !barred ? card.options : [];
  return card && [facts(view, card), options.map((each) => optionControl(view, id, each))];
}

function rule(view: View, draft: Draft, { id, name, frame }: Brief): Tree {
  const { on, clash, barred } = draft;
  return (
    <li key={id} class={clash.includes(id) ? "refused" : ""}>
      <input
        type="checkbox"
        checked={id in on}
        disabled={frame || !!barred}
        aria-label={name}
        onChange={({ currentTarget }) => turn(view, id, currentTarget.checked)}
      />
      <details onToggle={({ currentTarget }) => currentTarget.open && unfold(view, id)}>
        <summary>
          {name} <span class="note">{on[id]}</span>
        </summary>
        {details(view, draft, id)}
      </details>
    </li>
  );
}

/** The rules of a chapter, with how many of them are on, and which if the chapter is folded. */
function chapter(view: View, draft: Draft, title: string, found: Brief[]): Tree {
  const whole = draft.rules.filter((each) => each.chapter === title);
  const on = whole.filter(({ id }) => id in draft.on);
  const names = on.map(({ name }) => name);
  const count = view.word("editor.on", { n: on.length, all: whole.length });
  const shown = isOpen(draft, title, whole);
  return (
    <details
      key={title}
      onToggle={({ currentTarget: { open } }) =>
        open !== shown && change(view, { folds: { ...draft.folds, [title]: open } })
      }
      open={shown}
    >
      <summary class="chapter">
        {title} <span class="note">{[count, ...(shown ? [] : names)].join(" · ")}</span>
      </summary>
      <ul>{found.filter((each) => whole.includes(each)).map((each) => rule(view, draft, each))}</ul>
    </details>
  );
}

/** The words to look for. */
function search(view: View, { query }: Draft): Tree {
  return (
    <input
      type="search"
      maxLength={LARGEST}
      placeholder={view.word("editor.search")}
      aria-label={view.word("editor.search")}
      value={query}
      onInput={({ currentTarget }) => change(view, { query: currentTarget.value })}
    />
  );
}

/** The houses to start from, and the rules as text. */
function line(view: View, { presets, line, barred }: Draft): Tree {
  if (barred)
    return (
      <div class="buttons">
        <p>{barred}</p>
        {button(view.word("editor.fresh"), () => change(view, { barred: "", fresh: true }))}
      </div>
    );
  return (
    <>
      <div class="buttons">
        {presets.length > 0 && view.word("editor.house")}
        {presets.map((house) => {
          const looks = { class: "link", "aria-pressed": house.line === line };
          return button(house.label, () => edit(view, () => ({ line: house.line })), looks);
        })}
      </div>
      <label>
        {view.word("editor.line")}
        <textarea
          rows={2}
          maxLength={LARGEST}
          value={line}
          onChange={({ currentTarget: { value } }) => edit(view, () => ({ line: value }))}
        />
      </label>
    </>
  );
}

export function editor(view: View): Tree {
  const { draft } = view;
  if (!draft) return null;
  const found = matchingRules(draft);
  const titles = [...new Set(found.map((each) => each.chapter))];
  const cell = `Table("${draft.line}", players=${view.state.seats.length})`;
  return (
    <>
      {line(view, draft)}
      {search(view, draft)}
      <div class="list">
        {titles.map((title) => chapter(view, draft, title, found))}
        {!found.length && <p class="empty">{view.word("editor.none")}</p>}
      </div>
      {/* Below the list, which makes room for it: no switch moves away from the pointer. */}
      <p class="refused" role="alert">
        {draft.error}
      </p>
      <div class="buttons">
        {button(view.word("button.copy_rules"), () => copy(view, cell))}
        {!draft.barred &&
          button(view.word(`editor.${draft.fresh ? "deal" : "apply"}`), () => apply(view), {
            class: "main",
            idle: draft.error !== null,
          })}
      </div>
    </>
  );
}
