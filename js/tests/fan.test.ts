import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slideAlongFans } from "../src/phone/fan";
import follow from "./fixtures/follow.json";
import { all, card, open, show } from "./page";

/** What lies below the finger; without a layout the test says so. */
let below: HTMLElement | null;

beforeEach(() => {
  document.elementFromPoint = () => below;
  show(follow);
  slideAlongFans(open.root);
});
afterEach(() => vi.restoreAllMocks());

function finger(type: string, over: HTMLElement | null, x: number, more = {}): void {
  below = over;
  const event = new PointerEvent(type, {
    ...{ bubbles: true, pointerId: 1, isPrimary: true, pointerType: "touch", clientX: x },
    ...more,
  });
  (start ?? over)?.dispatchEvent(event); // a finger's events go to where it came down
  if (type === "pointerdown") start = over;
  if (type === "pointerup") start = null;
}

let start: HTMLElement | null = null;
const chosen = () =>
  all(".card[aria-selected=true]").map((each) => each.getAttribute("aria-label"));
const risen = () => all("[data-risen]").map((each) => each.getAttribute("aria-label"));

test("a finger raises the card below it, and chooses the one that it leaves", () => {
  const [first, second] = [card("5h"), card("4h")];
  finger("pointerdown", first, 0);
  finger("pointermove", first, 20);
  expect(risen()).toEqual([first.getAttribute("aria-label")]);
  finger("pointermove", second, 60);
  expect(risen()).toEqual([second.getAttribute("aria-label")]);
  finger("pointerup", second, 60);
  expect(risen()).toEqual([]);
  expect(chosen()).toEqual([second.getAttribute("aria-label")]);
});

test("a finger that leaves the hand chooses nothing", () => {
  finger("pointerdown", card("5h"), 0);
  finger("pointermove", card("4h"), 40);
  finger("pointermove", open.root.querySelector(".felt"), 60);
  finger("pointerup", open.root.querySelector(".felt"), 60);
  expect(chosen()).toEqual([]);
});

test("a tap, a mouse and a page that scrolls are left to the browser", () => {
  finger("pointerdown", card("5h"), 0);
  finger("pointermove", card("5h"), 5);
  finger("pointerup", card("5h"), 5);
  finger("pointerdown", card("5h"), 0, { pointerType: "mouse" });
  finger("pointermove", card("4h"), 40, { pointerType: "mouse" });
  finger("pointerup", card("4h"), 40, { pointerType: "mouse" });
  finger("pointerdown", card("5h"), 0);
  finger("pointermove", card("4h"), 40);
  finger("pointercancel", card("4h"), 40);
  finger("pointerup", card("4h"), 40);
  expect(chosen()).toEqual([]);
  expect(risen()).toEqual([]);
});
