/** What covers the table until it is closed: a rule, the menu, the keys, the next rules. */
import { signButton } from "./button";
import { h, type Tree } from "./draw";
import { editor } from "./panel/editor";
import { menu } from "./panel/menu";
import { ruleSheet } from "./rule";
import type { Sheet, View } from "./view";

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
function content(t: View, sheet: Sheet): [title: string, content: Tree, key?: string] {
  if (sheet.kind === "rule")
    return [sheet.card.names[t.state.settings.lang], ruleSheet(t, sheet.card), sheet.card.id];
  if (sheet.kind === "menu") return [t.w("button.menu"), menu(t)];
  if (sheet.kind === "keys") return [t.w("button.keys"), <p>{t.w("keys")}</p>];
  if (sheet.kind === "editor") return [t.w("editor.title"), editor(t)];
  const title = t.w("copy.by_hand"); // the clipboard was shut
  return [title, <textarea readonly rows={12} aria-label={title} value={sheet.text} />];
}

/** Closes as Escape does: the page puts the focus back where it was. */
function shut({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.closest("dialog")?.close();
}

export function sheet(t: View): Tree {
  if (!t.sheet) return null;
  const [title, inner, key] = content(t, t.sheet);
  const close = () => t.set({ sheet: null });
  return (
    <dialog ref={show} class="sheet" aria-labelledby={t.id("sheet")} onClose={close}>
      <header>
        <h2 id={t.id("sheet")}>{title}</h2>
        <span role="status">{t.said}</span>
        {signButton("close", t.w("button.close"), shut)}
      </header>
      <div class="content" key={key}>
        {inner}
      </div>
    </dialog>
  );
}
