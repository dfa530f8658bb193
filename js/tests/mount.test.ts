import { afterEach, describe, expect, test } from "vitest";
import type { Model } from "../src/bridge";
import { mount } from "../src/mount";
import type { State } from "../src/state";
import follow from "./fixtures/follow.json";
import { FakeModel, fixture, settle } from "./model";

const undo: (() => void)[] = [];

/** One more view of a model. */
function view(model: FakeModel): { root: HTMLElement; close: () => void } {
  const root = document.body.appendChild(document.createElement("div"));
  const close = mount(model as unknown as Model, root);
  undo.push(close);
  return { root, close };
}

afterEach(() => {
  for (const close of undo.splice(0)) close();
  document.body.replaceChildren();
});

test("a state that cannot be drawn leaves the next one to be", async () => {
  const model = new FakeModel(fixture(follow));
  const { root } = view(model);
  await settle();
  expect(() => model.become({ ...model.state, seats: null } as unknown as State)).toThrow();
  model.become(fixture(follow, { title: "And on" }));
  await settle();
  expect(root.querySelector("h2")?.textContent).toBe("And on");
});

describe("of two views of a table", () => {
  test("one that is closed leaves the still picture hidden", () => {
    const picture = document.body.appendChild(document.createElement("div"));
    picture.className = "picture-of-this-table";
    const model = new FakeModel(fixture(follow));
    const [first, second] = [view(model), view(model)];
    first.close();
    expect(picture.hidden).toBe(true);
    second.close();
    expect(picture.hidden).toBe(false);
  });
});
