/** One view of a table: the state from Python, and what this view alone remembers. */
import { type HandCard, keysOf, pool, withKeys } from "../cards/card_choice";
import type { Draft } from "../panel/draft";
import type { InviteSheet } from "../panel/invite";
import { Reel } from "../replay/reel";
import type {
  FilmData,
  Intent,
  KeptGames,
  Lookup,
  Numbered,
  Replies,
  RuleCard,
  Sender,
  Settings,
  State,
  Strength,
  Watching,
  WordKey,
  Words,
} from "./contract";
import { translate, type Values } from "./words";

/** What is sent to Python. */
export type Message = (Intent & Sender) | (Lookup & Numbered);

/** A wire to Python: the bridge makes it from a notebook's model, a test from nothing. */
export interface Link {
  /** The number of this view, which tells it from others of the same table. */
  me: number;
  state(): State | Watching;
  words(): Words;
  /** False once the kernel has stopped answering. */
  alive(): boolean;
  /** The film of a replay, the step that it is at, and how to go to another. */
  film(): FilmData | undefined;
  step(): number;
  goTo(step: number): void;
  /** Sends a message, and returns whether the kernel was there. */
  send(message: Message): boolean;
  /** Asks Python; null if it knows no answer, or has failed to find one. */
  ask<Kind extends Lookup>(lookup: Kind): Promise<Replies[Kind["ask"]] | null>;
}

export type Tab = "story" | "rules" | "scores";

/** What lies over the table. */
export type Sheet =
  | { kind: "rule"; card: RuleCard }
  | { kind: "text"; text: string }
  | { kind: "menu"; players?: Strength[] }
  | { kind: "keys" }
  | { kind: "records"; text: string; titles: string[] }
  | { kind: "games"; kept: KeptGames; sure: boolean }
  | { kind: "editor" }
  | InviteSheet;

/** What is asked of which seat, and whether a hint answers it. */
function questionOf({ prompt, me, hint, task }: State): string {
  return [me, !hint, prompt.choice?.title, task?.tries].join(" ");
}

/** True if the question is another than before, so that the chosen cards are put back. */
function asksAnew(last: State, state: State): boolean {
  return last.settings.lang === state.settings.lang && questionOf(last) !== questionOf(state);
}

/** What the parts of a view may set; all else comes from Python. */
type Local = Pick<
  View,
  | "chosen"
  | "group"
  | "active"
  | "tab"
  | "sheet"
  | "tip"
  | "draft"
  | "said"
  | "away"
  | "calmed"
  | "warning"
>;

export class View {
  /** Keeps apart the element ids of two tables on one page. */
  readonly #uid = Math.random();
  /** Keys of the chosen cards (see `held`). */
  chosen: ReadonlySet<string> = new Set();
  /** The group of answers that has been chosen, "" before. */
  group = "";
  /** Key of the card that the keyboard is on. */
  active = "";
  tab: Tab = "story";
  sheet: Sheet | null = null;
  /** The word that is explained beside it. */
  tip: HTMLElement | null = null;
  /** The rules of the next game while they are being changed. */
  draft: Draft | null = null;
  /** What was said in passing on the sheet, such as "copied"; it is gone with the sheet. */
  said = "";
  /** True while the table is out of sight: scrolled away, or taken off the page for a while. */
  away = false;
  /** What went wrong in this view alone, such as a file that is no record, until one goes on. */
  warning = "";
  /** The version whose refusal and notice are put away. */
  calmed = -1;
  readonly #reel: Reel | null;
  #last: State | null = null;
  #sent = "";
  /** The keyboard's place in the hand, for when its card has gone. */
  #at = 0;

  readonly #draw: () => void;

  constructor(
    readonly link: Link,
    draw: () => void,
  ) {
    this.#draw = draw;
    const film = link.film();
    this.#reel = film ? new Reel(link, film, draw) : null;
    this.update();
  }

  get state(): State {
    const state = this.link.state();
    if ("seats" in state) return state;
    if (!this.#reel) throw new Error("there is no film to watch");
    return this.#reel.state(state);
  }

  /** The film that is shown now, as this view steps through it. */
  get reel(): Reel | null {
    return this.link.state().watching ? this.#reel : null;
  }

  /** The words of a key in the language of the table. */
  word(key: WordKey, values?: Values): string {
    return translate(this.link.words(), key, values);
  }

  /** True once the person has gone on since the last refusal and notice. */
  get calm(): boolean {
    return this.calmed === this.state.version;
  }

  /** An element id of this view alone. */
  id(name: string): string {
    return `${this.#uid}-${name}`;
  }

  set(patch: Partial<Local>): void {
    if ("sheet" in patch) this.said = "";
    Object.assign(this, patch);
    this.#at = withKeys(pool(this)).findIndex(({ key }) => key === this.active);
    this.#draw();
  }

  /** Stops what goes on by itself. */
  close(): void {
    this.#reel?.stop();
  }

  /** Sends what the person wants, once for each version of the table. */
  act(intent: Intent): void {
    this.warning = "";
    const message = { version: this.link.state().version, view: this.link.me, ...intent };
    const text = JSON.stringify(message);
    if (text !== this.#sent && this.link.send(message)) this.#sent = text;
  }

  setting(key: keyof Settings, value: string | boolean): void {
    this.act({ do: "set", key, value, calm: this.calm });
  }

  /** Takes in the latest state, and forgets what it has overtaken. */
  update(): void {
    this.#reel?.load();
    if (this.#reel?.running && !this.reel) this.#reel.run(false); // play goes on, maybe elsewhere
    const { state } = this;
    const last = this.#last;
    if (state === last) return;
    this.#last = state;
    this.group = "";
    const hand = withKeys(pool(this));
    const fresh = !last || last.hand.length < state.hand.length || asksAnew(last, state);
    const keys = hand.map(({ key }) => key).filter((key) => !fresh && this.chosen.has(key));
    this.chosen = new Set(keys);
    this.#stand(hand);
    if (state.hint && state.hint.move !== last?.hint?.move)
      this.chosen = keysOf(this, state.hint.move);
  }

  /** The keyboard stays on its card, or else where that card was. */
  #stand(hand: HandCard[]): void {
    const at = hand.findIndex(({ key }) => key === this.active);
    if (at < 0) this.active = (hand[this.#at] ?? hand.at(-1))?.key ?? "";
  }
}

/** True between games. */
export function isOver({ state }: View): boolean {
  return /^(over|match)$/.test(state.prompt.kind);
}

/** True for a table to play at: neither a film nor a lesson nor a review. */
export function isPlayed({ reel, state }: View): boolean {
  return !(reel || state.task || state.review);
}

/** True for a table to play at where all that a host may do can be done. */
export function isHosted(view: View): boolean {
  return isPlayed(view) && !view.state.guest;
}

/** True if Python can answer a film's wishes; the film itself steps without Python. */
export function isHeard({ state, link }: View): boolean {
  return !state.alone && link.alive();
}
