/** One view of a table: the state from Python, and what this view alone remembers. */
import type { Draft } from "./panel/draft";
import type { Film } from "./replay/film";
import { Reel } from "./replay/reel";
import {
  answering,
  type Held,
  held,
  type Options,
  offered,
  picked,
  play,
  playing,
} from "./selection";
import type { Act, Asked, Choice, RuleCard, Settings, State, Words } from "./state";
import { type Key, translate, type Values } from "./words";

/** A wire to Python: the bridge makes it from a notebook's model, a test from nothing. */
export interface Link {
  state(): State;
  words(): Words;
  /** False once the kernel does not answer. */
  alive(): boolean;
  /** The film of a replay, the step that it stands at, and how to go to another. */
  film(): Film | undefined;
  step(): number;
  goTo(step: number): void;
  /** Sends a message, and tells whether the kernel was there. */
  send(message: unknown): boolean;
  ask<Answer>(question: Asked): Promise<Answer>;
}

export type Tab = "story" | "rules" | "scores";

/** What lies over the table. */
export type Sheet =
  | { kind: "rule"; card: RuleCard }
  | { kind: "text"; text: string }
  | { kind: "menu" }
  | { kind: "keys" }
  | { kind: "editor" };

/** An explanation beside the word that it explains. */
export interface Tip {
  text: string;
  left: number;
  top: number;
}

const NOTHING: Options = { reach: new Set(), ready: [] };

/** What is asked of which seat. */
function asked({ prompt, me }: State): string {
  return `${me} ${prompt.choice?.title}`;
}

/** True for another question than before, for which the chosen cards are put back. */
function asksAnew(last: State, state: State): boolean {
  return last.settings.lang === state.settings.lang && asked(last) !== asked(state);
}

export class View {
  /** Keeps element ids of two tables in one page apart. */
  readonly uid = `t${Math.random().toString(36).slice(2)}`;
  /** Keys of the chosen cards (see `held`). */
  chosen: ReadonlySet<string> = new Set();
  /** The group of answers that has been chosen, "" before. */
  group = "";
  /** Key of the card that the keyboard is on. */
  active = "";
  tab: Tab = "story";
  sheet: Sheet | null = null;
  tip: Tip | null = null;
  /** The rules of the next game while they are being changed. */
  draft: Draft | null = null;
  /** What was said in passing on the sheet, such as "copied"; it goes with the sheet. */
  said = "";
  /** The card of the rule that refused the last play. */
  reason: RuleCard | null = null;
  /** True while the table is out of sight: scrolled away, or taken off the page for a while. */
  unseen = false;
  /** The version whose refusal and notice are put away. */
  calmed = -1;
  readonly #reel: Reel | null;
  #last: State | null = null;
  #sent = "";
  /** Where in the hand the keyboard is, for when its card has gone. */
  #at = 0;

  constructor(
    readonly link: Link,
    private readonly draw: () => void,
  ) {
    const turned = () => {
      this.update();
      this.draw();
    };
    this.#reel = link.film() ? new Reel(link, turned) : null;
    this.update();
  }

  get state(): State {
    const base = this.link.state();
    return this.reel?.state(base) ?? base;
  }

  /** The film that is shown now, as this view steps through it. */
  get reel(): Reel | null {
    return this.link.state().watching ? this.#reel : null;
  }

  /** True where Python hears what is wanted of a film, which steps on without it. */
  get heard(): boolean {
    return !this.state.alone && this.link.alive();
  }

  /** The words of a key in the language of the table. */
  w(key: Key, values?: Values): string {
    return translate(this.link.words(), key, values);
  }

  /** An element id of this view alone. */
  id(name: string): string {
    return `${this.uid}-${name}`;
  }

  /** What a rule is called in the language of the table. */
  named(card: RuleCard): string {
    return card.names[this.state.settings.lang];
  }

  set(patch: Partial<View>): void {
    if ("sheet" in patch) this.said = "";
    Object.assign(this, patch);
    this.#at = held(this.pool).findIndex(({ key }) => key === this.active);
    this.draw();
  }

