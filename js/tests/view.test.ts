import { describe, expect, test } from "vitest";
import { askHint, chosenCards, pool, toggle, trayTitle } from "../src/cards/card_choice";
import { refusal } from "../src/table/prompt";
import choice from "./fixtures/choice.json";
import follow from "./fixtures/follow.json";
import hint from "./fixtures/hint.json";
import lead from "./fixtures/lead.json";
import refused from "./fixtures/refused.json";
import tray from "./fixtures/tray.json";
import { fixture, viewOf } from "./model";

describe("choosing cards", () => {
  test("a card is chosen and put back", () => {
    const { view } = viewOf(fixture(lead));
    toggle(view, "7c");
    toggle(view, "7d");
    toggle(view, "7c");
    expect(chosenCards(view)).toEqual(["7d"]);
  });

  test("a click on another card replaces the first where single cards are played", () => {
    const { view } = viewOf(fixture(follow));
    toggle(view, "5h", true);
    toggle(view, "4h", true);
    expect(chosenCards(view)).toEqual(["4h"]);
  });

  test.each([[follow.plays], [[]]])(
    "so does a weak one, where of its cards %j will do",
    (plays) => {
      const { view } = viewOf(fixture(follow, { plays }));
      toggle(view, "3c", true);
      toggle(view, "6s", true);
      expect(chosenCards(view)).toEqual(["6s"]);
    },
  );

  test("a click adds to the first where several cards could be played", () => {
    const { view } = viewOf(fixture(follow, { plays: ["8d", "8dX"] }));
    toggle(view, "3c", true);
    toggle(view, "8d", true);
    expect(chosenCards(view)).toEqual(["8d", "3c"]);
  });

  test("a click with a key held down, or Space, chooses both, to ask why not", () => {
    const { view } = viewOf(fixture(follow));
    toggle(view, "5h");
    toggle(view, "4h");
    expect(chosenCards(view)).toEqual(["5h", "4h"]);
  });

  test("where only legal plays may be chosen, another card is asked about instead", () => {
    const state = fixture(follow);
    state.settings.legal_only = true;
    const { view, sent } = viewOf(state);
    toggle(view, "3c");
    expect(chosenCards(view)).toEqual([]);
    expect(sent).toEqual([{ version: 12, do: "why", cards: "3c" }]);
  });

  test("a hint is chosen at once, and again when one asks once more", () => {
    const { view } = viewOf(fixture(hint));
    expect(chosenCards(view)).toEqual(["5h"]);
    toggle(view, "5h");
    askHint(view);
    expect(chosenCards(view)).toEqual(["5h"]);
  });

  test("the cards of a choice lie apart where they are not in the hand", () => {
    const { view } = viewOf(fixture(tray));
    expect(trayTitle(view)).toBe("Discards");
    expect(pool(view)).toContain("Td");
    expect(trayTitle(viewOf(fixture(choice)).view)).toBe("");
  });
});

describe("a new state", () => {
  test("in another language keeps the cards that are chosen to answer with", () => {
    const { view, now } = viewOf(fixture(choice));
    toggle(view, "3c");
    now.state = fixture(choice);
    now.state.settings.lang = "ja";
    Object.assign(now.state.prompt.choice ?? {}, { title: "7渡し" });
    view.update();
    expect(chosenCards(view)).toEqual(["3c"]);
  });

  test("keeps the chosen cards that are still held", () => {
    const { view, now } = viewOf(fixture(follow));
    toggle(view, "5h");
    toggle(view, "4h");
    now.state = fixture(follow, { version: 13, hand: ["4h", "X"] });
    view.update();
    expect(chosenCards(view)).toEqual(["4h"]);
  });

  test("puts back those of a hint that was not taken", () => {
    const { view, now } = viewOf(fixture(hint));
    expect(chosenCards(view)).not.toEqual([]);
    now.state = fixture(follow, { hand: now.state.hand });
    view.update();
    expect(chosenCards(view)).toEqual([]);
  });

  test("puts them back when something else is asked, or cards have come", () => {
    const { view, now } = viewOf(fixture(follow));
    toggle(view, "4h");
    now.state = fixture(choice);
    view.update();
    expect(chosenCards(view)).toEqual([]);
  });

  test.each([
    ["5h", ["6s", "4h", "3c"], "3c"],
    ["Ad", ["2s", "Qc", "Jc"], "Qc"],
    ["X", ["2s", "4h"], "4h"],
  ])("keeps the keyboard in its place when %s has gone from it", (active, hand, next) => {
    const { view, now } = viewOf(fixture(follow));
    view.set({ active });
    now.state = fixture(follow, { hand });
    view.update();
    expect(view.active).toBe(next);
  });
});

test("a refusal is put away by choosing on", () => {
  const { view } = viewOf(fixture(refused));
  expect(refusal(view)?.reason).toBe("suit-bind");
  toggle(view, "5h");
  expect(refusal(view)).toBeNull();
});

test("a refusal that was put away does not come back with a changed setting", () => {
  const { view, sent } = viewOf(fixture(refused));
  view.setting("deck", "four");
  toggle(view, "5h");
  view.setting("deck", "two");
  expect(sent).toMatchObject([{ calm: false }, { calm: true }]);
});

test("the same intent is sent once for each version", () => {
  const { view, sent, now } = viewOf(fixture(follow));
  view.act({ do: "pass" });
  view.act({ do: "pass" });
  now.state = fixture(follow, { version: 13 });
  view.act({ do: "pass" });
  expect(sent).toHaveLength(2);
});
