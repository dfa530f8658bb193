import { describe, expect, test } from "vitest";
import type { State } from "../src/base/contract";
import { toggle } from "../src/cards/card_choice";
import { actions } from "../src/table/actions";
import choice from "./fixtures/choice.json";
import cover from "./fixtures/cover.json";
import follow from "./fixtures/follow.json";
import interrupt from "./fixtures/interrupt.json";
import lead from "./fixtures/lead.json";
import match from "./fixtures/match.json";
import over from "./fixtures/over.json";
import seat from "./fixtures/seat.json";
import wait from "./fixtures/wait.json";
import yes from "./fixtures/yes.json";
import { fixture, viewOf } from "./model";

const plain = (text: string) => text.replaceAll("\uFE0E", "");

/** The buttons as a person sees them: `*` the main one, `()` what cannot be pressed. */
function seen(state: State, ...chosen: string[]): string[] {
  const { view } = viewOf(state);
  for (const key of chosen) toggle(view, key);
  return actions(view).map(({ label, main, idle }) => {
    const words = plain(label) + (main ? "*" : "");
    return idle ? `(${words})` : words;
  });
}

describe("the buttons", () => {
  test("on your turn wait for a card", () => {
    expect(seen(fixture(follow))).toEqual(["Hint", "Pass", "(Play*)"]);
  });

  test("say what Play will do", () => {
    expect(seen(fixture(follow), "5h")).toEqual(["Hint", "Pass", "Play 5♥*"]);
  });

  test("offer cards that are no legal play, to be told why, but not as the main thing", () => {
    expect(seen(fixture(follow), "3c")).toEqual(["Hint", "Pass", "Play 3♣"]);
  });

  test("are one for each reading of the same cards", () => {
    const state = fixture(lead, { plays: ["5c6cX=7c", "5c6cX=4c"] });
    expect(seen(state, "5c", "6c", "X").slice(2)).toEqual([
      "Play 5♣ 6♣ ★ (as 7♣)*",
      "Play 5♣ 6♣ ★ (as 4♣)*",
    ]);
  });

  test("are one for each rule by which the cards can be played, the advised one marked", () => {
    const plays = ["guerrilla:5h5d", "catapult:5h5d"];
    const hint = { move: "catapult:5h5d", text: [] };
    const meanings = { guerrilla: "Guerrilla", catapult: "Catapult" };
    const state = fixture(lead, { hand: ["5h", "5d"], plays, meanings, hint });
    const { view, sent } = viewOf(state);
    const offered = actions(view).slice(2);
    expect(offered.map(({ label, hinted }) => [plain(label), hinted])).toEqual([
      ["Play 5♥ 5♦ (Guerrilla)", false],
      ["Play 5♥ 5♦ (Catapult)", true],
    ]);
    offered[0]?.run();
    expect(sent).toEqual([{ version: state.version, do: "play", cards: "guerrilla:5h5d" }]);
  });

  test("answer a question once more that was answered wrong", () => {
    const task = { about: "", text: [], mark: "bad" as const, why: null, buttons: [] };
    expect(seen(fixture(follow, { task }), "5h")).toEqual(["Hint", "Pass", "Play 5♥*"]);
    expect(seen(fixture(seat, { task }))).toEqual(seen(fixture(seat)));
  });

  test("lead to the pass where nothing fits, until a card is tried", () => {
    const state = fixture(follow, { plays: [] });
    expect(seen(state)).toEqual(["Hint", "Pass*", "(Play*)"]);
    expect(seen(state, "3c")).toEqual(["Hint", "Pass", "Play 3♣"]);
  });

  test("do not let a leader pass", () => {
    expect(seen(fixture(lead))).toContain("(Pass)");
  });

  test("stay in their places while others act", () => {
    expect(seen(fixture(wait))).toEqual(["Next move", "(Pass)", "(Play*)"]);
  });

  test("of a choice of cards name the cards, or nothing", () => {
    expect(seen(fixture(choice))).toEqual(["Hint", "Give nothing", "(Give …*)"]);
    expect(seen(fixture(choice), "3c", "9s")).toEqual(["Hint", "Give nothing", "Give 3♣ 9♠*"]);
  });

  test("of other choices are the answers", () => {
    expect(seen(fixture(yes))).toEqual(["Hint", "Keep it hidden*", "Reveal"]);
    expect(seen(fixture(seat))).toEqual(["Hint", "Nobody", "Ken*", "Hana*", "Yuki*"]);
    expect(seen(fixture(interrupt))).toEqual([
      "Dokan!",
      "Hint",
      "Let it stand",
      "Stop with 4♥ 4♦*",
      "Stop with 4♥ ★*",
    ]);
  });

  test("under a cover ask who sits down", () => {
    expect(seen(fixture(cover))).toEqual(["I am Hana, show my cards*"]);
  });

  test("between games lead on", () => {
    expect(seen(fixture(over))).toEqual(["Same deal again", "New deal", "Next game*"]);
    expect(seen(fixture(match)).at(-1)).toBe("Play on*");
  });
});

describe("a button that is pressed", () => {
  function press(state: State, label: string, ...chosen: string[]): unknown {
    const { view, sent } = viewOf(state);
    for (const key of chosen) toggle(view, key);
    actions(view)
      .find((action) => plain(action.label) === label)
      ?.run();
    return sent.at(-1);
  }

  test("plays the chosen cards of the version that was seen", () => {
    expect(press(fixture(follow), "Play 5♥", "5h")).toEqual({
      version: 12,
      do: "play",
      cards: "5h",
    });
  });

  test("asks why instead, where only legal plays are to be chosen", () => {
    const state = fixture(follow);
    const { view, sent } = viewOf(state);
    toggle(view, "3c");
    state.settings.legal_only = true;
    actions(view).at(-1)?.run();
    expect(sent).toEqual([{ version: 12, do: "why", cards: "3c" }]);
  });

  test("answers a choice with cards, a seat or nothing", () => {
    expect(press(fixture(choice), "Give 3♣", "3c")).toMatchObject({ do: "answer", value: "3c" });
    expect(press(fixture(choice), "Give nothing")).toMatchObject({ do: "answer", value: "-" });
    expect(press(fixture(seat), "Hana")).toMatchObject({ do: "answer", value: "c" });
  });

  test("asks why where a leader may not pass, and does nothing while others act", () => {
    expect(press(fixture(lead), "Pass")).toMatchObject({ do: "pass" });
    expect(press(fixture(wait), "Pass")).toBeUndefined();
  });

  test("passes, calls, takes the seat", () => {
    const calls = [{ rule: "dokan", label: "Dokan!" }];
    const state = fixture(follow);
    state.prompt.calls = calls;
    expect(press(state, "Pass")).toMatchObject({ do: "pass" });
    expect(press(state, "Dokan!")).toMatchObject({ do: "call", rule: "dokan" });
    expect(press(fixture(cover), "I am Hana, show my cards")).toMatchObject({ do: "take" });
  });
});
