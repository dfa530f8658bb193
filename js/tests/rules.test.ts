import { describe, expect, test } from "vitest";
import type { Brief, RuleOption } from "../src/base/contract";
import { type Draft, isOpen, matchingRules, typedValue, valueText } from "../src/panel/draft";
import { afterTick } from "../src/panel/option";
import { CHOICES } from "./model";

test("a value is written as in a record: members of a set are joined by a plus", () => {
  expect(valueText(["two", "joker-any"])).toBe("two+joker-any");
  expect(valueText(true)).toBe("true");
});

test("a list may be typed with commas or spaces, on a Japanese keyboard too", () => {
  for (const text of ["3+2", "3,2", "3, 2 ", "3 2", "３、２", "３，２", "3;2"]) {
    expect(typedValue(text)).toBe("3+2");
  }
  expect(typedValue(" 4 ")).toBe("4");
  expect(typedValue("")).toBe("");
});

describe("an option", () => {
  const values = ["a", "b", "c"].map((value) => ({ value, label: value }));
  const option = { name: "x", label: "", default: null, values, example: "" };

  test("of one value takes the one that is ticked", () => {
    expect(afterTick({ ...option, type: "one", value: "a" } as RuleOption, "b")).toBe("b");
  });

  test("of a set takes members in and out, in the order of the list", () => {
    const set = { ...option, type: "set", value: ["c"] } as RuleOption;
    expect(afterTick(set, "a")).toEqual(["a", "c"]);
    expect(afterTick(set, "c")).toEqual([]);
  });
});

describe("the list of rules", () => {
  const draft = { ...CHOICES, clash: [], folds: {}, query: "" };
  const ids = (patch: Partial<Draft>) =>
    matchingRules({ ...draft, ...patch } as Draft).map(({ id }) => id);

  test("shows all rules, whether they are on or off", () => {
    expect(ids({})).toHaveLength(CHOICES.rules.length);
  });

  test("folds a long chapter and the rules of every game, until one looks for something", () => {
    const chapter = (length: number, frame = false) =>
      Array.from({ length }, (_, at) => ({ ...CHOICES.rules[0], id: `r${at}`, frame }) as Brief);
    const opens = (rules: Brief[], patch: Partial<Draft> = {}) =>
      isOpen({ ...draft, ...patch } as Draft, "Binds", rules);
    expect([opens(chapter(8)), opens(chapter(9)), opens(chapter(2, true))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(opens(chapter(9), { query: "cut" })).toBe(true);
    expect(opens(chapter(9), { clash: ["r3"] })).toBe(true);
    expect(opens(chapter(9), { folds: { Binds: true } })).toBe(true);
    expect(opens(chapter(2), { folds: { Binds: false } })).toBe(false);
  });

  test("is searched in every language, among all of them", () => {
    expect(ids({ query: "7渡し" })).toEqual(["seven-pass"]);
    expect(ids({ query: " SEVEN pass " })).toEqual(["seven-pass"]);
    expect(ids({ query: "마크" })).toEqual(["suit-bind"]);
    expect(ids({ query: "７渡し" })).toEqual(["seven-pass"]);
    expect(ids({ query: "Seven-Pass" })).toEqual(["seven-pass"]);
    expect(ids({ query: "pass seven" })).toEqual(["seven-pass"]);
    expect(ids({ query: "pass　nonsense" })).toEqual([]);
    expect(ids({ query: "sēven pass" })).toEqual(["seven-pass"]);
  });
});
