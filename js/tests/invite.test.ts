import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GuestLink, GuestList, GuestsLookup, Lookup, State } from "../src/base/contract";
import lead from "./fixtures/lead.json";
import english from "./fixtures/words.en.json";
import { settle } from "./model";
import { all, button, open, show } from "./page";

const HUB = "https://hub.example/user/mina/";
const OWN = "http://127.0.0.1:5000/";
const COMPANY: GuestList = {
  seats: [
    { seat: "b", name: "Jun", stands: "here" },
    { seat: "c", name: "Player 3", stands: "waits" },
  ],
  begun: false,
  edition: 1,
};

/** What the table was asked for. */
let asked: GuestsLookup[];
let said = "";
let company: GuestList | undefined;

function links(base: string): GuestLink[] {
  const code = "data:image/svg+xml,code";
  return ["b", "c"].map((seat) => ({
    ...{ seat, code },
    link: `${base || OWN}daifugo/r/room/#${seat}${company?.edition}`,
  }));
}

/** Python, as far as guests are concerned: it draws the table, and then replies. */
function host(changes: Partial<State> = {}): void {
  show(lead, { can: ["save", "invite"], ...changes });
  const { model } = open;
  const send = model.send.bind(model);
  model.send = (message) => {
    if (!("ask" in message) || message.ask !== "guests") return send(message);
    asked.push(message);
    queueMicrotask(() => {
      if (message.wish === "close") company = undefined;
      become();
      const reply = { links: company ? links(message.base) : [], said };
      model.fire("msg:custom", { id: message.id, reply });
    });
  };
}

function become(): void {
  const { company: _, ...state } = open.model.state as State;
  open.model.become({ ...state, version: state.version + 1, ...(company && { company }) } as State);
}

const wishes = () => asked.map((each) => each.wish);
const sheet = () => all("dialog")[0]?.textContent ?? "";
const shown = () => all("dialog input").map((each) => (each as HTMLInputElement).value);

async function invite(status = 200): Promise<void> {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => ({ status })),
  );
  button(/Menu/).click();
  button(/^Invite$/).click();
  await settle();
  await settle();
}

beforeEach(() => {
  asked = [];
  said = "";
  company = COMPANY;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById("jupyter-config-data")?.remove();
});

function inJupyter(): void {
  const config = document.createElement("script");
  config.id = "jupyter-config-data";
  config.type = "application/json";
  config.textContent = JSON.stringify({ baseUrl: HUB });
  document.body.append(config);
}

test("the menu invites where the table can be opened to guests, and nowhere else", () => {
  host();
  button(/Menu/).click();
  expect(all("dialog .buttons button").map((each) => each.textContent)).toContain("Invite");
  open.close();
  for (const changes of [{ can: ["save"] }, { guest: true }, { alone: true }] as const) {
    host(changes as Partial<State>);
    button(/Menu/).click();
    expect(all("dialog button").map((each) => each.textContent)).not.toContain("Invite");
    open.close();
  }
  host();
});

test("guests come through the Jupyter server where it leads to the table", async () => {
  inJupyter();
  host();
  await invite();
  expect(shown()).toEqual([`${HUB}daifugo/r/room/#b1`, `${HUB}daifugo/r/room/#c1`]);
  expect(all("dialog img")).toHaveLength(2);
  expect(vi.mocked(fetch).mock.calls.map(([url]) => String(url))).toEqual([
    `${HUB}daifugo/r/room/`,
  ]);
});

test("where it does not, links are of this machine, and the network can be opened", async () => {
  inJupyter();
  host();
  await invite(404);
  expect(shown()[0]).toBe(`${OWN}daifugo/r/room/#b1`);
  expect(all("dialog img")).toHaveLength(0);
  expect(sheet()).toContain(english["invite.near"]);
  button(/Open to the network/).click();
  await settle();
  expect(wishes()).toEqual(["open", "links", "lan"]);
});

test("where the kernel is elsewhere and its server lets nobody in, that is said", async () => {
  vi.stubGlobal("location", { hostname: "hub.example", origin: "https://hub.example" });
  inJupyter();
  host();
  await invite(404);
  expect(sheet()).toContain(english["invite.shut"]);
});

test("each guest is shown with how they stand, and the game can be begun", async () => {
  host();
  await invite();
  expect(all("dialog h3").map((each) => each.textContent)).toEqual([
    "Junis here",
    "Player 3not here yet",
  ]);
  button(/Start now/).click();
  await settle();
  expect(wishes()).toEqual(["open", "start"]);
});

test("a new link is of one seat", async () => {
  host();
  await invite();
  const renew = all("dialog li button").filter((each) => each.textContent === "New link");
  renew[1]?.click();
  await settle();
  expect(asked.at(-1)).toMatchObject({ wish: "renew", seat: "c" });
});

test("links that were made anew elsewhere are asked for, once", async () => {
  host();
  await invite();
  company = { ...COMPANY, edition: 2 };
  become();
  await settle();
  expect(wishes()).toEqual(["open", "links"]);
  expect(shown()[0]).toContain("#b2");
});

test("after the table is closed to guests no link is left on the page", async () => {
  host();
  await invite();
  button(/Close to guests/).click();
  await settle();
  expect(shown()).toEqual([]);
  expect(sheet()).toContain(english["invite.nobody"]);
  company = COMPANY;
  button(/^Invite$/).click();
  await settle();
  expect(shown()).toHaveLength(2);
});

test("why nobody can be invited is said in the sheet", async () => {
  company = undefined;
  said = "This machine has no address.";
  host();
  await invite();
  expect(all("dialog [role=alert]")[0]?.textContent).toBe(said);
});

test("a failure without a reason is said too", async () => {
  company = undefined;
  host();
  const { model } = open;
  model.send = (message) => {
    const { id } = message as Lookup & { id: number };
    queueMicrotask(() => model.fire("msg:custom", { id, reply: null }));
  };
  await invite();
  expect(sheet()).toContain(english["invite.failed"]);
});

test("who closes the sheet while Python looks for the way in is shown no links", async () => {
  host();
  button(/Menu/).click();
  button(/^Invite$/).click();
  (all("dialog")[0] as HTMLDialogElement).close();
  await settle();
  expect(all("dialog")).toHaveLength(0);
});
