/** What covers the table until it is closed: a rule, the menu, the keys, games, the next rules. */
import { signButton } from "../base/button";
import { h, type Tree } from "../base/vdom";
import type { Sheet, View } from "../base/view";
import { ruleSheet } from "../table/rule";
import { editor } from "./editor";
import { games } from "./games";
import { inviteSheet } from "./invite";
import { menu } from "./menu";
import { records } from "./records";

/**
 * A dialog of the page holds the focus, closes on Escape, and is not cut off by the notebook cell.
 * If the page is a frame far higher than the screen, as in VS Code, only the table is in sight, and
 * the cells around it cover the frame.
 */
function show(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  const table = (dialog.parentNode as Element).getBoundingClientRect();
  if (innerHeight > 2 * screen.height)
    dialog.style.cssText = `max-height:${table.height}px;top:${table.top}px;bottom:auto`;
  dialog.showModal();
}

/** A rule has a key, so that another one, opened from it, begins at its top. */
function content(view: View, sheet: Sheet): [title: string, content: Tree, key?: string] {
  if (sheet.kind === "rule")
    return [sheet.card.names[view.state.settings.lang], ruleSheet(view, sheet.card), sheet.card.id];
  if (sheet.kind === "menu") return [view.word("button.menu"), menu(view, sheet.players)];
  if (sheet.kind === "keys") return [view.word("button.keys"), <p>{view.word("keys")}</p>];
  if (sheet.kind === "records")
    return [view.word("load.several"), records(view, sheet.text, sheet.titles)];
  if (sheet.kind === "games") return [view.word("games.open"), games(view, sheet.kept, sheet.sure)];
  if (sheet.kind === "invite") return [view.word("invite.title"), inviteSheet(view, sheet)];
  if (sheet.kind === "editor") return [view.word("editor.title"), editor(view)];
  const title = view.word("copy.by_hand"); // the clipboard was shut
  return [title, <textarea readonly rows={12} aria-label={title} value={sheet.text} />];
}

/** Closes as Escape does: the page puts the focus back where it was. */
function shut({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.closest("dialog")?.close();
}

export function sheet(view: View): Tree {
  if (!view.sheet) return null;
  const [title, inner, key] = content(view, view.sheet);
  const close = () => view.set({ sheet: null });
  return (
    <dialog ref={show} class="sheet" aria-labelledby={view.id("sheet")} onClose={close}>
      <header>
        <h2 id={view.id("sheet")}>{title}</h2>
        <span role="status">{view.said}</span>
        {signButton("close", view.word("button.close"), shut)}
      </header>
      <div class="content" key={key}>
        {inner}
      </div>
    </dialog>
  );
}
