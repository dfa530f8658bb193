/** Text that leaves the table: to the clipboard, to a file, and from one. */
import type { View } from "../view";

/** Copies, and says so, and `more`; where the page may not, lays the text out to be copied. */
export async function copy(t: View, text: string, more = ""): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    t.set({ said: `${t.w("copied")} ${more}` });
  } catch {
    t.set({ sheet: { kind: "text", text }, said: more });
  }
}

/** Copies the record. */
export async function copyRecord(t: View): Promise<void> {
  await copy(t, await t.link.ask<string>({ ask: "record" }));
}

/** Copies what a report needs, and says what it is and where it goes. */
export async function copyReport(t: View): Promise<void> {
  const report = await t.link.ask<string>({ ask: "report" });
  await copy(t, `# ${navigator.userAgent}\n${report}`, t.w("report.send"));
}

/** Offers the record as a file that is called like its game. */
export async function save(t: View): Promise<void> {
  const record = await t.link.ask<string>({ ask: "record" });
  const link = document.createElement("a");
  link.href = `data:,${encodeURIComponent(record)}`;
  link.download = `${/^game\s+(\S+)/m.exec(record)?.[1] ?? "record"}.dfg`;
  link.click();
}

/** Lets a file be chosen and sends it to Python, which reads and judges it. */
export function load(t: View): void {
  const input = document.createElement("input");
  input.type = "file";
  input.onchange = async () => {
    t.act({ do: "load", text: (await input.files?.[0]?.text()) ?? "" });
    t.set({ sheet: null });
  };
  input.click();
}
