import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { Model } from "../src/base/bridge";
import type { FilmData, Reply, State } from "../src/base/contract";
import { mount } from "../src/mount";
import follow from "./fixtures/follow.json";
import english from "./fixtures/words.en.json";
import { FakeModel, fixture } from "./model";

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

/** A state that no part of the table is made for. */
const BROKEN = { ...fixture(follow), seats: null } as unknown as State;

describe("a state that cannot be drawn", () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    logged = vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  const failure = (root: HTMLElement) => root.querySelector("[role=alert]")?.textContent;

  test("is said to be so in place of a table, in the words of the reader", () => {
    const { root } = view(new FakeModel(BROKEN));
    expect(failure(root)).toContain(english["draw.failed"]);
    expect(root.querySelectorAll("button")).toHaveLength(1);
    expect(root.querySelector("section")?.lang).toBe("en");
  });

  test("takes the place of all that was drawn before", () => {
    const model = new FakeModel(fixture(follow));
    const { root } = view(model);
    model.become(BROKEN);
    expect(failure(root)).toContain(english["draw.failed"]);
    expect(root.querySelector("[role=listbox]")).toBeNull();
  });

  test("gives its error with the stack to the console", () => {
    view(new FakeModel(BROKEN));
    expect(logged).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError));
  });

  test("leaves the next one to be drawn by itself", () => {
    const model = new FakeModel(BROKEN);
    const { root } = view(model);
    model.become(fixture(follow, { title: "And on" }));
    expect(root.querySelector("h2")?.textContent).toBe("And on");
    expect(failure(root)).toBe("");
  });

  test("is drawn anew by a button, as it is by then", () => {
    const model = new FakeModel(BROKEN);
    const { root } = view(model);
    root.querySelector("button")?.click();
    expect(failure(root)).toContain(english["draw.failed"]);
    model.state = fixture(follow);
    root.querySelector("button")?.click();
    expect(root.querySelector("h2")?.textContent).toBe(follow.title);
  });

  test("may come of a dialog, which is closed when the table is drawn again", async () => {
    const model = new FakeModel(fixture(follow));
    const { root } = view(model);
    model.late = [];
    root.querySelector<HTMLElement>(".chip")?.click();
    vi.spyOn(model, "fire").mockImplementationOnce((event, message) =>
      FakeModel.prototype.fire.call(model, event, { ...(message as Reply), reply: {} }),
    );
    await model.answer();
    expect(failure(root)).toContain(english["draw.failed"]);
    root.querySelector("button")?.click();
    expect(root.querySelector("[role=listbox]")).not.toBeNull();
    expect(root.querySelector("dialog")).toBeNull();
  });

  test("keeps the focus inside", () => {
    const model = new FakeModel(fixture(follow));
    const { root } = view(model);
    root.querySelector<HTMLElement>("[role=option][tabindex='0']")?.focus();
    model.become(BROKEN);
    expect(document.activeElement).toBe(root.querySelector("button"));
    model.become(fixture(follow));
    expect(document.activeElement).toBe(root.querySelector("[role=option][tabindex='0']"));
  });

  test("shows the still picture until it is drawn", () => {
    const picture = document.body.appendChild(document.createElement("div"));
    picture.className = "picture-of-this-table";
    const model = new FakeModel(BROKEN);
    const { close } = view(model);
    expect(picture.hidden).toBe(false);
    model.become(fixture(follow));
    expect(picture.hidden).toBe(true);
    model.become(BROKEN);
    expect(picture.hidden).toBe(false);
    close();
    expect(picture.hidden).toBe(false);
  });

  test("is announced once, however often it fails", () => {
    const model = new FakeModel(BROKEN);
    const { root } = view(model);
    model.become({ ...BROKEN, version: 99 });
    expect(failure(root)).toBeUndefined();
    expect(root.textContent).toContain(english["draw.failed"]);
  });

  test.each([
    ["has no settings", { settings: undefined }],
    ["asks for nothing", { prompt: undefined }],
    ["is empty", Object.fromEntries(Object.keys(BROKEN).map((key) => [key, undefined]))],
  ])("may be one that %s", (_, changes) => {
    const { root } = view(new FakeModel({ ...fixture(follow), ...changes } as State));
    expect(root.textContent).toContain(english["draw.failed"]);
  });

  test("may be a film that is broken, or is not there", () => {
    const { seats, ...watched } = fixture(follow, { watching: true });
    for (const film of [
      undefined,
      { first: {}, changes: [], moves: null } as unknown as FilmData,
    ]) {
      const { root } = view(new FakeModel(watched, film));
      expect(root.textContent).toContain(english["draw.failed"]);
    }
  });
});

test("a table that stands is not taken away for what cannot be done afterwards", () => {
  const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get");
  const model = new FakeModel(fixture(follow));
  const { root } = view(model);
  height.mockImplementation(() => {
    throw new Error("no heights in this browser");
  });
  expect(() => model.become(fixture(follow, { title: "And on" }))).toThrow("no heights");
  height.mockRestore();
  expect(root.querySelector("[role=listbox]")).not.toBeNull();
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
