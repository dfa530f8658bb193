/** What a screen reader says of a change: each thing once, in the order in which it happened. */
import { describe, expect, test } from "vitest";
import type { State } from "../src/base/contract";
import follow from "./fixtures/follow.json";
import interrupt from "./fixtures/interrupt.json";
import refused from "./fixtures/refused.json";
import wait from "./fixtures/wait.json";
import { fixture, settle } from "./model";
import { open, show } from "./page";

const REGION = "[aria-live], [role=status], [role=alert]";
const WHOLE = "[role=status], [role=alert]";

function region(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest(REGION) ?? null;
}

/** The words of a node, a picture by its name. */
function words(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? "";
  if (node.getAttribute("aria-hidden") === "true") return "";
  return node.getAttribute("aria-label") ?? [...node.childNodes].map(words).join("");
}

/** What is read out of changes: a status as a whole, of other regions what has come to them. */
function read(changes: MutationRecord[], known: Set<Element>): string[] {
  const said = new Set<Node>();
  for (const { type, target, addedNodes } of changes)
    for (const node of type === "characterData" ? [target] : addedNodes) {
      const place = region(node.parentNode ?? target);
      if (!place || !known.has(place) || !node.isConnected) continue;
      const spoken = place.matches(WHOLE) ? place : node;
      if (![...said].some((each) => each.contains(spoken))) said.add(spoken);
    }
  return [...said].map((node) => words(node).trim()).filter(Boolean);
}

/** Says what is heard while something is done; a region that was not there is not listened to. */
async function heard(act: () => void): Promise<string[]> {
  const known = new Set(open.root.querySelectorAll(REGION));
  const said: string[] = [];
  const observer = new MutationObserver((changes) => said.push(...read(changes, known)));
  observer.observe(open.root, { childList: true, characterData: true, subtree: true });
  act();
  said.push(...read(observer.takeRecords(), known));
  await settle();
  observer.disconnect();
  return said;
}

const later = (state: State): State => ({ ...state, version: 99 });

describe("a screen reader", () => {
  test("hears what has happened before what is asked", async () => {
    show(wait, { live: "" });
    const said = await heard(() => open.model.become(later(fixture(follow))));
    expect(said).toHaveLength(2);
    expect(said[0]).toContain("suit bind");
    expect(said[1]).toContain("Your turn.");
  });

  test("hears nothing of each bot in turn, but of one that is stepped to", async () => {
    const turn = (seat: number, can: string[]): Partial<State> => ({
      prompt: { ...fixture(wait).prompt, seat, text: [["p", seat], " is to act."] },
      ...{ version: 90 + seat, live: "", can },
    });
    const [one, other] = fixture(wait)
      .seats.map(({ seat }) => seat)
      .slice(1);
    if (!one || !other) throw new Error("others sit there");
    show(wait, turn(one, []));
    expect(await heard(() => open.model.become(fixture(wait, turn(other, []))))).toEqual([]);
    const step = fixture(wait, turn(one, ["step"]));
    expect((await heard(() => open.model.become(step))).join()).toContain("is to act.");
  });

  test("hears the cards of a sentence by their names", async () => {
    show(follow);
    const text: State["prompt"]["text"] = ["Follow ", ["c", "3cX=4c"], "."];
    const asked = later(fixture(follow));
    const prompt = { ...asked.prompt, text };
    const said = await heard(() => open.model.become({ ...asked, live: "", prompt }));
    expect(said).toEqual(["Follow 3 of clubs, joker (as 4♣\uFE0E)."]);
  });

  test("hears a hint", async () => {
    show(follow);
    const hint = { move: "5h", text: [["c", "5h"], ": it looks best."] } as State["hint"];
    const said = await heard(() => open.model.become({ ...later(fixture(follow)), hint }));
    expect(said.join()).toMatch(/^Hint.*it looks best/);
  });

  test("hears a refusal once, and then its rule", async () => {
    show(follow);
    const said = await heard(() => open.model.become(later(fixture(refused))));
    expect(said).toHaveLength(2);
    expect(said[0]).toContain("allows only hearts");
    expect(said[1]).toMatch(/^Two plays .*bind the rest of the trick/);
  });

  test("hears how long there is to interrupt", async () => {
    show(follow);
    const said = await heard(() => open.model.become(later(fixture(interrupt))));
    expect(said.join()).toContain("15");
  });

  test("hears what came of the try of a lesson", async () => {
    const task = { about: "Drill 1", text: ["Get the lead."], mark: "", why: null, buttons: [] };
    const asked = { ...fixture(follow), task } as State;
    show(asked);
    const why = ["The goal is missed."];
    const told = { ...later(asked), task: { ...task, mark: "bad", why } } as State;
    expect(await heard(() => open.model.become(told))).toEqual(["The goal is missed."]);
  });
});
