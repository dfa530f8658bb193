/** One table on a page, without a notebook: Python runs in a worker beside the page. */
import type { Model } from "../base/bridge";
import type { Reply, State, Words } from "../base/contract";
import type { FromWorker, Stage, Start } from "./messages";

/** What the page says itself, before the table does. */
type PageWords = Record<Stage | "failed" | "usual" | "learn" | "notebook", string>;

export interface Site extends Omit<Start, "address" | "languages"> {
  words: Record<string, PageWords>;
  stills: Record<string, { source: string; text: string }>;
}

export interface FrontEnd {
  render(on: { model: Model; el: HTMLElement }): () => void;
}

type Traits = { state?: State; words?: Words; picture: string };
type Listener = (told?: unknown) => void;

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** The first language of the address or the browser that the page knows; Python judges again. */
export function pageLanguage(known: string[], address: string, languages: readonly string[]) {
  const wanted = [new URLSearchParams(address).get("lang") ?? "", ...languages];
  return (
    wanted.map((each) => each.split("-")[0] ?? "").find((each) => known.includes(each)) ?? "en"
  );
}

/** What stands in for the model of a notebook: it sends to a worker and hears from it. */
class PageModel {
  readonly #traits: Traits = { picture: "" };
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #post: (message: string) => void;

  constructor(post: (message: string) => void) {
    this.#post = post;
  }

  get(trait: keyof Traits): unknown {
    return this.#traits[trait];
  }

  set(): void {}

  save_changes(): void {}

  send(message: unknown): void {
    this.#post(JSON.stringify(message));
  }

  on(event: string, listener: Listener): void {
    const heard = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, heard.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  take(traits: { state: State; words?: Words }): void {
    Object.assign(this.#traits, traits);
    for (const name of Object.keys(traits)) this.#tell(`change:${name}`);
  }

  answer(reply: Reply): void {
    this.#tell("msg:custom", reply);
  }

  #tell(event: string, told?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(told);
  }
}

/** The words around the table, in one language. */
function say(site: Site, lang: string): PageWords {
  const words = site.words[lang] as PageWords;
  document.documentElement.lang = lang;
  for (const name of ["learn", "notebook"] as const) byId(name).textContent = words[name];
  return words;
}

function showStill(site: Site, lang: string): void {
  const still = site.stills[lang];
  if (!still) return;
  const picture = byId("still") as HTMLImageElement;
  picture.src = still.source;
  picture.alt = still.text;
}

function showProgress(text: string): void {
  byId("progress").textContent = text;
}

/** Says why there is no table, and offers another if the address is to blame. */
function showFailure(text: string, usual = ""): void {
  byId("waiting").classList.add("failed");
  showProgress(text);
  const link = byId("usual");
  link.textContent = usual;
  link.hidden = !usual;
}

export function play(frontEnd: FrontEnd, site: Site, workerUrl: URL): void {
  const address = location.search;
  const lang = pageLanguage(Object.keys(site.words), address, navigator.languages);
  const words = say(site, lang);
  showStill(site, lang);
  if (window !== window.top) {
    for (const link of document.links) link.target = "_blank";
  }
  showProgress(words.fetch);
  const worker = new Worker(workerUrl, { type: "module" });
  const model = new PageModel((message) => worker.postMessage(message));
  let drawn = false;
  const show = (traits: { state: State; words?: Words }) => {
    model.take(traits);
    say(site, traits.state.settings.lang);
    if (drawn) return;
    drawn = true;
    byId("waiting").remove();
    frontEnd.render({ model: model as unknown as Model, el: byId("table") });
  };
  const fail = (reason: string) => {
    console.error("daifugo_widget:", reason);
    if (!drawn) showFailure(words.failed);
  };
  worker.onerror = (event) => fail(event.message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ("stage" in data) showProgress(words[data.stage]);
    else if ("traits" in data) show(data.traits);
    else if ("reply" in data) model.answer(data.reply);
    else if ("wrong" in data) showFailure(data.wrong, words.usual);
    else fail(data.failed);
  };
  const { words: _, stills: __, ...start } = site;
  const languages = [lang, ...navigator.languages].join();
  worker.postMessage({ ...start, address, languages } satisfies Start);
}
