import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KEYS, translate } from "../src/words";
import english from "./fixtures/words.en.json";

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

test("the list of keys is sorted, without doubles, and has its English words", () => {
  expect([...KEYS]).toEqual([...new Set(KEYS)].sort());
  expect(Object.keys(english).sort()).toEqual([...KEYS].sort());
});

test("every key in the source is listed", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"));
  const used = sources.flatMap((text) => [...text.matchAll(/\bw\("([^"]+)"/g)].map((m) => m[1]));
  expect(used.filter((key) => !(KEYS as readonly unknown[]).includes(key))).toEqual([]);
});
