/** A review: its picture, its list, what was done beside what was better, and its buttons. */
import { expect, test, vi } from "vitest";
import type { Review, State } from "../src/base/contract";
import lead from "./fixtures/lead.json";
import fixture from "./fixtures/review.json";
import { fixture as fixtureOf, settle } from "./model";
import { all, button, card, open, press, show } from "./page";

const state = fixture as unknown as State;
const review = state.review as Review;

function text(selector: string): string {
  return all(selector)
    .map((each) => each.textContent)
    .join(" ");
}

function shown(changes: Partial<Review> = {}): void {
  show(state, { review: { ...review, ...changes } });
}

test("a review stands in the place of the table, and says which game it is of", () => {
  shown();
  expect(all(".felt, .side")).toEqual([]);
  expect(text(".top .about")).toContain("you came in at place");
  expect(text("h2")).toBe("Your game, looked at again");
});

test("nothing of a table at play is offered beside it", () => {
  shown();
  expect(all(".tools button").map(({ title }) => title)).toEqual(["Menu"]);
});

test("the picture is one image with words, and each costly move has a dot in it", () => {
  shown();
  expect(all(".trend")[0]?.getAttribute("role")).toBe("img");
  expect(all(".trend")[0]?.getAttribute("aria-label")).toContain("Which place you could expect");
  const dots = all(".plot .dot");
  expect(dots.map(({ textContent }) => textContent)).toEqual(["1"]);
  expect(dots[0]?.dataset.on).toBe("true");
});

test("the first place is on top and the last at the bottom", () => {
  shown();
  const places = all(".places li").map((each) => each.style.top);
  expect(places).toEqual(["0.0%", "50.0%", "100.0%"]);
});

test("the list says what each move cost, and another can be chosen", () => {
  const [first] = review.lines;
  if (!first) throw new Error("no costly move");
  shown({ lines: [first, { ...first, value: "move-1", on: false }] });
  expect(text(".costly .cost")).toBe("−0.6 places −0.6 places");
  const entries = all(".costly button");
  expect(entries.map((each) => each.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  for (const each of entries) each.click();
  expect(open.model.sent).toEqual([{ do: "task", value: "move-1", version: expect.any(Number) }]);
});

test("a remark leads on where there is something to be seen", () => {
  const [deal] = review.remarks;
  if (!deal) throw new Error("no remark");
  const on = { value: "done-line-of-0", label: "Play it on ▸", main: false, on: null };
  shown({ remarks: [deal, { ...deal, title: ["Well done"], buttons: [on] }] });
  const buttons = all(".remarks button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Play it on ▸"]);
  buttons[0]?.click();
  expect(open.model.sent.at(-1)).toMatchObject({ do: "task", value: "done-line-of-0" });
});

test("what was done and what was better are drawn side by side", () => {
  shown();
  expect(all(".choice").map((each) => each.dataset.better)).toEqual(["false", "true"]);
  expect(all(".choice .laid").map((each) => each.getAttribute("aria-label"))).toEqual([
    "2 of hearts",
    "3 of clubs",
  ]);
  expect(text(".because")).toMatch(/^Why: .*Eight cut/);
});

test("a move without cards is said in words", () => {
  const [side] = review.sides;
  if (!side) throw new Error("no side");
  shown({ sides: [{ ...side, cards: "", move: ["Pass"] }] });
  expect(text(".choice .move-said")).toBe("Pass");
});

test("the rule that acted opens its card", async () => {
  shown();
  button(/^Eight cut$/).click();
  await settle();
  expect(text("dialog h2")).toContain("Eight cut");
});

test("its buttons send what they are for", () => {
  shown();
  button(/^Learn from this one$/).click();
  expect(open.model.sent.at(-1)).toMatchObject({ do: "task", value: "learn" });
});

test("it is saved as a replay: the record that Python writes of it", async () => {
  shown();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(decodeURIComponent(this.href));
  });
  button(/^Save as a replay$/).click();
  await settle();
  vi.restoreAllMocks();
  expect(saved).toEqual(["data:,the record"]);
});

test("while it is made a bar says how far it is, and it can be stopped", () => {
  const stop = { value: "stop", label: "Stop", main: false, on: null };
  shown({ share: 0.4, trend: null, lines: [], remarks: [], sides: [], why: [], buttons: [stop] });
  const bar = open.root.querySelector("progress");
  expect(bar?.value).toBe(0.4);
  expect(bar?.getAttribute("aria-label")).toBe("How far the review is");
  button(/^Stop$/).click();
  expect(open.model.sent.at(-1)).toMatchObject({ do: "task", value: "stop" });
});

test("once it is there no bar is left", () => {
  shown();
  expect(all("progress")).toEqual([]);
});

test("after a move that was only tried the chosen cards are put back", () => {
  const task = { about: "", text: [], mark: "", why: null, buttons: [], tries: 0 } as const;
  const at = (tries: number) =>
    fixtureOf(lead, { task: { ...task, text: [], buttons: [], tries } });
  show(at(0));
  card("7c").click();
  expect(all("[role=option][aria-selected=true]").length).toBe(1);
  open.model.become(at(1));
  expect(all("[role=option][aria-selected=true]")).toEqual([]);
});

test("no key opens hands that nobody sees", () => {
  shown();
  press(all(".costly button")[0] as HTMLElement, "o");
  expect(open.model.sent).toEqual([]);
});
