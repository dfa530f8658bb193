import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Model } from "../src/base/bridge";
import type { Message } from "../src/base/view";
import frontEnd from "../src/index";
import loader, { type Loaded } from "../src/loader";
import lead from "./fixtures/lead.json";
import { FakeModel, fixture, settle } from "./model";

const STYLES = ".dfg { color: red }";
let build: string;

/** The model of a widget beside the carrier of its front end, in a manager of widgets. */
class LoadedModel extends FakeModel {
  readonly host = new HostModel();
  /** The models that the manager knows, by id. */
  readonly known: Record<string, unknown> = { own: this.host, carrier: {} };
  readonly widget_manager = {
    get_model: async (id: string) => this.known[id] ?? Promise.reject(new Error("not there")),
  };

  override get(trait: string): unknown {
    const loaded = { _build: build, _bundle: "IPY_MODEL_carrier", _own_id: "own" };
    return { ...loaded }[trait] ?? super.get(trait);
  }

  get asked(): unknown[] {
    return this.questions.filter((question) => "ask" in question && question.ask === "bundle");
  }

  readonly questions: Message[] = [];

  override send(message: Message): void {
    this.questions.push(message);
    super.send(message);
  }
}

/** As in Jupyter: a base that hears, a class that anywidget derives, and the model itself. */
class Hearing {
  heard: unknown[] = [];
  async _handle_comm_msg(message: { content: { data: object } }): Promise<void> {
    this.heard.push(message.content.data);
  }
}

class HostModel extends Hearing {
  ready: Promise<void> = Promise.resolve();
  sent: unknown[] = [];
  hear = (message: { content: { data: object } }) => this._handle_comm_msg(message);
  callbacks = () => ({});
  comm = {
    on_msg: (hear: typeof this.hear) => {
      this.hear = hear;
    },
    send: (data: object) => this.sent.push(data),
  };

  override async _handle_comm_msg(message: { content: { data: object } }): Promise<void> {
    await this.ready;
    return super._handle_comm_msg(message);
  }
}

function start(model: LoadedModel): { el: HTMLElement; close: () => void } {
  const el = document.body.appendChild(document.createElement("div"));
  const on = model as unknown as Loaded;
  loader.initialize({ model: on });
  return { el, close: loader.render({ model: on, el }) };
}

/** The front end arrives in the page, as anywidget brings it. */
function arrive(): void {
  frontEnd.initialize({ model: { get: (trait) => ({ _build: build, _styles: STYLES })[trait] } });
}

let builds = 0;
beforeEach(() => {
  vi.useFakeTimers();
  builds += 1;
  build = `daifugo_widget@${builds}`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe("a widget", () => {
  test("is drawn as soon as the page has its front end, and taken away again", async () => {
    const model = new LoadedModel(fixture(lead));
    const { el, close } = start(model);
    await settle();
    expect(el.textContent).toBe("");
    arrive();
    await settle();
    expect(el.querySelector("[role=listbox]")).not.toBeNull();
    close();
    expect(el.textContent).toBe("");
    expect(model.asked).toEqual([]);
  });

  test("that is gone before its front end comes is not drawn any more", async () => {
    const { el, close } = start(new LoadedModel(fixture(lead)));
    close();
    arrive();
    await settle();
    expect(el.textContent).toBe("");
  });

  test("asks Python for a front end that is nowhere, after three seconds", async () => {
    const model = new LoadedModel(fixture(lead));
    delete model.known.carrier;
    start(model);
    await vi.advanceTimersByTimeAsync(2800);
    expect(model.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(model.asked).toEqual([{ ask: "bundle", id: -1 }]);
  });

  test("asks Python, too, for one that its carrier does not give within nine", async () => {
    const model = new LoadedModel(fixture(lead));
    start(model);
    await vi.advanceTimersByTimeAsync(8800);
    expect(model.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(model.asked).toHaveLength(1);
  });
});

test("many widgets share one style sheet, and a shadow root has its own", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  const inside = root.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  arrive();
  for (const place of [document.body, document.body, inside, inside]) {
    const el = place.appendChild(document.createElement("div"));
    const model = new LoadedModel(fixture(lead)) as unknown as Model;
    loader.render({ model: model as unknown as Loaded, el });
  }
  await settle();
  expect(document.querySelectorAll("style")).toHaveLength(1);
  expect(root.shadowRoot?.querySelectorAll("style")).toHaveLength(1);
  expect(root.shadowRoot?.querySelector("style")?.textContent).toBe(STYLES);
});

describe("a model that anywidget has given up", () => {
  test("hears Python, and asks for what it has missed", async () => {
    const model = new LoadedModel(fixture(lead));
    model.host.ready = Promise.reject(new Error("Failed to initialize model."));
    start(model);
    await settle();
    expect(model.host.sent).toEqual([{ method: "request_state" }]);
    await model.host.hear({ content: { data: { method: "update" } } });
    expect(model.host.heard).toEqual([{ method: "update" }]);
  });

  test("is told from one that hears, which is left alone", async () => {
    const model = new LoadedModel(fixture(lead));
    start(model);
    await settle();
    expect(model.host.sent).toEqual([]);
  });
});
