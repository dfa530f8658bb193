import { describe, expect, test } from "vitest";
import { askHint, picked, pool, toggle, trayTitle } from "../src/choosing";
import { refusal } from "../src/prompt";
import choice from "./fixtures/choice.json";
import follow from "./fixtures/follow.json";
import hint from "./fixtures/hint.json";
import lead from "./fixtures/lead.json";
import refused from "./fixtures/refused.json";
import tray from "./fixtures/tray.json";
import { fixture, view } from "./model";

describe("choosing cards", () => {
  test("a card is chosen and put back", () => {
    const { t } = view(fixture(lead));
    toggle(t, "7c");
    toggle(t, "7d");
    toggle(t, "7c");
    expect(picked(t)).toEqual(["7d"]);
  });

  test("a click on another card replaces the first where single cards are played", () => {
    const { t } = view(fixture(follow));
    toggle(t, "5h", true);
    toggle(t, "4h", true);
    expect(picked(t)).toEqual(["4h"]);
  });

  test.each([[follow.plays], [[]]])(
    "so does a weak one, where of its cards %j will do",
    (plays) => {
      const { t } = view(fixture(follow, { plays }));
      toggle(t, "3c", true);
      toggle(t, "6s", true);
      expect(picked(t)).toEqual(["6s"]);
    },
  );

  test("a click adds to the first where several cards could be played", () => {
    const { t } = view(fixture(follow, { plays: ["8d", "8dX"] }));
    toggle(t, "3c", true);
    toggle(t, "8d", true);
    expect(picked(t)).toEqual(["8d", "3c"]);
  });

  test("a click with a key held down, or Space, chooses both, to ask why not", () => {
    const { t } = view(fixture(follow));
    toggle(t, "5h");
    toggle(t, "4h");
    expect(picked(t)).toEqual(["5h", "4h"]);
  });

  test("where only legal plays may be chosen, another card is asked about instead", () => {
    const state = fixture(follow);
    state.settings.legal_only = true;
    const { t, sent } = view(state);
    toggle(t, "3c");
    expect(picked(t)).toEqual([]);
    expect(sent).toEqual([{ version: 12, do: "why", cards: "3c" }]);
  });

  test("a hint is chosen at once, and again when one asks once more", () => {
    const { t } = view(fixture(hint));
    expect(picked(t)).toEqual(["5h"]);
    toggle(t, "5h");
    askHint(t);
    expect(picked(t)).toEqual(["5h"]);
  });

  test("the cards of a choice lie apart where they are not in the hand", () => {
    const { t } = view(fixture(tray));
    expect(trayTitle(t)).toBe("Discards");
    expect(pool(t)).toContain("Td");
    expect(trayTitle(view(fixture(choice)).t)).toBe("");
  });
});

describe("a new state", () => {
  test("in another language keeps the cards that are chosen to answer with", () => {
    const { t, now } = view(fixture(choice));
    toggle(t, "3c");
    now.state = fixture(choice);
    now.state.settings.lang = "ja";
    Object.assign(now.state.prompt.choice ?? {}, { title: "7渡し" });
    t.update();
    expect(picked(t)).toEqual(["3c"]);
  });

  test("keeps the chosen cards that are still held", () => {
    const { t, now } = view(fixture(follow));
    toggle(t, "5h");
    toggle(t, "4h");
    now.state = fixture(follow, { version: 13, hand: ["4h", "X"] });
    t.update();
    expect(picked(t)).toEqual(["4h"]);
  });

  test("puts back those of a hint that was not taken", () => {
    const { t, now } = view(fixture(hint));
    expect(picked(t)).not.toEqual([]);
    now.state = fixture(follow, { hand: now.state.hand });
    t.update();
    expect(picked(t)).toEqual([]);
  });

  test("puts them back when something else is asked, or cards have come", () => {
    const { t, now } = view(fixture(follow));
    toggle(t, "4h");
    now.state = fixture(choice);
    t.update();
    expect(picked(t)).toEqual([]);
  });

  test.each([
    ["5h", ["6s", "4h", "3c"], "3c"],
    ["Ad", ["2s", "Qc", "Jc"], "Qc"],
    ["X", ["2s", "4h"], "4h"],
  ])("keeps the keyboard in its place when %s has gone from it", (active, hand, next) => {
    const { t, now } = view(fixture(follow));
    t.set({ active });
    now.state = fixture(follow, { hand });
    t.update();
    expect(t.active).toBe(next);
  });
});

test("a refusal is put away by choosing on", () => {
  const { t } = view(fixture(refused));
  expect(refusal(t)?.reason).toBe("suit-bind");
  toggle(t, "5h");
  expect(refusal(t)).toBeNull();
});

test("a refusal that was put away does not come back with a changed setting", () => {
  const { t, sent } = view(fixture(refused));
  t.setting("deck", "four");
  toggle(t, "5h");
  t.setting("deck", "two");
  expect(sent).toMatchObject([{ calm: false }, { calm: true }]);
});

test("the same intent is sent once for each version", () => {
  const { t, sent, now } = view(fixture(follow));
  t.act({ do: "pass" });
  t.act({ do: "pass" });
  now.state = fixture(follow, { version: 13 });
  t.act({ do: "pass" });
  expect(sent).toHaveLength(2);
});
