/** Text that leaves the table: to the clipboard, to a file, and from one. */
import type { View } from "../view";

/** Copies a text; if the page may not, lays it out to be copied by hand. */
export async function copy(t: View, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    t.set({ said: t.w("copied") });
  } catch {
    t.set({ sheet: { kind: "text", text } });
  }
}

/** Asks Python for a text, and uses it if there is one. */
async function asked(t: View, ask: "record" | "report", use: (text: string) => void) {
  const text = await t.link.ask<string>({ ask });
  if (text) use(text);
}

/** Copies what Python knows, preceded by what only the browser knows. */
export function copyAsked(t: View, ask: "record" | "report", before = ""): void {
  void asked(t, ask, (text) => copy(t, before + text));
}

/** Offers the record as a file that is named after its game. */
export function save(t: View): void {
  void asked(t, "record", (record) => {
    const link = document.createElement("a");
    link.href = `data:,${encodeURIComponent(record)}`;
    link.download = `${/^game\s+(\S+)/m.exec(record)?.[1] ?? "record"}.dfg`;
    link.click();
  });
}

/** Lets a person choose a file and sends it to Python, which reads and judges it. */
export function load(t: View): void {
  const input = document.createElement("input");
  input.type = "file";
  input.onchange = async () => {
    t.act({ do: "load", text: (await input.files?.[0]?.text()) ?? "" });
    t.set({ sheet: null });
  };
  input.click();
}
