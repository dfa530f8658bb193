import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Model } from "../src/base/bridge";
import widget from "../src/index";
import follow from "./fixtures/follow.json";
import { cardIn, FakeModel, fixture } from "./model";

let model: FakeModel;
let el: HTMLElement;
let stop: () => void;

function start(change: Partial<FakeModel> = {}): void {
  model = Object.assign(new FakeModel(fixture(follow)), change);
  el = document.createElement("div");
  stop = widget.render({ model: model as unknown as Model, el });
}

const dead = () => el.textContent?.includes("Python does not answer") ?? false;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a kernel that answers is alive", async () => {
  start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dead()).toBe(false);
});

test("a kernel that does not answer is told of", async () => {
  start({ silent: true });
  expect(dead()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dead()).toBe(true);
});

test("a message that cannot be sent does no harm and is told of", async () => {
  start();
  await vi.advanceTimersByTimeAsync(10);
  model.dead = true;
  el.querySelector<HTMLElement>("[aria-keyshortcuts=p]")?.click();
  expect(dead()).toBe(true);
});

test("what did not reach the kernel may be sent once more", async () => {
  start();
  await vi.advanceTimersByTimeAsync(10);
  const pass = () => el.querySelector<HTMLElement>("[aria-keyshortcuts=p]")?.click();
  model.dead = true;
  pass();
  model.dead = false;
  model.fire("comm_live_update");
  pass();
  pass();
  expect(model.sent.map((message) => message.do)).toEqual(["pass"]);
});

test("a kernel that falls silent later is told of once it is asked, until it answers", async () => {
  start();
  await vi.advanceTimersByTimeAsync(10_000);
  model.silent = true;
  el.querySelector<HTMLElement>("button.chip")?.click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dead()).toBe(true);
});

test("a look-up that fails in Python leaves the kernel alive", async () => {
  start({ failing: true });
  for (const press of ["button.chip", ".tools .plain:nth-of-type(3)"]) {
    el.querySelector<HTMLElement>(press)?.click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(dead()).toBe(false);
    expect(el.querySelector("dialog")).toBeNull();
  }
});

test("a kernel that has restarted is told of until it answers or writes a state", async () => {
  start();
  model.silent = true;
  model.fire("comm_live_update");
  expect(dead()).toBe(true);
  model.become(fixture(follow, { version: 13 }));
  expect(dead()).toBe(false);
});

test("a view that is taken away leaves no listener and no element", () => {
  start();
  stop();
  expect([...model.listeners.values()].every((listeners) => listeners.size === 0)).toBe(true);
  expect(el.childNodes).toHaveLength(0);
  model.become(fixture(follow));
});

test("two views of one model show the same, each with its own choice", () => {
  start();
  const other = document.createElement("div");
  const end = widget.render({ model: model as unknown as Model, el: other });
  cardIn(el, "5h")?.click();
  expect(el.querySelectorAll("[aria-selected=true].card")).toHaveLength(1);
  expect(other.querySelectorAll("[aria-selected=true].card")).toHaveLength(0);
  model.become(fixture(follow, { version: 13, hand: ["4h"] }));
  expect(el.querySelectorAll(".card")).toHaveLength(1);
  expect(other.querySelectorAll(".card")).toHaveLength(1);
  end();
});

test("a table works in a shadow root", () => {
  start();
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  const inner = shadow.appendChild(document.createElement("div"));
  const end = widget.render({ model: model as unknown as Model, el: inner });
  const card = cardIn(inner, "5h");
  card?.click();
  expect(card?.getAttribute("aria-selected")).toBe("true");
  end();
  host.remove();
});
