import { describe, expect, test, vi } from "vitest";
import follow from "./fixtures/follow.json";
import lead from "./fixtures/lead.json";
import over from "./fixtures/over.json";
import { fixture, settle, table } from "./model";
import { all, button, card, open, press, show } from "./page";

describe("the keys", () => {
  test("are ours only where they are pressed: around it the notebook has its own", () => {
    show(over);
    const ask = open.root.querySelector<HTMLElement>(".ask");
    const next = button(/^Next game/);
    press(ask as HTMLElement, "Enter");
    press(next, "s", { ctrlKey: true });
    expect(ask?.closest("[data-lm-suppress-shortcuts]")).toBeNull();
    expect(next.closest("[data-lm-suppress-shortcuts]")).toBeNull();
  });

  test("stay ours key after key, though there is another table", () => {
    show(follow);
    const other = table(fixture(follow));
    for (const key of ["3", "4"]) {
      press(card("5h"), key);
      expect(card("5h").matches("[data-lm-suppress-shortcuts]")).toBe(true);
    }
    other.close();
  });

  test("do nothing more while they are held down", () => {
    show(follow);
    press(card("5h"), "p", { repeat: true });
    expect(open.model.sent).toEqual([]);
    press(card("5h"), "p");
    expect(open.model.sent).toEqual([{ version: 12, do: "pass" }]);
  });

  test.each([
    ["ㅔ", "KeyP"],
    ["せ", "KeyP"],
    ["Process", "KeyP"],
  ])("are heard by their place while they write %s", (key, code) => {
    show(follow);
    expect(press(card("5h"), key, { code })).toBe(false);
    expect(open.model.sent).toMatchObject([{ do: "pass" }]);
  });

  test("of a number are heard by their place, too", () => {
    show(follow);
    press(card("5h"), "え", { code: "Digit4" });
    expect(document.activeElement).toBe(card("4h"));
  });

  test("with letters of ours mean what they write wherever they are", () => {
    show(follow);
    press(card("5h"), "p", { code: "KeyR" });
    expect(open.model.sent).toMatchObject([{ do: "pass" }]);
  });

  test("choose with Space and play with Enter", () => {
    show(follow);
    press(card("5h"), "5");
    expect(document.activeElement).toBe(card("5h"));
    press(card("5h"), " ");
    press(card("5h"), "Enter");
    expect(open.model.sent).toEqual([{ version: 12, do: "play", cards: "5h" }]);
  });

  test("walk by arrows and jump by rank, 0 for the ten", () => {
    show(lead);
    card("3c").focus();
    press(card("3c"), "ArrowRight");
    expect(document.activeElement).toBe(card("3d"));
    press(card("3d"), "0");
    expect(document.activeElement).toBe(card("Ts"));
    press(card("Ts"), "End");
    expect(document.activeElement).toBe(card("X"));
  });

  test("lead to the buttons where the cards have several readings", () => {
    show(lead);
    for (const key of ["5c", "6c", "X"]) press(card(key), key.charAt(0).toLowerCase());
    for (const key of ["5c", "6c", "X"]) {
      card(key).focus();
      press(card(key), " ");
    }
    press(card("X"), "Enter");
    expect(open.model.sent).toEqual([]);
    expect(document.activeElement?.textContent).toMatch(/^Play 5/);
  });

  test("ask with Enter why the chosen cards cannot be played", () => {
    show(follow);
    card("3c").focus();
    press(card("3c"), " ");
    press(card("3c"), "Enter");
    expect(open.model.sent).toEqual([{ version: 12, do: "play", cards: "3c" }]);
  });

  test("stay in the hand with Enter while no button is of use", () => {
    show(follow);
    card("5h").focus();
    press(card("5h"), "Enter");
    expect(document.activeElement).toBe(card("5h"));
  });

  test("lead with Enter to what a lesson asks next once a try is over", () => {
    const buttons = [
      { value: "solution", label: "Solution", main: false, on: null },
      { value: "again", label: "Try again", main: true, on: null },
    ];
    const task = { about: "Drill 1", text: [], mark: "bad" as const, why: null, buttons };
    const asked = fixture(follow, { task, can: [] });
    show({ ...asked, prompt: { ...asked.prompt, kind: "wait" } });
    card("5h").focus();
    press(card("5h"), "Enter");
    expect(document.activeElement?.textContent).toBe("Try again");
    expect(open.model.sent).toEqual([]);
  });

  test("pass with P and with a dash, and ask for a hint with H", () => {
    show(follow);
    press(card("5h"), "-");
    press(card("5h"), "h");
    expect(open.model.sent.map((message) => message.do)).toEqual(["pass", "hint"]);
  });

  test("that are ours do not reach the notebook", () => {
    show(follow);
    for (const key of ["x", "a", "b", "j", "z", "ArrowDown", " ", "Enter", "Delete"])
      expect([key, press(card("5h"), key)]).toEqual([key, false]);
  });

  test("that are the notebook's go through", () => {
    show(follow);
    expect(press(card("5h"), "Tab")).toBe(true);
    expect(press(card("5h"), "Escape")).toBe(true);
    expect(press(card("5h"), "Enter", { shiftKey: true })).toBe(true);
    expect(press(card("5h"), "s", { ctrlKey: true })).toBe(true);
    expect(press(card("5h"), "s", { metaKey: true })).toBe(true);
  });

  test.each([
    ["Enter", { shiftKey: true }],
    ["Enter", { ctrlKey: true }],
    ["Enter", { altKey: true }],
    ["a", { ctrlKey: true }],
    ["z", { metaKey: true }],
    ["Escape", {}],
    ["Tab", {}],
    ["x", {}],
  ])("%s with %j never leaves a field", async (key, more) => {
    show(follow);
    button(/^Change rules/).click();
    await settle();
    const fields = all("input, textarea");
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields) expect([field.outerHTML, press(field, key, more)]).toContain(false);
    expect(open.model.sent).toEqual([]);
  });

  test("do nothing to the cell under a dialog", () => {
    show(follow);
    button(/^Menu/).click();
    expect(press(button(/^Keys/), "Enter", { shiftKey: true })).toBe(false);
  });

  test("Escape draws nothing anew where nothing is to be closed", () => {
    show(follow);
    const looked = vi.spyOn(open.root, "querySelectorAll");
    press(card("5h"), "Escape");
    expect(looked).not.toHaveBeenCalled();
  });

  test("Escape puts chosen cards back before it is the notebook's", () => {
    show(follow);
    card("5h").click();
    expect(press(card("5h"), "Escape")).toBe(false);
    expect(card("5h").getAttribute("aria-selected")).toBe("false");
    expect(press(card("5h"), "Escape")).toBe(true);
  });
});

describe("the focus", () => {
  test("goes on to the next card when its card has been played", () => {
    show(follow);
    card("5h").focus();
    const hand = follow.hand.filter((each) => each !== "5h");
    open.model.become(fixture(follow, { version: 13, hand, plays: [] }));
    expect(document.activeElement).toBe(card("4h"));
  });

  test("stays in the table when the hand is gone", () => {
    show(follow);
    card("5h").focus();
    open.model.become(fixture(over));
    expect(document.activeElement).toBe(open.root.querySelector(".ask"));
    press(document.activeElement as HTMLElement, "Enter");
    expect(open.model.sent.map((message) => message.do)).toEqual(["next"]);
  });

  test("is not drawn into the table from elsewhere", () => {
    show(follow);
    open.model.become(fixture(over));
    expect(document.activeElement).toBe(document.body);
  });
});
