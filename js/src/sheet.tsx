/** What lies over the table until it is closed: a rule, the menu, the keys, the rules of the next game. */
import { Icon } from "./icon";
import { KeyHelp } from "./keyhelp";
import { Editor } from "./panel/editor";
import { Menu } from "./panel/menu";
import { RuleSheet } from "./rule";
import type { Sheet, View } from "./view";

/** A dialog of the page holds the focus, closes on Escape, and no notebook cell cuts it off. */
function show(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

function title(t: View, sheet: Sheet): string {
  if (sheet.kind === "rule") return sheet.card.names[t.state.settings.lang];
  const keys = { menu: "menu.title", keys: "button.keys", editor: "editor.title" } as const;
  return t.w(sheet.kind === "text" ? "copy.by_hand" : keys[sheet.kind]);
}

function Content({ t, sheet }: { t: View; sheet: Sheet }) {
  if (sheet.kind === "rule") return <RuleSheet t={t} card={sheet.card} />;
  if (sheet.kind === "text") return <TextToCopy t={t} text={sheet.text} />;
  const Kind = { menu: Menu, keys: KeyHelp, editor: Editor }[sheet.kind];
  return <Kind t={t} />;
}

function TextToCopy({ t, text }: { t: View; text: string }) {
  return (
    <textarea
      readOnly
      rows={12}
      aria-label={t.w("copy.by_hand")}
      onFocus={({ currentTarget }) => currentTarget.select()}
    >
      {text}
    </textarea>
  );
}

export function SheetOver({ t }: { t: View }) {
  const { sheet } = t;
  if (!sheet) return null;
  const close = () => t.set({ sheet: null });
  const id = `${t.uid}-sheet`;
  return (
    <dialog ref={show} class={`sheet ${sheet.kind}`} aria-labelledby={id} onClose={close}>
      <header>
        <h2 id={id}>{title(t, sheet)}</h2>
        <button type="button" class="plain" aria-label={t.w("button.close")} onClick={close}>
          <Icon is="close" />
        </button>
      </header>
      <div class="content">
        <Content t={t} sheet={sheet} />
      </div>
    </dialog>
  );
}
