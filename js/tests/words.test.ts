import { expect, test } from "vitest";
import { translate } from "../src/base/words";

test("a word is filled in where its braces are", () => {
  expect(translate({ a: "{n} cards for {who}" }, "a", { n: 2, who: "Ken" })).toBe(
    "2 cards for Ken",
  );
});

test("what nobody fills in stays to be seen", () => {
  expect(translate({ a: "{n} cards" }, "a")).toBe("{n} cards");
});

test("a word that is missing shows its key", () => {
  expect(translate({}, "button.play")).toBe("button.play");
});
