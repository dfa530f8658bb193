import { describe, expect, test } from "vitest";
import { type Draft, listed } from "../src/panel/draft";
import { drop, items, put, written } from "../src/panel/line";
import { ticked } from "../src/panel/option";
import type { RuleOption } from "../src/state";
import { CATALOGUE } from "./model";

const LINE = "standard, -eleven-back, stairs(minimum=2, follow=clear), seven-pass";

describe("a line of rules", () => {
  test("is parted by commas, but not inside parentheses", () => {
    expect(items(LINE)).toEqual([
      "standard",
      "-eleven-back",
      "stairs(minimum=2, follow=clear)",
      "seven-pass",
    ]);
    expect(items(" , ")).toEqual([]);
  });

  test("loses what it says of a rule, in any form", () => {
    expect(drop(LINE, "stairs")).toBe("standard, -eleven-back, seven-pass");
    expect(drop(LINE, "eleven-back")).not.toContain("eleven");
    expect(drop(LINE, "stairs-revolution")).toBe(LINE);
  });

  test("takes a new word on a rule in the place of the old one", () => {
    expect(put("standard, -stairs", "stairs(minimum=2)")).toBe("standard, stairs(minimum=2)");
    expect(put("", "base")).toBe("base");
  });

  test("joins the members of a set by a plus", () => {
    expect(written(["two", "joker-any"])).toBe("two+joker-any");
    expect(written(true)).toBe("true");
  });
});

describe("an option", () => {
  const values = ["a", "b", "c"].map((value) => ({ value, label: value }));
  const option = { name: "x", label: "", default: null, values, min: null, max: null };

  test("of one value takes the one that is ticked", () => {
    expect(ticked({ ...option, type: "one", value: "a" } as RuleOption, "b")).toBe("b");
  });

  test("of a set takes members in and out, in the order of the list", () => {
    const set = { ...option, type: "set", value: ["c"] } as RuleOption;
    expect(ticked(set, "a")).toEqual(["a", "c"]);
    expect(ticked(set, "c")).toEqual([]);
  });
});

describe("the list of rules", () => {
  const draft = { cards: CATALOGUE, all: false, query: "" } as Draft;
  const ids = (patch: Partial<Draft>) => listed({ ...draft, ...patch }).map(({ id }) => id);

  test("shows the rules that are on, or all", () => {
    expect(ids({})).not.toContain("seven-pass");
    expect(ids({ all: true })).toContain("seven-pass");
  });

  test("is searched in every language", () => {
    expect(ids({ query: "7渡し" })).toEqual(["seven-pass"]);
    expect(ids({ query: " SEVEN pass " })).toEqual(["seven-pass"]);
    expect(ids({ query: "마크" })).toEqual(["suit-bind"]);
  });
});
