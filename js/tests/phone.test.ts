import { afterEach, beforeEach, expect, test, vi } from "vitest";
import widget from "../src/index";
import { join } from "../src/phone/page";
import follow from "./fixtures/follow.json";
import japanese from "./fixtures/japanese.json";
import review from "./fixtures/review.json";
import english from "./fixtures/words.en.json";
import { cardIn, fixture } from "./model";
import { lastSocket, useFakeSockets } from "./socket";

const KEYS = ["opening", "lost", "wrong", "gone", "many", "elsewhere", "cut", "failed"];
const MORE = ["name", "sit", "nameless", "here", "turn", "signal"];

function words(lang: string): Record<string, string> {
  return Object.fromEntries([...KEYS, ...MORE].map((key) => [key, `${key} ${lang}`]));
}

const PAGE = `<main><div id="banner" hidden><p id="told"></p><button id="do" hidden></button></div>
  <section id="lobby"><h2 id="title">Daifugō</h2><p id="house" hidden></p><div id="naming" hidden>
  <label id="named" for="name"></label><input id="name"><p id="wrong"></p><button id="sit"></button>
  </div><p id="said"></p></section><div id="stage" hidden><div id="table"></div>
  <button id="bell"></button><p id="sign" hidden></p></div></main>
  <script id="words" type="application/json">${JSON.stringify({ en: words("en"), ja: words("ja") })}
  </script>`;
const LOBBY = { title: "Daifugo", house: "standard rules", ask: true, said: "" };

const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
const state = (changes = {}) => fixture(follow, { guest: true, ...changes });
const traits = (changes = {}) => ({ traits: { state: state(changes), words: english } });
const WAITS = { prompt: { ...fixture(follow).prompt, kind: "wait" as const, text: [] } };
let tremble: ReturnType<typeof vi.fn>;

function open(token = "#secret"): void {
  history.replaceState(null, "", `/daifugo/r/room/${token}`);
  join(widget);
}

function type(name: string): void {
  byId("name").value = name;
  byId("sit").click();
}

beforeEach(() => {
  useFakeSockets();
  sessionStorage.clear();
  document.title = "";
  document.body.innerHTML = PAGE;
  tremble = vi.fn();
  Object.assign(navigator, { vibrate: tremble, userActivation: { hasBeenActive: true } });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB", "ja"]);
});

afterEach(() => {
  lastSocket()?.break(4404);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the key stands in the first message and in no address", () => {
  open();
  lastSocket().answer();
  expect(lastSocket().url).toMatch(/^ws:\/\/[^#]*\/daifugo\/r\/room\/ws$/);
  expect(lastSocket().messages).toEqual([{ token: "secret", lang: "en-GB,ja" }]);
});

test("a link without its key opens nothing and says so", () => {
  open("");
  expect(lastSocket()).toBeUndefined();
  expect(byId("said").textContent).toBe("cut en");
});

test("who is asked for a name types it, and it goes with the key", () => {
  open();
  lastSocket().answer({ lobby: LOBBY });
  expect(byId("naming").hidden).toBe(false);
  expect(byId("house").textContent).toBe("standard rules");
  type(" Mina ");
  expect(lastSocket().messages.at(-1)).toEqual({ token: "secret", lang: "en-GB,ja", name: "Mina" });
});

test("Enter takes the seat, unless it only ends the choice of a character", () => {
  open();
  lastSocket().answer({ lobby: LOBBY });
  byId("name").value = "美奈";
  const enter = (more: object) =>
    byId("name").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ...more }));
  enter({ isComposing: true });
  expect(lastSocket().messages).toHaveLength(1);
  enter({});
  expect(lastSocket().messages.at(-1)).toHaveProperty("name", "美奈");
});

