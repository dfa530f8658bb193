import { expect, test } from "vitest";
import type { StoryLine } from "../src/base/contract";
import { places } from "../src/table/seats";
import { chapters } from "../src/table/story";

test.each([
  [1, [0, 1, 0]],
  [2, [1, 0, 1]],
  [3, [1, 1, 1]],
  [5, [1, 3, 1]],
  [8, [2, 4, 2]],
])("%i others sit at the left, along the top and at the right: %j", (others, counts) => {
  const sides = Object.values(places(Array.from({ length: others })));
  expect(sides.map((people) => people.length)).toEqual(counts);
});

test("the newest trick of a story stands first, and in a trick the oldest line", () => {
  const line = (trick: number, text: string): StoryLine => ({ trick, seat: null, say: [text] });
  const told = chapters([line(1, "a"), line(1, "b"), line(2, "c")]);
  expect(told.map((lines) => lines.map(({ say }) => say[0]))).toEqual([["c"], ["a", "b"]]);
});
