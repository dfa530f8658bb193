import { expect, test } from "vitest";
import lead from "./fixtures/lead.json";
import wait from "./fixtures/wait.json";
import english from "./fixtures/words.en.json";
import { settle } from "./model";
import { all, button, open, press, show } from "./page";

const BOTS = { b: "steady", c: "sharp" };
const NAMES = all_names();

function all_names(): string[] {
  return (lead as { seats: { seat: number; name: string }[] }).seats
    .filter(({ seat }) => seat > 0)
    .map(({ name }) => name);
}

/** Opens the menu, and waits until the players are there. */
async function menu(): Promise<void> {
  button(/Menu/).click();
  await settle();
}

function lists(): HTMLSelectElement[] {
  const names = [english["bots.all"], ...NAMES];
  return all("dialog select").filter((each) =>
    names.includes(each.getAttribute("aria-label") ?? ""),
  ) as HTMLSelectElement[];
}

/** Chooses a value as a person does. */
function choose(list: HTMLSelectElement | undefined, value: string): void {
  if (!list) throw new Error("there is no such list");
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

test("the menu says who each bot is, and what the players do", async () => {
  show(lead, { bots: BOTS });
  await menu();
  expect(lists().map(({ value }) => value)).toEqual(["", "steady", "sharp"]);
  expect(all("dialog dt").map((each) => each.textContent)).toEqual([
    "a random one",
    "a steady one",
    "a sharp one",
  ]);
  expect(all("dialog dd")[2]?.textContent).toBe("plays as sharp does");
});

test("another player is chosen for one bot, or for all of them", async () => {
  show(lead, { bots: BOTS });
  await menu();
  choose(lists()[2], "random");
  choose(lists()[0], "sharp");
  expect(open.model.sent).toMatchObject([
    { do: "bot", seat: 2, player: "random" },
    { do: "bot", player: "sharp" },
  ]);
  expect(open.model.sent[1]).not.toHaveProperty("seat");
});

test("a bot of somebody's own stands in its list under its own name", async () => {
  show(lead, { bots: { b: "Lowest" } });
  await menu();
  const [only] = lists();
  expect(lists()).toHaveLength(1);
  expect(only?.value).toBe("Lowest");
  expect(only?.options).toHaveLength(4);
});

test("a guest, and a table without bots, are not asked", async () => {
  show(lead, { guest: true });
  await menu();
  expect(lists()).toEqual([]);
  open.close();
  show(lead, { bots: {} });
  await menu();
  expect(lists()).toEqual([]);
});

test("who waits for bots alone can have the end at once, by a button or a key", () => {
  show(wait, { can: ["to-end"] });
  button(/To the end/).click();
  press(open.root.querySelector(".dfg") as HTMLElement, "e");
  expect(open.model.sent[0]).toMatchObject({ do: "to-end" });
});

test("the tip of a setting stands below it", () => {
  show(lead);
  button(/Menu/).click();
  expect(open.root.textContent).toContain(english["about.auto_pass"]);
});

test("what was remembered can be forgotten once it is there", () => {
  show(lead, { can: ["remember", "forget"] });
  button(/Menu/).click();
  button(/Forget/).click();
  expect(open.model.sent.at(-1)).toMatchObject({ do: "forget" });
  expect(all("dialog")).toEqual([]);
});
