import { expect, test } from "vitest";
import { bare, cardsText, parse } from "../src/cards/cards";
import lead from "./fixtures/lead.json";
import { fixture, viewOf } from "./model";

const plain = (text: string) => text.replaceAll("\uFE0E", "");
const { view } = viewOf(fixture(lead));

test("cards stand together without blanks and are taken apart", () => {
  expect(parse("7cTdX??").map(({ text }) => text)).toEqual(["7c", "Td", "X", "??"]);
});

test("a ten is written T or 10 and always shown as 10", () => {
  expect(plain(cardsText(view, "TcTh"))).toBe("10♣ 10♥");
});

test("a joker shows what it stands for, where that was said", () => {
  expect(plain(cardsText(view, "X"))).toBe("★");
  expect(plain(cardsText(view, "5s6sX=7s"))).toBe("5♠ 6♠ ★ (as 7♠)");
  expect(plain(cardsText(view, "X=T"))).toBe("★ (as 10)");
});

test("a card that is not seen has neither rank nor suit", () => {
  expect(parse("??")[0]).toEqual({ text: "??", rank: "?", suit: "", as: "" });
});

test("a reading taken away leaves the card", () => {
  expect(bare("X=7h")).toBe("X");
  expect(bare("7h")).toBe("7h");
});
