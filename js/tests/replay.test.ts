import { afterEach, beforeEach, expect, test, vi } from "vitest";
import film from "../../tests/golden/film.json";
import type { FilmData, State, Watching } from "../src/base/contract";
import { applyChange, composeState, develop } from "../src/replay/film";
import { Reel } from "../src/replay/reel";
import follow from "./fixtures/follow.json";
import { fixture, press, settle, table } from "./model";

const FILM = film as unknown as FilmData;
const PLAYED = fixture(follow, { watching: false, can: [], branches: [] });
/** What is left of it while the film is shown. */
const BASE: Watching = around(PLAYED);

function around(state: State): Watching {
  const { seats, direction, trick, discards, aside, ruler, chips, label, scores, ...rest } = state;
  const { me, hand, prompt, ...around } = rest;
  return { ...around, watching: true };
}

function reel(): Reel {
  let step = 0;
  const goTo = (to: number) => {
    step = to;
  };
  return new Reel({ film: () => FILM, step: () => step, goTo }, FILM, () => {});
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  ["a field", { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  ["a place of a list", [1, 2], { 1: 5 }, [1, 5]],
  ["a place more", [1], { 1: 2 }, [1, 2]],
  ["fewer places", [1, 2, 3], { length: 1 }, [1]],
  ["a list for a list", [1, 2], [7], [7]],
  ["something where nothing was", { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  ["nothing where something was", { a: { b: 1 } }, { a: null }, { a: null }],
])("a change is %s", (_, old, change, wanted) => {
  const before = structuredClone(old);
  expect(applyChange(old, change)).toEqual(wanted);
  expect(old).toEqual(before);
});

test("what travels as changes comes to the last frame that Python has", () => {
  const frames = develop(FILM);
  expect(frames).toHaveLength(FILM.changes.length + 1);
  expect(frames.at(-1)).toEqual(film.last);
  expect(film.last.over).toBe(true);
});

test("a seat sees its own cards and no others; without an eye all are open", () => {
  const [first] = develop(FILM);
  if (!first) throw new Error("a film has a first frame");
  const own = composeState(BASE, first, 2);
  expect(own.me).toBe(2);
  expect(own.seats[0]?.seat).toBe(2);
  expect(own.seats.every(({ hand }) => hand === null)).toBe(true);
  expect(own.hand.join("")).toBe(first.seats[2]?.hand);
  expect(composeState(BASE, first, null).seats.every(({ hand }) => hand)).toBe(true);
});

test("who joins later sees no hand before", () => {
  const [first] = develop(FILM);
  if (!first) throw new Error("a film has a first frame");
  const early = composeState(BASE, first, first.seats.length);
  expect(early.hand).toEqual([]);
  expect(early.seats.map(({ seat, hand }) => [seat, hand])).toEqual(
    first.seats.map(({ seat }) => [seat, null]),
  );
});

test("who has not seen cards change hands is not told which", () => {
  const [first] = develop(FILM);
  if (!first) throw new Error("a film has a first frame");
  const secret = { ...first, unseen: { say: ["two cards"], by: [1] } };
  expect(composeState(BASE, secret, 0).prompt.text).toEqual(["two cards"]);
  expect(composeState(BASE, secret, 1).prompt.text).toEqual(first.say);
});

test("it steps from move to move, or from effect to effect", () => {
  const each = reel();
  const [, one = [0], two = [0]] = FILM.moves.map(([frame]) => [frame]);
  each.step(1);
  const first = each.at;
  each.step(1);
  expect(each.at).toBeGreaterThan(first);
  each.step(-1);
  expect(each.at).toBe(first);
  each.fine = true;
  each.step(1);
  expect(each.at).toBe(first + 1);
  expect(one[0]).toBeLessThan(Number(two[0]));
});

test("moves are counted as steps go by them, from the first to the last", () => {
  const film = reel();
  const counted = [film.moves.n];
  while (film.at < film.last) {
    film.step(1);
    counted.push(film.moves.n);
  }
  expect(counted).toEqual(FILM.moves.map((_, at) => at));
  expect(film.moves).toEqual({ n: FILM.moves.length - 1, all: FILM.moves.length - 1 });
});

test("it goes no further than its ends", () => {
  const each = reel();
  each.step(-1);
  expect(each.at).toBe(0);
  each.go(10 ** 6);
  expect(each.at).toBe(each.last);
  each.step(1);
  expect(each.at).toBe(each.last);
});

test("a running film stops at its end, and runs again from its start", () => {
  const each = reel();
  each.setPace("fast");
  each.run();
  vi.runAllTimers();
  expect([each.at, each.running]).toEqual([each.last, false]);
  each.run();
  expect(each.at).toBe(0);
  each.run(false);
});

test("arrow keys step on the page, and Python is told of the last step alone", async () => {
  const { model, root, close } = table(BASE, FILM);
  const section = root.querySelector("section");
  const press = (key: string) =>
    section?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowRight");
  expect(model.saved).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(model.saved).toEqual([FILM.moves[3]?.[0]]);
  press("Home");
  expect(root.querySelector("[aria-current=true]")).toBeNull();
  close();
});

test("who closes the view at once leaves Python at the step that was shown", () => {
  const { model, root, close } = table(BASE, FILM);
  const section = root.querySelector("section");
  section?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  close();
  expect(model.saved).toEqual([FILM.moves[1]?.[0]]);
});

test("one steps on when Python has gone", () => {
  const { model, root, close } = table(BASE, FILM);
  const section = root.querySelector("section");
  model.dead = true;
  section?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  vi.advanceTimersByTime(400);
  expect(root.textContent).toContain("Move 1 of 16");
  close();
});

test("who plays on at once does so from the step that Python knows", () => {
  const { model, root, close } = table(BASE, FILM);
  const press = (name: string) =>
    [...root.querySelectorAll<HTMLElement>(".reel button")]
      .find(({ title, textContent }) => [title, textContent].some((text) => text?.includes(name)))
      ?.click();
  press("Step forward");
  press("Play on from here");
  expect(model.saved).toEqual([model.sent.at(-1)?.step]);
  vi.advanceTimersByTime(400);
  expect(model.saved).toHaveLength(1);
  close();
});

test("a move of the list is gone to, and is marked", async () => {
  const { root, close } = table(BASE, FILM);
  const moves = [...root.querySelectorAll<HTMLElement>(".move")];
  moves[3]?.click();
  expect(root.querySelector("[aria-current=true]")).toBe(moves[3]);
  close();
});

test("the list of moves stays where a reader has scrolled it until another is shown", () => {
  const { root, close } = table(BASE, FILM);
  const list = root.querySelector<HTMLElement>(".leaf") as HTMLElement;
  Object.defineProperty(list, "clientHeight", { value: 100 });
  const moves = [...root.querySelectorAll<HTMLElement>(".move")];
  for (const each of moves) Object.defineProperty(each, "offsetTop", { value: 1000 });
  for (const each of moves) Object.defineProperty(each, "parentElement", { value: list });
  moves[3]?.click();
  expect(list.scrollTop).toBe(950);
  list.scrollTop = 0;
  root.querySelector<HTMLElement>("[type=checkbox]")?.click();
  expect(list.scrollTop).toBe(0);
  moves[2]?.click();
  expect(list.scrollTop).toBe(950);
  close();
});

test.each(["b", "Three"])("an answer without a card is shown as it is written", (text) => {
  const moves = structuredClone(FILM.moves);
  const answer = moves[3];
  if (answer) answer[3] = text;
  const { root, close } = table(BASE, { ...FILM, moves });
  expect(root.querySelectorAll(".move .cards")[2]?.textContent).toBe(text);
  close();
});

test("the cards of an answer have the colours of their suits", () => {
  const moves = structuredClone(FILM.moves);
  const answer = moves[3];
  if (answer) answer[3] = "3♦ 10♠ → Bob";
  const { root, close } = table(BASE, { ...FILM, moves });
  const shown = root.querySelectorAll(".move .cards")[2];
  expect(shown?.textContent?.replaceAll("\uFE0E", "")).toBe("3♦ 10♠ → Bob");
  expect(shown?.querySelector('[data-suit="d"]')?.textContent).toContain("3♦");
  expect(shown?.querySelector('[data-suit="s"]')?.textContent).toContain("10♠");
  close();
});

test("the lines of the chart and what is counted are named where they stand", async () => {
  const { root, close } = table(BASE, FILM);
  expect(root.querySelector(".reel .note")?.textContent).toBe("Cards in hand");
  const count = () => root.querySelector(".reel .count")?.textContent;
  expect(count()).toBe(`Move 0 of ${FILM.moves.length - 1}`);
  const fine = root.querySelector<HTMLInputElement>(".reel [type=checkbox]");
  fine?.dispatchEvent(new Event("change"));
  await settle();
  expect(count()).toBe(`Picture 0 of ${FILM.changes.length}`);
  close();
});

test("cells set the step", async () => {
  const { model, root, close } = table(BASE, FILM);
  model.step = FILM.changes.length;
  model.fire("change:step");
  expect(root.querySelector(".result")).not.toBeNull();
  close();
});

test("a note is shown as text, and written on the picture", async () => {
  const noted = { ...FILM, notes: { 0: "<b>8 cut</b>" } };
  const { model, root, close } = table(BASE, noted);
  await settle();
  expect(root.querySelector(".noted")?.textContent).toBe("<b>8 cut</b>");
  const buttons = [...root.querySelectorAll<HTMLElement>(".reel button")];
  buttons.find(({ textContent }) => textContent === "Note")?.click();
  const area = root.querySelector("textarea");
  if (!area) throw new Error("there is a place to write");
  area.value = "the start";
  expect(document.activeElement).toBe(area);
  area.dispatchEvent(new Event("change"));
  expect(model.sent.at(-1)).toMatchObject({ do: "note", step: 0, text: "the start" });
  buttons.find(({ textContent }) => textContent === "Keep the note")?.click();
  expect(root.querySelector("textarea")).toBeNull();
  close();
});

test("a note is given up by Escape", () => {
  const { model, root, close } = table(BASE, FILM);
  const buttons = [...root.querySelectorAll<HTMLElement>(".reel button")];
  buttons.find(({ textContent }) => textContent === "Note")?.click();
  const area = root.querySelector("textarea");
  if (!area) throw new Error("there is a place to write");
  area.value = "no";
  area.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  area.dispatchEvent(new Event("change"));
  expect(root.querySelector("textarea")).toBeNull();
  expect(model.sent).toEqual([]);
  close();
});

test("keys never leave the fields of a film", () => {
  const { root, close } = table(BASE, FILM);
  const buttons = [...root.querySelectorAll<HTMLElement>(".reel button")];
  buttons.find(({ textContent }) => textContent === "Note")?.click();
  const fields = [...root.querySelectorAll<HTMLElement>("input, select, textarea")];
  expect(fields.map(({ tagName }) => tagName)).toContain("TEXTAREA");
  for (const field of fields)
    for (const more of [{ shiftKey: true }, { ctrlKey: true }, {}])
      expect([field.outerHTML, press(field, "Enter", more)]).toContain(false);
  close();
});

test("what is being written stays when the table is drawn anew", async () => {
  const { model, root, close } = table(BASE, FILM);
  const buttons = [...root.querySelectorAll<HTMLElement>(".reel button")];
  buttons.find(({ textContent }) => textContent === "Note")?.click();
  const area = root.querySelector("textarea");
  if (!area) throw new Error("there is a place to write");
  area.value = "half a sen";
  model.fire("change:step");
  expect(root.querySelector("textarea")?.value).toBe("half a sen");
  close();
});

test("one plays on from the picture that is shown", async () => {
  const { model, root, close } = table(BASE, FILM);
  const who = [...root.querySelectorAll<HTMLSelectElement>(".reel select")].at(-1);
  if (!who) throw new Error("there is a list");
  who.value = "1";
  who.dispatchEvent(new Event("change"));
  expect(model.sent).not.toContainEqual(expect.objectContaining({ do: "what-if" }));
  const buttons = [...root.querySelectorAll<HTMLElement>(".reel button")];
  buttons.find(({ textContent }) => textContent === "Play on from here")?.click();
  expect(model.sent.at(-1)).toMatchObject({ do: "what-if", step: 0, seats: "b" });
  close();
});

test("a page with no Python behind it has no note and no what if", () => {
  const branches: State["branches"] = [[1, "What if b waits?"]];
  const { root, close } = table({ ...BASE, alone: true, branches }, FILM);
  expect(root.querySelector(".reel")?.textContent).not.toContain("Note");
  const [tried] = [...root.querySelectorAll(".leaf p")];
  expect(tried?.textContent).toBe("What if b waits?");
  expect(tried?.querySelector("button")).toBeNull();
  close();
});

test("what was played on stands below the move that it leaves", () => {
  const branches: State["branches"] = [[1, "What if b waits?"]];
  const { model, root, close } = table({ ...BASE, branches }, FILM);
  const tried = root.querySelector<HTMLElement>(".leaf p button");
  expect(tried?.parentElement?.previousElementSibling?.textContent).toContain("3♦");
  tried?.click();
  expect(model.sent.at(-1)).toMatchObject({ do: "resume", branch: 0 });
  close();
});

test("the move that is shown is marked from its first effect on", () => {
  const ends = FILM.moves.map(([frame]) => frame);
  const end = ends.find((frame, at) => frame - (ends[at - 1] ?? 0) > 1) as number;
  const { model, root, close } = table(BASE, FILM);
  for (const step of [end - 1, end]) {
    model.set("step", step);
    expect(root.querySelectorAll(".move[aria-current=true]")).toHaveLength(1);
    const all = [...root.querySelectorAll(".move")];
    const now = all.findIndex((move) => move.getAttribute("aria-current") === "true");
    expect(FILM.moves.filter(([, , seat]) => seat >= 0)[now]?.[0]).toBe(end);
  }
  close();
});

test("a film rests while nobody sees its page", () => {
  const film = reel();
  film.run();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(9000);
  expect(film.at).toBe(0);
  hidden.mockRestore();
  vi.advanceTimersByTime(1000);
  expect(film.at).toBeGreaterThan(0);
  film.run(false);
});

test("a film that is taken away runs no longer", () => {
  const { model, root, close } = table(BASE, FILM);
  root.querySelector<HTMLElement>(".reel .buttons button:nth-child(3)")?.click();
  close();
  vi.advanceTimersByTime(9000);
  expect(model.get("step")).toBe(0);
});

test("a film that runs stops when one plays on from it, in whichever view", () => {
  const { model, root, close } = table(BASE, FILM);
  root.querySelector<HTMLElement>(".reel .buttons button:nth-child(3)")?.click();
  model.become(PLAYED);
  vi.advanceTimersByTime(9000);
  expect(model.get("step")).toBe(0);
  model.become(BASE);
  vi.advanceTimersByTime(9000);
  expect(model.get("step")).toBe(0);
  close();
});

// --- questions -----------------------------------------------------------------------------------

const ASKED: FilmData = {
  ...FILM,
  questions: [
    {
      frame: FILM.moves[2]?.[0] ?? 0,
      seat: 2,
      text: "What would you play?",
      answers: [
        { move: "9d", good: true, why: "The weakest." },
        { move: "Js", good: false, why: "Too strong." },
        { move: "-", good: false, why: "No need." },
      ],
    },
  ],
};

function toQuestion(base: Watching = BASE) {
  const shown = table(base, ASKED);
  const section = shown.root.querySelector("section");
  const step = () =>
    section?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  const find = (name: string) =>
    [...shown.root.querySelectorAll<HTMLElement>(".task button")].find((each) =>
      each.textContent?.includes(name),
    );
  step();
  step();
  return { ...shown, step, find, task: () => shown.root.querySelector(".task")?.textContent };
}

test("a question is asked before its move, and answered by pressing a play", () => {
  const { root, step, find, task, close } = toQuestion();
  expect(task()).toContain("What would you play?");
  expect(task()).not.toContain("Too strong.");
  expect(root.querySelectorAll(".task [aria-pressed]")).toHaveLength(3);
  find("Pass")?.click();
  expect(task()).toContain("Not the best. No need.");
  find("9")?.click();
  expect(task()).toContain("Good. The weakest.");
  expect(find("9")?.getAttribute("aria-pressed")).toBe("true");
  step();
  expect(task()).toBeUndefined();
  close();
});

test("one may go on without an answer, by the button too", () => {
  const { root, find, task, close } = toQuestion();
  find("Go on")?.click();
  expect(task()).toBeUndefined();
  expect(root.querySelector(".reel .count")?.textContent).toContain("Move 3");
  close();
});

test("until it is answered the list of moves ends there", () => {
  const { root, find, close } = toQuestion();
  expect(root.querySelectorAll(".move")).toHaveLength(2);
  expect(root.querySelector(".strip .veil")).not.toBeNull();
  find("Pass")?.click();
  expect(root.querySelectorAll(".move")).toHaveLength(FILM.moves.length - 1);
  expect(root.querySelector(".strip .veil")).toBeNull();
  close();
});

test("a running film waits at a question, and runs on from it", () => {
  let step = 0;
  const goTo = (to: number) => {
    step = to;
  };
  const each = new Reel({ film: () => ASKED, step: () => step, goTo }, ASKED, () => {});
  each.setPace("fast");
  each.run();
  vi.runAllTimers();
  expect([each.at, each.running]).toEqual([ASKED.questions[0]?.frame, false]);
  each.run();
  vi.runAllTimers();
  expect(each.at).toBe(each.last);
});

test("a film that a seat sees shows the cards of the seat that is asked, and no others", () => {
  const { root, find, close } = toQuestion();
  const hand = () => [...root.querySelectorAll(".fan")].at(-1)?.textContent;
  const list = root.querySelector<HTMLSelectElement>(".reel select");
  if (!list) throw new Error("one chooses whose cards are seen");
  list.value = "0";
  list.dispatchEvent(new Event("change"));
  const asked = hand();
  find("Pass")?.click();
  expect(hand()).not.toBe(asked);
  list.value = "2";
  list.dispatchEvent(new Event("change"));
  expect(hand()).toBe(asked);
  close();
});

test("what comes of an answer is asked of Python, if it is there and something is answered", () => {
  const { model, find, close } = toQuestion();
  expect(find("See what happens")).toBeUndefined();
  find("Pass")?.click();
  find("See what happens")?.click();
  expect(model.sent.at(-1)).toMatchObject({ do: "try-answer", question: 0, answer: 2 });
  close();
  const alone = toQuestion({ ...BASE, alone: true });
  alone.find("Pass")?.click();
  expect(alone.find("See what happens")).toBeUndefined();
  expect(alone.find("Go on")).not.toBeUndefined();
  alone.close();
});