test("a name that will not do is told of beside the field, until one types on", () => {
  open();
  lastSocket().answer({ lobby: LOBBY });
  type("");
  lastSocket().tell({ lobby: LOBBY });
  expect(byId("wrong").textContent).toBe("nameless en");
  type("Jun");
  lastSocket().tell({ lobby: { ...LOBBY, said: "Jun is taken" } });
  expect(byId("wrong").textContent).toBe("Jun is taken");
  expect(byId("name").getAttribute("aria-invalid")).toBe("true");
  byId("name").value = "Juno";
  byId("name").dispatchEvent(new Event("input"));
  expect(byId("wrong").textContent).toBe("");
});

test("a name is kept for when the wire breaks, and for when the page is loaded again", () => {
  open();
  lastSocket().answer({ lobby: LOBBY });
  type("Mina");
  lastSocket().break();
  vi.advanceTimersByTime(500);
  lastSocket().answer();
  expect(lastSocket().messages).toEqual([{ token: "secret", lang: "en-GB,ja", name: "Mina" }]);
  lastSocket().break(4404);
  document.body.innerHTML = PAGE;
  open();
  lastSocket().answer();
  expect(lastSocket().messages[0]).toHaveProperty("name", "Mina");
});

test("a page that may keep nothing still keeps the name while it is open", () => {
  vi.stubGlobal("sessionStorage", null);
  open();
  lastSocket().answer({ lobby: LOBBY });
  type("Mina");
  lastSocket().break();
  vi.advanceTimersByTime(500);
  lastSocket().answer();
  expect(lastSocket().messages[0]).toHaveProperty("name", "Mina");
});

test("the table takes the place of the lobby, and the lobby that of the table", () => {
  open();
  lastSocket().answer({ lobby: { ...LOBBY, ask: false, said: "Waiting for Jun" } });
  expect(byId("said").textContent).toBe("Waiting for Jun");
  lastSocket().tell(traits());
  expect(byId("lobby").hidden).toBe(true);
  expect(byId("table").querySelectorAll(".card").length).toBeGreaterThan(0);
  lastSocket().tell({ lobby: { ...LOBBY, ask: false, said: "The next round" } });
  expect([byId("lobby").hidden, byId("stage").hidden]).toEqual([false, true]);
});

test("a card that is chosen is played, with the version that was seen", () => {
  open();
  lastSocket().answer(traits());
  cardIn(byId("table"), "5h")?.click();
  byId("table").querySelector<HTMLElement>(".ask .main")?.click();
  const { version } = state();
  expect(lastSocket().messages.at(-1)).toMatchObject({ do: "play", cards: "5h", version });
});

test("without a connection a banner says so, the table stays, and nothing is sent late", () => {
  open();
  lastSocket().answer(traits());
  const old = lastSocket();
  old.break();
  expect(byId("banner").hidden).toBe(false);
  expect(byId("told").textContent).toBe("lost en");
  expect(byId("stage").hidden).toBe(false);
  byId("table").querySelector<HTMLElement>("[aria-keyshortcuts=p]")?.click();
  expect(byId("table").textContent).not.toContain("Python");
  vi.advanceTimersByTime(500);
  lastSocket().answer(traits({ version: 13 }));
  expect(byId("banner").hidden).toBe(true);
  expect(
    [old, lastSocket()].flatMap(({ messages }) => messages.map((each) => each.do)),
  ).not.toContain("pass");
});

test("after the wire is back one can press again", () => {
  open();
  lastSocket().answer(traits());
  const pass = () => byId("table").querySelector<HTMLElement>("[aria-keyshortcuts=p]")?.click();
  lastSocket().break();
  pass();
  vi.advanceTimersByTime(500);
  lastSocket().answer(traits());
  pass();
  expect(lastSocket().messages.at(-1)).toHaveProperty("do", "pass");
});

test("a host who closes the table is quoted above it, and one does not come back", () => {
  open();
  lastSocket().answer(traits());
  lastSocket().tell({ closed: "The host has closed the table." });
  expect(byId("told").textContent).toBe("The host has closed the table.");
  const old = lastSocket();
  old.break(4404);
  vi.advanceTimersByTime(60_000);
  expect(lastSocket()).toBe(old);
  expect(byId("told").textContent).toBe("The host has closed the table.");
});

