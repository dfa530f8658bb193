import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Model } from "../src/base/bridge";
import { pageLanguage, play, type Site } from "../src/play/page";
import lead from "./fixtures/lead.json";
import english from "./fixtures/words.en.json";
import { fixture } from "./model";

const WORDS = {
  fetch: "fetching",
  deal: "dealing",
  failed: "failed",
  usual: "usual rules",
  learn: "learn",
  notebook: "notebook",
};
const SITE: Site = {
  pyodide: "http://site/pyodide.mjs",
  library: "http://site/library.zip",
  table: "http://site/table.zip",
  lock: {},
  words: { en: WORDS, ja: { ...WORDS, fetch: "読み込み" } },
  stills: { en: { source: "still-en.svg", text: "a table" } },
};

/** A worker that keeps what it is sent. */
class FakeWorker {
  static last: FakeWorker | undefined;
  sent: unknown[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }

  tell(data: unknown): void {
    this.onmessage({ data });
  }
}

let rendered: Model[];

function open(address = ""): FakeWorker {
  history.replaceState(null, "", `/play/${address}`);
  const frontEnd = {
    render: ({ model }: { model: Model }) => {
      rendered.push(model);
      return () => {};
    },
  };
  play(frontEnd, SITE, new URL("http://site/worker.js"));
  return FakeWorker.last as FakeWorker;
}

const text = (id: string) => document.getElementById(id)?.textContent;

beforeEach(() => {
  rendered = [];
  FakeWorker.last = undefined;
  vi.stubGlobal("Worker", FakeWorker);
  document.body.innerHTML = `<div id="waiting"><p id="progress"></p><a id="usual" hidden></a>
    <img id="still"></div><div id="table"></div><a id="learn"></a><a id="notebook"></a>`;
});

afterEach(() => vi.unstubAllGlobals());

test("while Python is fetched the page says so, under a still table", () => {
  const worker = open();
  expect(text("progress")).toBe("fetching");
  expect(document.getElementById("still")?.getAttribute("src")).toBe("still-en.svg");
  worker.tell({ stage: "deal" });
  expect(text("progress")).toBe("dealing");
});

test("the worker is told where everything is, and the address of the page", () => {
  const [start] = open("?seed=7").sent;
  expect(start).toMatchObject({ pyodide: SITE.pyodide, table: SITE.table, address: "?seed=7" });
  expect(start).not.toHaveProperty("words");
});

test("the first state puts the table in the place of the still one, the next are changes", () => {
  const worker = open();
  const state = fixture(lead);
  worker.tell({ traits: { state, words: english } });
  expect(document.getElementById("waiting")).toBeNull();
  const [model] = rendered;
  const changed = vi.fn();
  model?.on("change:state", changed);
  worker.tell({ traits: { state: { ...state, version: 99 } } });
  expect(rendered).toHaveLength(1);
  expect(changed).toHaveBeenCalledOnce();
  expect(model?.get("state").version).toBe(99);
  expect(model?.get("words")).toEqual(english);
});

test("what the table sends goes to the worker, and replies come back to whoever listens", () => {
  const worker = open();
  worker.tell({ traits: { state: fixture(lead), words: english } });
  const [model] = rendered;
  const heard = vi.fn();
  model?.on("msg:custom", heard);
  model?.send({ ask: "hello", id: 3 });
  expect(worker.sent.at(-1)).toBe('{"ask":"hello","id":3}');
  worker.tell({ reply: { id: 3, reply: true } });
  expect(heard).toHaveBeenCalledWith({ id: 3, reply: true });
  model?.off("msg:custom", heard);
  worker.tell({ reply: { id: 3, reply: true } });
  expect(heard).toHaveBeenCalledOnce();
});

test("a wrong address is told in words, with a way to the usual rules", () => {
  const worker = open("?rules=xx");
  worker.tell({ wrong: "there is no rule 'xx'" });
  expect(text("progress")).toBe("there is no rule 'xx'");
  expect(document.getElementById("usual")?.hidden).toBe(false);
});

test("a failure is told in words, unless a table stands already", () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  const worker = open();
  worker.tell({ failed: "Error: 404" });
  expect(text("progress")).toBe("failed");
  expect(document.getElementById("usual")?.hidden).toBe(true);
  expect(quiet).toHaveBeenCalled();
});

test("the page has the language of the table, also after it has changed", () => {
  const worker = open("?lang=ja");
  expect(text("progress")).toBe("読み込み");
  expect(document.documentElement.lang).toBe("ja");
  worker.tell({ traits: { state: fixture(lead), words: english } });
  expect(document.documentElement.lang).toBe("en");
});

test.each([
  ["?lang=ja", ["en-US"], "ja"],
  ["", ["fr-FR", "ja-JP"], "ja"],
  ["?lang=xx", ["ko"], "en"],
])("of %s and %s the page takes %s", (address, languages, found) => {
  expect(pageLanguage(["en", "ja"], address, languages)).toBe(found);
});
