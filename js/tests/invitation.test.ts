import { afterEach, beforeEach, expect, test, vi } from "vitest";
import invitation from "../src/invitation/index";

const OWN = "http://127.0.0.1:5000/";
const HUB = "https://hub.example/user/mina/";
const WORDS = { title: "Join", asking: "asking", alone: "alone", copy: "copy" };
const SEATS = [{ seat: "b", name: "Mina", stands: "waits" }];

/** An invitation in Python: it gives links by the address that it is asked for. */
class Model {
  readonly asked: unknown[] = [];
  #take = (_: object) => {};

  get(trait: string): unknown {
    const traits = { words: WORDS, seats: SEATS, relayed: true, started: false };
    return (traits as Record<string, unknown>)[trait];
  }

  on(name: string, take: (told: object) => void): void {
    if (name === "msg:custom") this.#take = take;
  }

  send({ base }: { base: string }): void {
    this.asked.push(base);
    const link = `${base || OWN}daifugo/r/room/#key`;
    queueMicrotask(() => this.#take({ links: [{ seat: "b", link, code: "" }] }));
  }
}

let model: Model;
let fetched: ReturnType<typeof vi.fn>;

async function invite(status: number): Promise<HTMLElement> {
  fetched = vi.fn(async () => ({ status }));
  vi.stubGlobal("fetch", fetched);
  const el = document.createElement("div");
  invitation.render({ model: model as never, el });
  await vi.waitFor(() => expect(el.querySelector("input")).not.toBeNull());
  return el;
}

const link = (el: HTMLElement) => el.querySelector("input")?.value;

beforeEach(() => {
  model = new Model();
  const baseUrl = JSON.stringify({ baseUrl: HUB });
  document.body.innerHTML = `<script id="jupyter-config-data" type="application/json">${baseUrl}
    </script>`;
});

afterEach(() => vi.unstubAllGlobals());

test("guests come through the Jupyter server where it leads to the table", async () => {
  const el = await invite(200);
  expect(link(el)).toBe(`${HUB}daifugo/r/room/#key`);
  expect(model.asked).toEqual([HUB]);
});

test("whether it does is asked without the key of a seat", async () => {
  await invite(200);
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([`${HUB}daifugo/r/room/`]);
});

test("where it does not, links are of this machine alone, and that is said", async () => {
  const el = await invite(404);
  expect(link(el)).toBe(`${OWN}daifugo/r/room/#key`);
  expect(el.textContent).toContain("alone");
});

test("outside Jupyter no server is asked", async () => {
  document.body.innerHTML = "";
  const el = await invite(200);
  expect(link(el)).toBe(`${OWN}daifugo/r/room/#key`);
  expect(fetched).not.toHaveBeenCalled();
});