test.each([
  [4403, "wrong en"],
  [4404, "gone en"],
  [4409, "many en"],
])("code %d is told in words: %s", (code, said) => {
  open();
  lastSocket().break(code);
  expect(byId("said").textContent).toBe(said);
  expect(byId("banner").hidden).toBe(true);
});

test("where a table stands, it is told above the table", () => {
  open();
  lastSocket().answer(traits());
  lastSocket().break(4404);
  expect(byId("told").textContent).toBe("gone en");
  expect([byId("banner").hidden, byId("do").hidden]).toEqual([false, true]);
  expect(byId("stage").hidden).toBe(false);
});

test("a seat that opened on another screen is taken back by a button", () => {
  open();
  lastSocket().answer(traits());
  const old = lastSocket();
  old.break(4408);
  expect(byId("do").textContent).toBe("here en");
  byId("do").click();
  expect(lastSocket()).not.toBe(old);
  expect(byId("banner").hidden).toBe(true);
});

test("when the page is seen again it comes back at once", () => {
  open();
  lastSocket().answer(traits());
  for (const wait of [500, 1000, 2000]) {
    lastSocket().break();
    vi.advanceTimersByTime(wait);
  }
  lastSocket().break();
  const old = lastSocket();
  dispatchEvent(new Event("online"));
  expect(lastSocket()).not.toBe(old);
});

test("one's turn trembles once, and stands on the page and in its title", () => {
  open();
  lastSocket().answer(traits(WAITS));
  expect(byId("sign").hidden).toBe(true);
  expect(tremble).not.toHaveBeenCalled();
  lastSocket().tell(traits({ version: 13 }));
  lastSocket().tell(traits({ version: 14 }));
  expect(tremble).toHaveBeenCalledOnce();
  expect(byId("sign").hidden).toBe(false);
  expect(document.title).toContain("turn en");
  lastSocket().tell(traits({ version: 15, ...WAITS }));
  expect(byId("sign").hidden).toBe(true);
  expect(document.title).not.toContain("turn en");
});

test("no phone trembles for a pass that the table makes", () => {
  open();
  lastSocket().answer(traits(WAITS));
  lastSocket().tell(traits({ version: 13, prompt: { ...fixture(follow).prompt, passes: true } }));
  expect(tremble).not.toHaveBeenCalled();
  expect(byId("sign").hidden).toBe(true);
});

test("in a review, and at a move tried again in it, it is nobody's turn", () => {
  const task = { about: "", text: [], mark: "", why: null, buttons: [], tries: 0 } as const;
  open();
  lastSocket().answer(traits(WAITS));
  lastSocket().tell({ traits: { state: fixture(review, { version: 13 }), words: english } });
  lastSocket().tell(traits({ version: 14, task: { ...task } }));
  expect(tremble).not.toHaveBeenCalled();
  expect(byId("sign").hidden).toBe(true);
  expect(document.title).not.toContain("turn en");
});

test("the signal can be switched off, and stays so when the page is loaded again", () => {
  open();
  lastSocket().answer(traits(WAITS));
  byId("bell").click();
  expect(byId("bell").getAttribute("aria-pressed")).toBe("false");
  lastSocket().tell(traits({ version: 13 }));
  expect(tremble).not.toHaveBeenCalled();
  expect(byId("sign").hidden).toBe(true);
  expect(document.title).not.toContain("turn en");
  document.body.innerHTML = PAGE;
  open();
  lastSocket().answer(traits());
  expect(tremble).not.toHaveBeenCalled();
});

test("the page speaks the language of the table once that stands", () => {
  open();
  lastSocket().answer({ traits: { state: fixture(japanese), words: english } });
  expect(document.documentElement.lang).toBe("ja");
  lastSocket().break();
  expect(byId("told").textContent).toBe("lost ja");
});
