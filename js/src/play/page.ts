/** One table on a page, without a notebook: Python runs in a worker beside the page. */
import type { Model } from "../base/bridge";
import { firstKnown } from "../base/page_language";
import { PageModel, type Traits } from "../base/page_model";
import type { FrontEnd } from "../page_slot";
import type { FromWorker, Stage, Start } from "./messages";

/** What the page says itself, before the table does. */
type PageWords = Record<Stage | "failed" | "usual" | "learn" | "notebook", string>;

export interface Site extends Omit<Start, "address" | "languages"> {
  words: Record<string, PageWords>;
  stills: Record<string, { source: string; text: string }>;
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** The first language of the address or the browser that the page knows; Python judges again. */
export function pageLanguage(known: string[], address: string, languages: readonly string[]) {
  return firstKnown(known, [new URLSearchParams(address).get("lang") ?? "", ...languages]);
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
  const show = (traits: Traits) => {
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
