import { expect, test, vi } from "vitest";
import lead from "./fixtures/lead.json";
import over from "./fixtures/over.json";
import wait from "./fixtures/wait.json";
import english from "./fixtures/words.en.json";
import { all, button, open, press, show } from "./page";

const ALL = ["undo", "again", "new", "next", "hint", "step", "save", "remember", "auto_pass"];
const labels = () =>
  all("button").map((each) => each.getAttribute("aria-label") || each.title || each.textContent);

test("the line on top has nothing for a guest that only the host may do", () => {
  show(lead, { can: ALL });
  expect(all(".tools button")).toHaveLength(4);
  open.close();
  show(lead, { can: ALL, guest: true });
  expect(all(".tools button").map((each) => each.title)).toEqual(["Menu"]);
});

test("a guest asks for a hint, and takes no step for a bot", () => {
  show(lead, { can: ALL, guest: true });
  expect(labels()).toContain("Hint");
  expect(labels()).not.toContain(english["button.step"]);
});

test("after a game a guest may ask for the next one only", () => {
  show(over, { can: ALL, guest: true });
  expect(all(".ask button").map((each) => each.textContent)).toEqual(["Next game"]);
});

test("the menu of a guest has its own looks and the record, no file, no match, no pace", () => {
  show(lead, { can: ALL, guest: true });
  button(/Menu/).click();
  expect(all("dialog select").map((each) => each.getAttribute("aria-label"))).toEqual(
    (["lang", "theme", "deck", "size", "sort"] as const).map((name) => english[`set.${name}`]),
  );
  expect(all("dialog label:has([type=checkbox])").map((each) => each.textContent)).toEqual([
    english["set.legal_only"],
    english["set.auto_pass"],
  ]);
  expect(all("dialog .buttons button").map((each) => each.textContent)).toEqual([
    english["button.copy_record"],
  ]);
});

test("no key of a guest undoes a move or opens the hands", () => {
  show(lead, { can: ALL, guest: true });
  for (const key of ["u", "o"]) press(open.root.querySelector(".dfg") as HTMLElement, key);
  expect(open.model.sent.filter((message) => "do" in message)).toEqual([]);
});

test("a guest is not told to run a cell when nothing comes any more", () => {
  const silenced = (guest?: true) => {
    show(lead, guest && { guest });
    open.model.dead = true;
    button(/Hint/).click();
    const told = open.root.textContent?.includes("Python");
    open.close();
    return told;
  };
  expect(silenced()).toBe(true);
  expect(silenced(true)).toBe(false);
});

test("where a page says itself why nothing comes, the table does not say it too", () => {
  show(lead);
  const get = open.model.get.bind(open.model);
  vi.spyOn(open.model, "get").mockImplementation((trait) =>
    trait === "words" ? { ...english, dead: "" } : get(trait),
  );
  open.model.dead = true;
  button(/Hint/).click();
  expect(all(".banner")).toEqual([]);
});

test("around a table that somebody only looks at nobody changes places", () => {
  const front = [0, 1, 2].map((seat) => {
    show(lead, { me: null, hand: [], guest: true, prompt: { ...wait.prompt, seat } as never });
    const name = all(".me .name")[0]?.textContent;
    open.close();
    return name;
  });
  expect(front).toEqual(Array(3).fill(lead.seats[0]?.name));
  show(lead);
});

test("somebody who looks on sees after a game what the seat in front had left", () => {
  const seats = over.seats.map((seat, at) => ({ ...seat, hand: at ? null : "3c5d" }));
  show(over, { me: null, hand: [], guest: true, seats } as never);
  expect(all(".me [data-suit]")).toHaveLength(2);
});
