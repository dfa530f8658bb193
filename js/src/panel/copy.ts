/** Text that leaves the table: to the clipboard, to a file, and from one. */
import type { View } from "../view";

/** Copies; where the page may not, lays the text out to be copied by hand. */
export async function copy(t: View, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    t.set({ said: t.w("copied") });
  } catch {
    t.set({ sheet: { kind: "text", text } });
  }
}

/** Asks Python for a text and copies it. */
export async function copyAsked(t: View, ask: "record" | "report"): Promise<void> {
  await copy(t, await t.link.ask<string>({ ask }));
}

/** Offers the record as a file, by a link beside the button that was pressed. */
export async function save(t: View, beside: HTMLElement): Promise<void> {
  const record = await t.link.ask<string>({ ask: "record" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = "daifugo.dfg";
  link.hidden = true;
  beside.after(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Sends the chosen file to Python, which reads and judges it. */
export async function load(t: View, input: HTMLInputElement): Promise<void> {
  const text = await input.files?.[0]?.text();
  input.value = "";
  if (text === undefined) return;
  t.act({ do: "load", text });
  t.set({ sheet: null });
}
