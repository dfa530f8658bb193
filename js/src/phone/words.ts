/** What the page of a phone says itself; all else comes in words from the server. */
import { firstKnown } from "../base/page_language";
import type { End } from "./wire";

export type PhoneWords = Record<
  | End
  | "opening"
  | "lost"
  | "cut"
  | "failed"
  | "name"
  | "sit"
  | "nameless"
  | "here"
  | "turn"
  | "signal",
  string
>;

export class PageWords {
  readonly #all: Record<string, PhoneWords>;
  #lang = "";

  /** Reads what the page carries, in the first of the browser's languages that it knows. */
  constructor(text: string, languages: readonly string[]) {
    this.#all = JSON.parse(text);
    this.speak(firstKnown(Object.keys(this.#all), languages));
  }

  get now(): PhoneWords {
    return this.#all[this.#lang] as PhoneWords;
  }

  /** Goes on in another language; returns whether it is another. */
  speak(lang: string): boolean {
    if (lang === this.#lang) return false;
    this.#lang = lang;
    document.documentElement.lang = lang;
    return true;
  }
}
