/** One's own games, which lie beside the scores: looked up, kept or not, and forgotten. */
import { afterEach, expect, test } from "vitest";
import over from "./fixtures/over.json";
import { type FakeModel, fixture, KEPT, table } from "./model";

let open: { model: FakeModel; root: HTMLElement; close: () => void };
afterEach(() => open.close());

const settled = () => new Promise((done) => setTimeout(done));

function button(label: string): HTMLElement | undefined {
  const all = [...open.root.querySelectorAll<HTMLElement>("button")];
  return all.find(({ textContent }) => textContent === label);
}

async function press(label: string): Promise<void> {
  const found = button(label);
  if (!found) throw new Error(`no button ${label}`);
  found.click();
  await settled();
}

async function show(can: string[] = ["games"]): Promise<void> {
  open = table(fixture(over, { can }));
  await press("Scores");
}

test("games are looked up and lie over the table", async () => {
  await show();
  await press("My games");
  const sheet = open.root.querySelector("dialog");
  expect(sheet?.textContent).toContain("3 games on 2 days.");
  expect(sheet?.querySelector("table")?.getAttribute("aria-label")).toBe("By house");
  expect(sheet?.querySelector("img")?.getAttribute("alt")).toBe(KEPT.alt);
});

test("a table that keeps no games has no button for them", async () => {
  await show([]);
  expect(button("My games")).toBeUndefined();
});

test("games are no longer kept at a press, and the sheet is looked up anew", async () => {
  await show();
  await press("My games");
  await press("Keep no more games");
  expect(open.model.sent).toMatchObject([{ do: "leave-games" }]);
  expect(button("Keep no more games")).toBeDefined();
});

test("games are forgotten only after a second press", async () => {
  await show();
  await press("My games");
  await press("Forget all games …");
  expect(open.model.sent).toEqual([]);
  expect(open.root.querySelector("[role=alert] button")?.textContent).toBe("Yes, forget them");
  await press("No, they stay");
  expect(button("Yes, forget them")).toBeUndefined();
  await press("Forget all games …");
  await press("Yes, forget them");
  expect(open.model.sent).toMatchObject([{ do: "clear-games" }]);
  expect(button("Yes, forget them")).toBeUndefined();
});
