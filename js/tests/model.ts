/** A model without a notebook: keeps its traits, remembers what was sent, answers look-ups. */
import type { Model } from "../src/base/bridge";
import type {
  Choices,
  Edited,
  EditLookup,
  FilmData,
  KeptGames,
  Lookup,
  RuleCard,
  State,
  Strength,
  Watching,
} from "../src/base/contract";
import { type Link, type Message, View } from "../src/base/view";
import { mount } from "../src/mount";
import catalogue from "./fixtures/catalogue.json";
import english from "./fixtures/words.en.json";

type Listener = (event: unknown) => void;

export const CATALOGUE = catalogue as unknown as RuleCard[];

export function fixture(state: unknown, changes: Partial<State> = {}): State {
  return structuredClone({ ...(state as State), ...changes });
}

/** The card of a hand, by its key. */
export function cardIn(root: ParentNode, key: string): HTMLElement | null | undefined {
  return root.querySelector(`[role=option] [data-flip$=" ${key}"]`)?.closest("[role=option]");
}

export const CHOICES: Choices = {
  rules: CATALOGUE.map(({ id, names, text, frame, chapter_title }) => ({
    ...{ id, name: names.en, frame, chapter: chapter_title },
    find: [id, ...Object.values(names), text].join("\n"),
  })),
  presets: [{ line: "standard", label: "standard" }],
  barred: "",
};

export const KEPT: KeptGames = {
  keeps: true,
  count: 3,
  about: ["3 games on 2 days."],
  tables: [{ label: "By house", head: ["House"], lines: [["standard"]] }],
  notes: ["In brackets"],
  picture: "data:image/svg+xml;base64,AAAA",
  alt: "How each game came out",
};

export const PLAYERS: Strength[] = ["random", "steady", "sharp"].map((name) => ({
  name,
  title: { en: `a ${name} one`, ja: name, ko: name },
  about: { en: `plays as ${name} does`, ja: name, ko: name },
}));

/** What Python would say, but for tidying the line up: stairs may not be taken out. */
function edited({ text, open }: EditLookup): Edited {
  const on = CATALOGUE.filter((card) =>
    text.includes(`-${card.id}`) ? false : card.on || text.includes(card.id),
  ).map(({ id }) => [id, ""]);
  const wrong = /-stairs/.test(text);
  return {
    line: text,
    error: wrong ? "Stairs cannot be taken out." : null,
    clash: wrong ? ["stairs"] : [],
    on: Object.fromEntries(on),
    cards: wrong ? [] : CATALOGUE.filter(({ id }) => open.includes(id)),
  };
}

function answer(question: Lookup): unknown {
  if (question.ask === "rule") return CATALOGUE.find(({ id }) => id === question.rule) ?? null;
  if (question.ask === "titles") return question.text.match(/(?<=^title ).*/gm) ?? [];
  if (question.ask === "choices") return CHOICES;
  if (question.ask === "players") return PLAYERS;
  if (question.ask === "edit") return edited(question);
  if (question.ask === "games") return KEPT;
  return question.ask === "hello" ? true : `the ${question.ask}`;
}

export class FakeModel {
  sent: Record<string, unknown>[] = [];
  /** The views that have sent something, each by its number. */
  senders: unknown[] = [];
  dead = false;
  silent = false;
  /** Look-ups fail, and have no answer. */
  failing = false;
  /** Answers that take their time: `answer` sends the first of them. */
  late: (() => void)[] | null = null;
  readonly listeners = new Map<string, Set<Listener>>();

  step = 0;
  /** The steps that Python was told of. */
  saved: number[] = [];

  constructor(
    public state: State | Watching,
    readonly film?: FilmData,
  ) {}

  get(trait: string): unknown {
    const { state, film, step } = this;
    return { state, film, step, words: english, picture: "picture-of-this-table" }[trait];
  }

  set(trait: string, value: number): void {
    Object.assign(this, { [trait]: value });
    this.fire(`change:${trait}`);
  }

  save_changes(): void {
    if (this.dead) throw new Error("Cannot send");
    this.saved.push(this.step);
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
  }

  off(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener);
  }

  fire(event: string, value?: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(value);
  }

  send(message: Message): void {
    if (this.dead) throw new Error("Cannot send");
    if ("do" in message) {
      const { view, ...intent } = message;
      this.sent.push(intent);
      this.senders.push(view);
    } else if (!this.silent) {
      const reply = this.failing ? null : answer(message);
      const send = () => this.fire("msg:custom", { id: message.id, reply });
      if (this.late) this.late.push(send);
      else queueMicrotask(send);
    }
  }

  async answer(): Promise<void> {
    this.late?.shift()?.();
    await settle();
  }

  become(state: State | Watching): void {
    this.state = state;
    this.fire("change:state");
  }
}

/** Waits until look-ups have been answered and drawn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A table on the page, drawn from a fake model. */
export function table(
  state: State | Watching,
  film?: FilmData,
): { model: FakeModel; root: HTMLElement; close: () => void } {
  const model = new FakeModel(state, film);
  const root = document.body.appendChild(document.createElement("div"));
  const stop = mount(model as unknown as Model, root);
  const close = () => {
    stop();
    root.remove();
  };
  return { model, root, close };
}

/** A view without a page, and what it sent. */
export function viewOf(state: State): { view: View; sent: unknown[]; now: { state: State } } {
  const sent: unknown[] = [];
  const now = { state };
  const link: Link = {
    me: 1,
    state: () => now.state,
    words: () => english,
    film: () => undefined,
    step: () => 0,
    goTo() {},
    alive: () => true,
    send: (message) => {
      const { view, ...intent } = { view: 0, ...message };
      return sent.push(intent) > 0;
    },
    ask: async () => null,
  };
  return { view: new View(link, () => {}), sent, now };
}

/** Presses a key, and returns whether the page around the table hears of it. */
export function press(target: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  document.addEventListener("keydown", hear);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  document.removeEventListener("keydown", hear);
  return heard;
}
