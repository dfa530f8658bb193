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

/** A class in Python whose teacher may show one of two tables. */
class ClassModel extends Model {
  readonly wishes: object[] = [];
  shown: number | null = null;
  removed = 0;
  readonly listeners = new Map<string, () => void>();
  readonly widget_manager = {
    get_model: async (id: string) => id,
    create_view: async (id: string) => {
      const el = Object.assign(document.createElement("div"), { textContent: `model ${id}` });
      const remove = () => {
        this.removed += 1;
        el.remove();
      };
      return { el, remove };
    },
  };

  override get(trait: string): unknown {
    const projection = this.shown && `IPY_MODEL_${this.shown}`;
    const traits = { board: {}, round: 1, started: true, tables: 2, shown: this.shown, projection };
    const words = { ...WORDS, show: "Show a table", hide: "Show none" };
    return { ...traits, words }[trait] ?? super.get(trait);
  }

  override on(name: string, take: (told: object) => void): void {
    this.listeners.set(name, take as () => void);
    super.on(name, take);
  }

  off(): void {}

  override send(message: { base: string }): void {
    this.wishes.push(message);
    super.send(message);
  }

  show(table: number | null): void {
    this.shown = table;
    this.listeners.get("change:shown")?.();
    this.listeners.get("change:projection")?.();
  }
}

async function lead(): Promise<{ el: HTMLElement; end: () => void; teacher: ClassModel }> {
  const teacher = new ClassModel();
  model = teacher;
  const el = document.createElement("div");
  vi.stubGlobal("fetch", async () => ({ status: 200 }));
  const end = invitation.render({ model: teacher as never, el });
  await vi.waitFor(() => expect(el.querySelector(".tables")).not.toBeNull());
  return { el, end, teacher };
}

const press = (el: HTMLElement, label: string) =>
  [...el.querySelectorAll("button")].find((each) => each.textContent === label)?.click();

test("whoever leads a class shows a table, another, and none", async () => {
  const { el, teacher } = await lead();
  press(el, "2");
  expect(teacher.wishes.at(-1)).toMatchObject({ do: "show", how: 2 });
  teacher.show(2);
  await vi.waitFor(() => expect(el.querySelector(".stage")?.textContent).toBe("model 2"));
  const pressed = [...el.querySelectorAll("button")].filter((each) => each.ariaPressed === "true");
  expect(pressed.map((each) => each.textContent)).toEqual(["2"]);
  teacher.show(1);
  await vi.waitFor(() => expect(el.querySelector(".stage")?.textContent).toBe("model 1"));
  press(el, "Show none");
  expect(teacher.wishes.at(-1)).toMatchObject({ do: "show", how: null });
  teacher.show(null);
  expect(el.querySelector(".stage")?.textContent).toBe("");
  expect(teacher.removed).toBe(2);
});

test("a table that is shown goes with the view of its class", async () => {
  const { end, teacher } = await lead();
  teacher.show(1);
  await vi.waitFor(() => expect(teacher.removed).toBe(0));
  await Promise.resolve();
  end();
  await vi.waitFor(() => expect(teacher.removed).toBe(1));
});
