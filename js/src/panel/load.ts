/** A file that a person opens: looked at here, so that Python gets only a text that it can read. */
import type { View } from "../base/view";

/** The largest file, in bytes: a far larger message would cut the connection to Python. */
export const LARGEST = 50_000;

function amount(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The number of the first line that is not UTF-8. */
function badLine(bytes: Uint8Array): number {
  let begin = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(10, begin);
    if (end < 0 || decode(bytes.subarray(begin, end)) === null) return line;
    begin = end + 1;
  }
}

/** True for what no text in UTF-8 has: a picture, for example, has empty bytes. */
function isBinary(bytes: Uint8Array): boolean {
  const marked = /^(255,254|254,255)$/.test(bytes.subarray(0, 2).join()); // UTF-16
  return !marked && bytes.includes(0);
}

/** The text of a file, or why it cannot be opened. */
async function read(view: View, file: File): Promise<{ text: string } | { why: string }> {
  const { name, size } = file;
  const most = amount(LARGEST);
  if (!size) return { why: view.word("load.empty", { file: name }) };
  if (size > LARGEST)
    return { why: view.word("load.large", { file: name, size: amount(size), most }) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isBinary(bytes)) return { why: view.word("load.binary", { file: name }) };
  const text = decode(bytes);
  if (text === null) return { why: view.word("load.utf8", { file: name, n: badLine(bytes) }) };
  return { text };
}

/** Opens a file: Python reads and judges it; of several records a person chooses one. */
export async function open(view: View, file: File): Promise<void> {
  view.set({ sheet: null });
  const found = await read(view, file);
  if ("why" in found) return view.set({ warning: found.why });
  const { text } = found;
  const titles = await view.link.ask({ ask: "titles", text });
  if (titles && titles.length > 1) view.set({ sheet: { kind: "records", text, titles } });
  else view.act({ do: "load", text, number: 1 });
}

/** Lets a person choose a file. */
export function load(view: View): void {
  const input = document.createElement("input");
  input.type = "file";
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) void open(view, file);
  };
  input.click();
}
