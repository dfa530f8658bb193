import { describe, expect, test } from "vitest";
import choice from "./fixtures/choice.json";
import seat from "./fixtures/seat.json";
import tray from "./fixtures/tray.json";
import { fixture } from "./model";
import { all, button, card, open, press, show } from "./page";

/** A question that is answered by yes or no. */
function yes(version = 20) {
  const state = fixture(seat, { version });
  const options = ["yes", "no"].map((value) => ({ value, label: value === "yes" ? "Yes" : "No" }));
  Object.assign(state.prompt.choice ?? {}, { what: "yes", options });
  return state;
}

describe("a choice of cards", () => {
  test("is made in the hand", () => {
    show(choice);
    card("3c").click();
    button(/^Give 3/).click();
    expect(open.model.sent).toEqual([{ version: 20, do: "answer", value: "3c" }]);
  });

  test("of one takes another click for another card", () => {
    const state = fixture(choice);
    Object.assign(state.prompt.choice ?? {}, { low: 1, high: 1 });
    show(state);
    card("3c").click();
    card("9s").click();
    expect(all(".card[data-mark=shut]")).toEqual([]);
    expect(all(".card[aria-selected=true]")).toEqual([card("9s")]);
  });

  test("asks why where too many are chosen", () => {
    show(choice);
    for (const key of ["3c", "9s", "Qc"]) card(key).click();
    button(/^Give 3/).click();
    expect(open.model.sent).toEqual([{ version: 20, do: "answer", value: "3c9sQc" }]);
  });

  test("that leaves only some sets of cards is made in the hand, too", () => {
    const state = fixture(choice);
    const options = ["3c", "9s"].map((value) => ({ value, label: `Give ${value}` }));
    options.unshift({ value: "-", label: "No, thanks" });
    Object.assign(state.prompt.choice ?? {}, { what: "play", options });
    show(state);
    expect(all(".card[data-mark=open]")).toEqual([card("3c"), card("9s")]);
    card("9s").focus();
    press(card("9s"), " ");
    expect(all(".ask .main").map((each) => each.textContent)).toEqual(["Give 9s"]);
    press(card("9s"), "Enter");
    expect(open.model.sent).toEqual([{ version: 20, do: "answer", value: "9s" }]);
  });
});

describe("a choice", () => {
  test("of a seat is made at the seat itself, too", () => {
    show(seat);
    all(".seat[data-open=true]")[1]?.click();
    expect(open.model.sent).toMatchObject([{ do: "answer", value: "c" }]);
  });

  test("of other cards shows them in a tray with a heading, and the own hand below", () => {
    show(tray);
    const [above, below] = all(".fan");
    expect(above?.querySelector("p")?.textContent).toBe("Discards");
    expect(above?.querySelectorAll("[role=option]")).toHaveLength(8);
    expect(below?.querySelectorAll("[role=option]")).toHaveLength(0);
    expect(below?.querySelectorAll(".face")).toHaveLength(tray.hand.length);
  });

  test("of a place among cards that lie face down is made at their backs", () => {
    const state = fixture(seat);
    const options = [1, 2].map((n) => ({ value: `${n}`, label: `${n}` }));
    Object.assign(state.prompt.choice ?? {}, { what: "count", tray: "Cards of Ken", options });
    show(state);
    expect(all(".ask .back").map((each) => each.textContent)).toEqual(["1", "2"]);
    expect(all("[data-tray=true]")).toHaveLength(0);
  });

  test("of bids is made in two steps, the hint marked in both, and leads back by name", () => {
    const state = fixture(seat, { hint: { move: "12 c", text: [] } });
    const options = ["11 c", "12 c", "12 d"].map((value) => {
      const group = value.slice(0, 2);
      return { value, label: value.slice(3), group };
    });
    Object.assign(state.prompt.choice ?? {}, { what: "bid", options });
    show(state);
    const marked = () => all(".ask .hinted").map((each) => each.textContent);
    expect(marked()).toEqual(["12"]);
    button(/^12$/).focus();
    button(/^12$/).click();
    expect(document.activeElement?.textContent).toBe("c");
    expect(marked()).toEqual(["c"]);
    expect(button(/^Back$/).textContent).toBe("←");
    button(/^Back$/).click();
    expect(marked()).toEqual(["12"]);
  });

  test("of bids has none that is to be pressed before the others, were it the last", () => {
    const state = fixture(seat);
    const options = [{ value: "14 s", label: "14 spades" }];
    Object.assign(state.prompt.choice ?? {}, { what: "bid", options });
    show(state);
    expect(button(/^14 spades$/).className).toContain("bid");
  });

  test("of bids makes room for a hint, which takes the place of the question", () => {
    const state = fixture(seat);
    Object.assign(state.prompt.choice ?? {}, { what: "bid" });
    show(state);
    const said = () => all(".asked")[0]?.textContent;
    const [asked = ""] = all(".asked [role=status]").map((each) => each.textContent);
    expect(asked).not.toBe("");
    open.model.become({ ...state, version: 21, hint: { move: "b", text: ["b: it is low."] } });
    expect(said()).toContain("it is low");
    expect(said()).not.toContain(asked);
  });

  test("of a number is answered by its key", () => {
    const state = fixture(seat);
    const options = ["3", "10", "Q"].map((value) => ({ value, label: value }));
    Object.assign(state.prompt.choice ?? {}, { what: "number", options });
    show(state);
    press(all(".ask")[0] as HTMLElement, "0");
    expect(open.model.sent).toMatchObject([{ do: "answer", value: "10" }]);
  });

  test("of yes or no is led to by Enter, which was meant for something else", () => {
    show(yes());
    card("3c").focus();
    press(card("3c"), "Enter");
    expect(open.model.sent).toEqual([]);
    expect(document.activeElement).toBe(button(/^Yes$/));
  });

  test("is left by the focus for the next one, which the same button would answer unread", () => {
    show(yes());
    button(/^Yes$/).focus();
    open.model.become(yes(21));
    expect(document.activeElement).not.toBe(button(/^Yes$/));
    expect(open.root.contains(document.activeElement)).toBe(true);
  });

  test("keeps the focus on the hint that was asked for", () => {
    show(fixture(yes(), { can: ["hint"] }));
    button(/^Hint$/).focus();
    open.model.become(fixture(yes(21), { can: ["hint"], hint: { move: "yes", text: [] } }));
    expect(document.activeElement).toBe(button(/^Hint$/));
  });

  test("of a place has keys for the first ten alone", () => {
    const state = fixture(seat);
    const options = ["1", "10", "13"].map((value) => ({ value, label: value }));
    Object.assign(state.prompt.choice ?? {}, { what: "count", tray: "Cards of Ken", options });
    show(state);
    const keys = all(".ask .back").map((each) => each.getAttribute("aria-keyshortcuts"));
    expect(keys).toEqual(["1", "0", null]);
  });
});
