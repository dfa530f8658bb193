import { expect, test } from "vitest";
import { LARGEST } from "../src/panel/load";
import follow from "./fixtures/follow.json";
import words from "./fixtures/words.en.json";
import { settle } from "./model";
import { all, button, open, show } from "./page";

/** Chooses a file as a person does: by the menu. */
async function choose(name: string, content: BlobPart): Promise<void> {
  const inputs: HTMLInputElement[] = [];
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () {
    inputs.push(this);
  };
  button(/^Menu/).click();
  button(/^Load/).click();
  HTMLInputElement.prototype.click = click;
  const [input] = inputs;
  if (!input) throw new Error("a file is asked for");
  Object.defineProperty(input, "files", { value: [new File([content], name)] });
  input.dispatchEvent(new Event("change"));
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((done) => setTimeout(done));
    await settle();
  }
}

const banner = () => open.root.querySelector(".banner")?.textContent?.trim();
const PNG = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]);
const SHIFT_JIS = new Uint8Array([116, 105, 116, 108, 101, 10, 0x91, 0xe5, 0x95, 0x78, 10]);
const UTF_16 = new Uint8Array([255, 254, 104, 0, 97, 0]);

test.each([
  [
    "of nine megabytes",
    "x".repeat(9e6),
    "r.dfg has 9.0 MB: a file of at most 50 kB can be opened.",
  ],
  ["a byte too large", "x".repeat(LARGEST + 1), "r.dfg has 51 kB: a file of at most 50 kB"],
  ["that is empty", "", "r.dfg is empty"],
  ["that is a picture", PNG, "r.dfg is no text"],
  ["in Shift-JIS", SHIFT_JIS, "r.dfg, line 2: this is not UTF-8: save the file as UTF-8"],
  ["in UTF-16", UTF_16, "r.dfg, line 1: this is not UTF-8"],
])("a file %s is refused in the browser", async (_, content, why) => {
  show(follow);
  await choose("r.dfg", content);
  expect(banner()).toContain(why);
  expect(open.model.sent).toEqual([]);
  button(/^Close/).click();
  expect(banner()).toBeUndefined();
  expect(open.model.sent).toEqual([]);
});

test.each([
  ["with a mark of its bytes", "\ufeffhands 3c", "hands 3c"],
  ["as large as it may be", "x".repeat(LARGEST), "x".repeat(LARGEST)],
])("a file %s is opened", async (_, content, text) => {
  show(follow);
  await choose("r.dfg", content);
  expect(open.model.sent).toEqual([{ version: 12, do: "load", text, number: 1 }]);
  expect(banner()).toBeUndefined();
});

test("of several records in a file a person chooses one by its title", async () => {
  show(follow);
  const text = "title One\n---\ntitle Two\n";
  await choose("r.dfg", text);
  expect(open.model.sent).toEqual([]);
  expect(all("dialog h2")[0]?.textContent).toBe(words["load.several"]);
  button(/^Two/).click();
  expect(open.model.sent).toEqual([{ version: 12, do: "load", text, number: 2 }]);
  expect(all("dialog")).toEqual([]);
});

test("what went wrong with a file is gone once one goes on", async () => {
  show(follow);
  await choose("r.dfg", "");
  button(/^Pass/).click();
  open.model.become({ ...open.model.state, version: 13 });
  expect(banner()).toBeUndefined();
});
