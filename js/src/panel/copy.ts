/** Text that leaves the table: to the clipboard, and to a file. */
import type { View } from "../base/view";

/** Copies a text; if the page may not, lays it out to be copied by hand. */
export async function copy(view: View, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    view.set({ said: view.word("copied") });
  } catch {
    view.set({ sheet: { kind: "text", text } });
  }
}

/** Asks Python for a text, and uses it if there is one. */
async function askText(view: View, ask: "record" | "report", use: (text: string) => void) {
  const text = await view.link.ask({ ask });
  if (text) use(text);
}

/** Copies what Python knows, preceded by what only the browser knows. */
export function copyAsked(view: View, ask: "record" | "report", before = ""): void {
  void askText(view, ask, (text) => copy(view, before + text));
}

/** Offers the record as a file that is named after its game. */
export function save(view: View): void {
  void askText(view, "record", (record) => {
    const link = document.createElement("a");
    link.href = `data:,${encodeURIComponent(record)}`;
    link.download = `${/^game\s+(\S+)/m.exec(record)?.[1] ?? "record"}.dfg`;
    link.click();
  });
}
