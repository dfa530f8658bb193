import { describe, expect, test } from "vitest";
import type { Choice } from "../src/base/contract";
import {
  among,
  answerOptions,
  anyOptions,
  jump,
  play,
  playOptions,
  step,
  withKeys,
} from "../src/cards/card_choice";

const HAND = ["3c", "7c", "7d", "7d", "9s", "X"];

function choice(low: number, high: number, cards: string[]): Choice {
  const options = cards.map((value) => ({ value, label: value }));
  const more = { tray: "", options };
  return { rule: "seven-pass", title: "", button: "", what: "cards", low, high, ...more };
}

describe("a hand", () => {
  test("tells two copies of one card apart", () => {
    expect(withKeys(HAND).map(({ key }) => key)).toEqual(["3c", "7c", "7d", "7d'", "9s", "X"]);
  });

  test("gives the chosen cards in its own order", () => {
    expect(among(HAND, new Set(["9s", "7d'"]))).toEqual(["7d", "9s"]);
  });

  test("is walked by arrows that stop at both ends", () => {
    expect(step(HAND, "3c", "ArrowLeft")).toBe("3c");
    expect(step(HAND, "7d", "ArrowRight")).toBe("7d'");
    expect(step(HAND, "7d", "End")).toBe("X");
    expect(step(HAND, "7d", "Home")).toBe("3c");
    expect(step(HAND, "7d", "q")).toBeNull();
  });

  test("is searched by rank, from the active card round and round", () => {
    expect(jump(HAND, "3c", "7")).toBe("7c");
    expect(jump(HAND, "7d'", "7")).toBe("7c");
    expect(jump(HAND, "3c", "X")).toBe("X");
    expect(jump(HAND, "3c", "K")).toBeNull();
  });
});

describe("choosing a play of too many to list", () => {
  test("leaves all other cards open, and the chosen ones to be judged", () => {
    expect(anyOptions(HAND, []).ready).toEqual([]);
    const { reach, ready } = anyOptions(HAND, ["7d", "3c"]);
    expect([...reach].sort()).toEqual(["7c", "7d", "9s", "X"]);
    expect(ready).toEqual([{ text: "7d3c", cards: ["7d", "3c"] }]);
  });
});

describe("choosing a play", () => {
  const plays = ["3c", "7c7d", "7cX", "7d7d", "7cX=7h"];

  test("leaves every card of a legal play open at first", () => {
    expect([...playOptions(plays, []).reach].sort()).toEqual(["3c", "7c", "7d", "X"]);
  });

  test("leaves open only what makes a legal play with the chosen cards", () => {
    expect([...playOptions(plays, ["7c"]).reach].sort()).toEqual(["7d", "X"]);
  });

  test("needs both copies where a play has both", () => {
    expect(playOptions(plays, ["7d"]).reach).toContain("7d");
    expect(playOptions(plays, ["7d", "7d"]).ready.map(({ text }) => text)).toEqual(["7d7d"]);
  });

  test("finds every reading of the same cards", () => {
    expect(playOptions(plays, ["7c", "X"]).ready.map(({ text }) => text)).toEqual([
      "7cX",
      "7cX=7h",
    ]);
  });

  test("leaves nothing open beside a card that is in no play", () => {
    const { reach, ready } = playOptions(plays, ["9s"]);
    expect(reach.size + ready.length).toBe(0);
  });

  test("reads a play that names its rule", () => {
    expect(play("chase-revolution:9s9h").cards).toEqual(["9s", "9h"]);
  });
});

describe("answering with cards", () => {
  test("is open up to the highest number", () => {
    expect([...answerOptions(choice(0, 2, ["3c", "9s"]), ["3c"]).reach]).toEqual(["9s"]);
    expect(answerOptions(choice(0, 1, ["3c", "9s"]), ["3c"]).reach.size).toBe(0);
  });

  test("is ready from the lowest number on, and never without a card", () => {
    expect(answerOptions(choice(2, 2, ["3c", "9s"]), ["3c"]).ready).toEqual([]);
    expect(answerOptions(choice(2, 2, ["3c", "9s"]), ["3c", "9s"]).ready[0]?.text).toBe("3c9s");
    expect(answerOptions(choice(0, 2, ["3c", "9s"]), []).ready).toEqual([]);
  });

  test("is not ready with a card that was not offered", () => {
    expect(answerOptions(choice(1, 2, ["3c"]), ["9s"]).ready).toEqual([]);
  });
});
