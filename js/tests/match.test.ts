/** What a match adds to the table: the clock, the score card, what can be done between games. */
import { afterEach, describe, expect, test } from "vitest";
import type { ScoreTable, State } from "../src/base/contract";
import interrupt from "./fixtures/interrupt.json";
import lead from "./fixtures/lead.json";
import over from "./fixtures/over.json";
import wait from "./fixtures/wait.json";
import { type FakeModel, fixture, table } from "./model";

let open: { model: FakeModel; root: HTMLElement; close: () => void };
afterEach(() => open.close());

function show(state: State) {
  open = table(state);
}

function all(selector: string): HTMLElement[] {
  return [...open.root.querySelectorAll<HTMLElement>(selector)];
}

function press(label: string): void {
  const found = all("button").find((each) =>
    [each.textContent, each.getAttribute("aria-label"), each.title].includes(label),
  );
  if (!found) throw new Error(`no button ${label}`);
  found.click();
}

describe("the time to act", () => {
  const bar = () => open.root.querySelector<HTMLElement>(".timer i");

  test("runs in a bar, at the end of which the table goes on", () => {
    show(fixture(interrupt));
    expect(bar()?.style.cssText).toContain("15s");
    bar()?.dispatchEvent(new Event("animationend"));
    expect(open.model.sent).toMatchObject([{ do: "time-up" }]);
  });

  test("takes its time on a page that shortens all motion", () => {
    show(fixture(interrupt));
    expect(bar()?.getAttribute("style")).toMatch(/^animation:.*!important/);
  });

  test("rests while something lies over the table, and can be switched off", () => {
    show(fixture(interrupt));
    press("Menu");
    expect(bar()?.style.cssText).toContain("paused");
    press("Do not hurry me");
    expect(open.model.sent).toMatchObject([{ do: "set", key: "timer", value: "off" }]);
  });

  test("rests in a pause, and goes on with what was left", () => {
    const state = fixture(interrupt);
    show(state);
    const before = bar();
    open.model.become({ ...state, settings: { ...state.settings, paused: true } });
    expect(bar()?.style.cssText).toContain("paused");
    expect(all(".timer")[0]?.textContent).toContain("your time stands still");
    open.model.become({ ...state, settings: { ...state.settings, paused: false } });
    expect(bar()?.style.cssText).toContain("running");
    expect(bar()).toBe(before);
  });

  test("stays where the rules have fixed it", () => {
    const state = fixture(lead);
    state.prompt.timer = { id: 0, seconds: 60, fixed: true };
    show(state);
    expect(bar()?.style.cssText).toContain("60s");
    expect(all(".timer")[0]?.textContent).toContain("60 seconds to act.");
    expect(all(".timer button")).toEqual([]);
  });
});

describe("the score card", () => {
  test("shows points with their classes, totals bold, and who has won", () => {
    const state = fixture(over);
    const lines: ScoreTable["lines"] = [
      { cells: [[["1.1"]], [["6+2"], ["Daifug\u014d"]]], total: false },
      { cells: [[["Set 1"]], [["8"]]], total: true },
    ];
    const games = { label: "Scores", head: ["Game", "Mina"], lines };
    Object.assign(state.scores, { games, verdict: ["The match is over."] });
    show(state);
    press("Scores");
    expect(all(".leaf td").map((cell) => cell.textContent)).toEqual(["6+2Daifug\u014d", "8"]);
    expect(all(".leaf [data-total=true] td").map((total) => total.textContent)).toEqual(["8"]);
    expect(all(".leaf p").at(-1)?.textContent).toBe("The match is over.");
  });
});

describe("between games", () => {
  test("what the table offers is called by its rule", () => {
    const state = fixture(over);
    state.prompt.calls = [{ rule: "joining", label: "A newcomer joins" }];
    show(state);
    press("A newcomer joins");
    expect(open.model.sent).toMatchObject([{ do: "call", rule: "joining" }]);
  });
});

describe("a pass out of turn", () => {
  test("can be made where the rules let it be", () => {
    const state = fixture(wait);
    show(state);
    press("Pass");
    expect(open.model.sent).toEqual([]);
    open.close();
    state.prompt.may_pass = true;
    show(state);
    press("Pass");
    expect(open.model.sent).toMatchObject([{ do: "pass" }]);
  });
});
