import { beforeEach, expect, test } from "vitest";
import { slideAlongFans } from "../src/phone/fan";
import follow from "./fixtures/follow.json";
import { all, open, show } from "./page";

/** How much of a card the next one leaves free, and how wide it is. */
const STEP = 40;
const WIDTH = 57;

/** Lays the hand out in a row, as there is no layout here. */
function layOut(): void {
  all(".card").forEach((each, at) => {
    const box = (width: number) => () => new DOMRect(at * STEP, 100, width, 80);
    each.getBoundingClientRect = box(STEP);
    (each.firstElementChild as Element).getBoundingClientRect = box(WIDTH);
  });
}

beforeEach(() => {
  show(follow);
  layOut();
  slideAlongFans(open.root);
});

let start: HTMLElement | null = null;

/** A finger's events go to where it came down. */
function finger(type: string, x: number, y = 140, pointerType = "touch"): void {
  if (type === "pointerdown") start = all(".card")[Math.floor(x / STEP)] ?? null;
  const place = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType };
  start?.dispatchEvent(new PointerEvent(type, { bubbles: true, ...place }));
}

/** The places of cards in the hand, by what is so of them. */
function places(mark: string): number[] {
  return all(".card").flatMap((each, at) => (each.matches(mark) ? [at] : []));
}

const chosen = () => places("[aria-selected=true]");
const risen = () => places("[data-risen]");

test("a finger raises the card below it, and chooses the one that it leaves", () => {
  finger("pointerdown", 5 * STEP + 5);
  finger("pointermove", 5 * STEP + 20);
  expect(risen()).toEqual([5]);
  finger("pointermove", 6 * STEP + 1);
  expect(risen()).toEqual([6]);
  finger("pointerup", 6 * STEP + 1);
  expect(risen()).toEqual([]);
  expect(chosen()).toEqual([6]);
});

test("the last card is as wide as it looks, and beside it there is none", () => {
  const last = all(".card").length - 1;
  finger("pointerdown", 5);
  finger("pointermove", last * STEP + WIDTH - 1);
  expect(risen()).toEqual([last]);
  finger("pointermove", last * STEP + WIDTH + 1);
  expect(risen()).toEqual([]);
});

test("a finger that leaves the hand chooses nothing", () => {
  finger("pointerdown", 5);
  finger("pointermove", 6 * STEP + 5);
  finger("pointermove", 6 * STEP + 5, 20);
  finger("pointerup", 6 * STEP + 5, 20);
  expect(chosen()).toEqual([]);
});

test("a tap, a mouse and a page that scrolls are left to the browser", () => {
  const draw = (end: string, to: number, pointer?: string) => {
    finger("pointerdown", 6 * STEP + 5, 140, pointer);
    finger("pointermove", to, 140, pointer);
    finger(end, to, 140, pointer);
    finger("pointerup", to, 140, pointer);
  };
  draw("pointerup", 6 * STEP + 10);
  draw("pointerup", 7 * STEP + 5, "mouse");
  draw("pointercancel", 7 * STEP + 5);
  expect(chosen()).toEqual([]);
  expect(risen()).toEqual([]);
});