  /** Sends what the person wants, once for each version of the table. */
  act(intent: Act): void {
    const message = { version: this.link.state().version, ...intent };
    const text = JSON.stringify(message);
    if (text !== this.#sent && this.link.send(message)) this.#sent = text;
  }

  /** Asks for a hint; one that is given chooses its cards once more. */
  hint(): void {
    const { hint } = this.state;
    if (hint) this.#show(hint.move);
    else this.act({ do: "hint" });
    this.draw();
  }

  setting(key: keyof Settings, value: string | boolean): void {
    this.act({ do: "set", key, value });
  }

  /** Takes the latest state in: forgets what it has overtaken. */
  update(): void {
    this.#reel?.load();
    const { state } = this;
    const last = this.#last;
    if (state === last) return;
    this.#last = state;
    this.group = "";
    const hand = held(this.pool);
    const fresh = !last || last.hand.length < state.hand.length || asksAnew(last, state);
    const keys = hand.map(({ key }) => key).filter((key) => !fresh && this.chosen.has(key));
    this.chosen = new Set(keys);
    this.#stand(hand);
    if (state.hint && state.hint.move !== last?.hint?.move) this.#show(state.hint.move);
    this.#explain(state);
  }

  /** The keyboard stays on its card, or else where that card was. */
  #stand(hand: Held[]): void {
    const at = hand.findIndex(({ key }) => key === this.active);
    if (at < 0) this.active = (hand[this.#at] ?? hand.at(-1))?.key ?? "";
  }

  /** True between games. */
  get over(): boolean {
    return /^(over|match)$/.test(this.state.prompt.kind);
  }

  /** The choice that is owed by this seat, or null. */
  get choice(): Choice | null {
    return this.state.prompt.kind === "answer" ? this.state.prompt.choice : null;
  }

  /** The heading over the cards to choose from where they are not those of the hand, or "". */
  get tray(): string {
    return this.choice?.what === "cards" ? this.choice.tray : "";
  }

  /** The cards to choose from: the hand, or those that a choice lays out. */
  get pool(): string[] {
    return this.choice && this.tray ? offered(this.choice) : this.state.hand;
  }

  /** The chosen cards in their order. */
  get picked(): string[] {
    return picked(this.pool, this.chosen);
  }

  /** True where cards are asked for: to play, or to answer with. */
  get asksCards(): boolean {
    const { what, tray } = this.choice ?? {};
    return this.state.prompt.kind === "play" || what === "cards" || (what === "play" && !tray);
  }

  /** What may be chosen now, and what the chosen cards are. */
  get options(): Options {
    return this.#doing(this.picked);
  }

  /** True where one card is all that can be chosen: another takes its place. */
  get oneCard(): boolean {
    const { choice } = this;
    const { prompt, plays, trick } = this.state;
    if (choice) return choice.what === "cards" && choice.high === 1;
    const laid = plays.length ? plays : trick.slice(-1).map(({ cards }) => cards);
    const following = prompt.may_pass === null || trick.length > 0;
    return following && laid.every((each) => play(each).cards.length === 1);
  }

  /** The cards that could be chosen if none were. */
  get first(): ReadonlySet<string> {
    return this.#doing([]).reach;
  }

  /** What may be chosen beside some cards, and what these are. */
  #doing(picked: string[]): Options {
    const { choice } = this;
    if (!this.asksCards) return NOTHING;
    if (!choice) return playing(this.state.plays, picked);
    return choice.what === "play" ? playing(offered(choice), picked) : answering(choice, picked);
  }

  /** The last refusal, unless the person has gone on since. */
  get refusal(): State["refusal"] {
    return this.calmed === this.state.version ? null : this.state.refusal;
  }

  /** The last notice, unless the person has gone on since. */
  get notice(): State["notice"] {
    return this.calmed === this.state.version ? null : this.state.notice;
  }

  /** Chooses a card or puts it back; `alone` puts the others back where one card is asked for. */
  toggle(key: string, alone = false): void {
    if (this.reel) return;
    const card = held(this.pool).find((each) => each.key === key)?.card ?? "";
    const had = this.chosen.has(key);
    const single = this.#single(card);
    const replaces = alone && !had && (single || this.oneCard);
    if (!had && !single && this.#barred(card)) {
      this.act({ do: "why", cards: [...(replaces ? [] : this.picked), card].join("") });
      return;
    }
    const chosen = new Set(replaces ? [] : this.chosen);
    if (!chosen.delete(key)) chosen.add(key);
    this.set({ chosen, active: key, calmed: this.state.version });
  }

  async openRule(rule: string): Promise<void> {
    const card = await this.link.ask<RuleCard | null>({ ask: "rule", rule });
    if (card) this.set({ sheet: { kind: "rule", card }, tip: null });
  }

  /** True for a card that will do by itself and cannot do with others. */
  #single(card: string): boolean {
    const { ready, reach } = this.#doing([card]);
    return ready.length > 0 && !reach.size;
  }

  /** True for a card that may not be chosen, as the person wants it. */
  #barred(card: string): boolean {
    const { prompt, settings } = this.state;
    return prompt.kind === "play" && settings.legal_only && !this.options.reach.has(card);
  }

  /** Chooses the cards of a hint, so that one press plays them. */
  #show(move: string): void {
    const rest = play(move).cards;
    const wanted = held(this.pool).filter(({ card }) => {
      const at = rest.indexOf(card);
      return at >= 0 && rest.splice(at, 1);
    });
    this.chosen = new Set(wanted.map(({ key }) => key));
  }

  /** Looks up the rule behind a refusal, to stand under it. */
  #explain({ refusal, version }: State): void {
    this.reason = null;
    if (!refusal?.rule) return;
    void this.link.ask<RuleCard | null>({ ask: "rule", rule: refusal.rule }).then((reason) => {
      if (this.state.version === version) this.set({ reason });
    });
  }
}
