/**
 * The one interface between Python and the browser.
 *
 * Python alone writes `State` (a JSON trait named `state`), `Words` (a trait named `words`, which
 * changes only with the language) and `picture` (the class of the still pictures to hide). The
 * browser draws them and sends `Intent`s; what an intent did comes back as a new `State`. Look-ups
 * (a rule's card, the catalogue) are asked for and answered by message, so that they weigh nothing
 * in a saved notebook.
 */

/**
 * Cards in the notation of records: rank then suit, `X` a joker, `??` an unseen card, `7cX=7h` a
 * reading.
 */
export type Cards = string;

/**
 * A part of a sentence: plain text, `["p", seat]` a player, `["c", cards]` cards, `["r", rule id,
 * label]` a rule, `["t", term, label]` a word that explains itself: by `words["term." + term]` or,
 * if there is no such word, by `term` itself.
 */
export type Segment =
  | string
  | ["p", number]
  | ["c", Cards]
  | ["r", string, string]
  | ["t", string, string];
export type Sentence = Segment[];

export interface Seat {
  /**
   * Index of the player: a = 0. `State.seats` lists the seats in the order of play, beginning with
   * the watching one.
   */
  seat: number;
  name: string;
  /**
   * Class held in this game: whether it is the highest of the table, its title, and its
   * explanation, shown on hover.
   */
  klass: { top: boolean; title: string; hint: string } | null;
  count: number;
  /** Of a trick-taking game: the tricks or honours taken, which a film draws instead of cards. */
  taken?: number;
  points: number;
  acts: boolean;
  passed: boolean;
  /** Place 1.. once out; how: "" a finish, "foul", "fall". */
  out: { place: number; how: string; label: string } | null;
  /** The hand, if it lies open (by the setting, by a rule, at the end of a game); else null. */
  hand: Cards | null;
}

export interface Laid {
  seat: number;
  cards: Cards;
  /** What the play is, in words: "pair of 8s", "stairs". */
  label: string;
  /** Of a trick-taking game: whether it takes the trick so far. */
  best?: boolean;
}

/** The current order of strength, weakest first. */
export interface Ruler {
  /**
   * `number` is "3".."10" "J".. or "★" (joker). weak: cannot beat the field; top: to beat;
   * open: could. `cards` are those of this strength. level: as strong as the number before.
   */
  cells: { number: string; mark: "" | "weak" | "top" | "open"; cards: Cards; level?: true }[];
  label: string;
}

/** Something out of the ordinary that is in force. */
export interface Chip {
  rule: string;
  icon: "order" | "bind" | "way" | "choice" | "info";
  text: string;
}

/** A choice to be made in mid-effect; how it is asked depends only on `what`, never on the rule. */
export interface Choice {
  rule: string;
  /** What is chosen, as a heading: "Seven pass: up to 2 cards for Hana". */
  title: string;
  /** For "cards" the words of the button with `{cards}` for those chosen: "Give {cards}". */
  button: string;
  what: "cards" | "seat" | "yes" | "number" | "count" | "play" | "bid";
  low: number;
  high: number;
  /**
   * The possible answers: for "cards" the cards that may be chosen (one string each), for "seat"
   * seat letters, for "number" numbers, for "count" counts, for "yes" `yes` / `no`, for "play" the
   * plays, for "bid" the bids; "-" among them means that declining is possible. The answers of a
   * group are offered once it has been chosen.
   */
  options: { value: string; label: string; group?: string }[];
  /**
   * A heading that says whose or which cards are chosen from, "" for those of the hand: for "cards"
   * they lie in a tray of their own, for "count" places are chosen by their backs.
   */
  tray: string;
}

export interface Prompt {
  /**
   * play: your lead or follow. answer: a choice of yours. wait: another seat acts. cover: hand the
   * screen to `seat`. over: the game has ended. match: the whole match has.
   */
  kind: "play" | "answer" | "wait" | "cover" | "over" | "match";
  seat: number;
  text: Sentence;
  /** Whether the seat may pass; null in a game in which nobody passes. */
  may_pass: boolean | null;
  choice: Choice | null;
  /**
   * The time limit of this move, which is decision number `id`. `fixed`: the rules set it; else it
   * is `settings.timer`.
   */
  timer: { id: number; seconds: number; fixed: boolean } | null;
  /** Things that may be called now (rule id and the label of the button). */
  calls: { rule: string; label: string }[];
}

export interface Refusal {
  /** Rule id, or a plain reason such as `weaker`. */
  reason: string;
  rule: string | null;
  /** What that rule says, or "". */
  behind: string;
  cards: Cards;
  text: Sentence;
}

export interface StoryLine {
  trick: number;
  seat: number | null;
  say: Sentence;
}

export interface Hint {
  move: Cards;
  text: Sentence;
}

/** A table of figures, ready to be drawn. */
export interface ScoreTable {
  label: string;
  head: string[];
  /** A cell is what it says, maybe with a note; the first one names its line. */
  lines: { cells: [said: Sentence, note?: Sentence][]; total: boolean }[];
}

export interface Scores {
  /** The game that has just ended, by place; null before the first. */
  result: ScoreTable | null;
  /** Every game so far, oldest first. */
  games: ScoreTable | null;
  /** For example "set 1 of 3 · game 2 of 4", or that no game has ended yet. */
  label: string;
  /** Sentence that names the winner once the match is over. */
  verdict: Sentence | null;
}

export interface Settings {
  lang: "en" | "ja" | "ko";
  theme: "auto" | "light" | "dark" | "contrast";
  deck: "two" | "four";
  size: "auto" | "small" | "normal" | "large";
  sort: "order" | "suit";
  /** slow / normal / fast readable paces; step: a button moves each bot; once: at once. */
  pace: "slow" | "normal" | "fast" | "step" | "once";
  /** After this many seconds a person declines to interrupt. */
  timer: "off" | "8" | "15" | "30";
  paused: boolean;
  /** Help: only plays that are legal can be chosen. */
  legal_only: boolean;
  open_hands: boolean;
}

export interface State {
  /**
   * Grows with each change. An intent that acts carries the version it saw; a late one is answered
   * by a refusal.
   */
  version: number;
  /** The seat whose hand this is; null while the table is covered. */
  me: number | null;
  title: string;
  /** The rules in short: "standard rules", or the text of the rule set. */
  house: string;
  /** "game 2", "set 1 of 3 · game 2 of 4". */
  label: string;
  seats: Seat[];
  /**
   * "clockwise" or "counter-clockwise": how the order of `seats` now runs round the table.
   */
  direction: "clockwise" | "counter-clockwise";
  trick: Laid[];
  /** The discards: how many, and the cards that lie open on top (rule `zones`). */
  discards: { count: number; open: Cards };
  /** Cards out of the game (blind, deck): how many, and those that the rules show. */
  aside: { count: number; open: Cards };
  ruler: Ruler;
  chips: Chip[];
  /** The hand of `me`, already sorted as `settings.sort` says. */
  hand: Cards[];
  /**
   * Legal plays of `me`, in record notation. Two that differ only in a joker's reading are two, and
   * so are two of the same cards by different rules, which are named in front: `catapult:9d9h`.
   */
  plays: Cards[];
  /** The names of the rules that are named in front of plays, by id. */
  meanings: Record<string, string>;
  prompt: Prompt;
  refusal: Refusal | null;
  hint: Hint | null;
  /** Newest last. */
  story: StoryLine[];
  /**
   * What has happened since the last decision of a person, as one spoken text, for the polite
   * live region.
   */
  live: string;
  scores: Scores;
  /** What can be done now besides playing: "undo" "again" "new" "next" "hint" "step" "save" ... */
  can: string[];
  settings: Settings;
  /** The rules in force that the house adds, and those of every game, as in the catalogue. */
  rules: { id: string; name: string }[];
  frame: { id: string; name: string }[];
  /** The rules chosen for the next game, as a `rules` line. */
  next_rules: string;
  /**
   * A clear word about something that went wrong outside play (a file not read, rules that clash),
   * or null.
   */
  notice: string | null;
  /** Of a replay: true while its film is shown, false while somebody plays on from it. */
  watching?: boolean;
  /** Of a replay: what was played on from it, each after how many of its steps. */
  branches?: [from: number, label: string][];
  /** Of a lesson: what it asks. */
  task?: Task;
  /** True for a page by itself, with no Python behind it. */
  alone?: boolean;
}

/** What a drill or a quiz asks, and its buttons. */
export interface Task {
  /** Which one of how many it is, and what it is about. */
  about: string;
  text: Sentence;
  /** "good": done; "bad": it failed; "" while it is open. */
  mark: "" | "good" | "bad";
  /** The reason for `mark`. */
  why: Sentence | null;
  /** `on`: whether a choice is chosen; null for a plain button. */
  buttons: { value: string; label: string; main: boolean; on: boolean | null }[];
}

/**
 * Fixed words of the chosen language by key; if one is missing the key itself is shown (a test
 * forbids that).
 */
export type Words = Record<string, string>;

/** What a person wants. `version` is the state's version that the person saw. */
export type Intent = { version: number } & (
  | { do: "play"; cards: Cards }
  | { do: "pass" }
  | { do: "answer"; value: string }
  | { do: "call"; rule: string }
  | { do: "time-up" } // the time for this move has run out
  // Explain why these could not be played; changes nothing but `refusal`.
  | { do: "why"; cards: Cards }
  | { do: "take" } // the next person sits down: the cover is lifted
  // calm: puts away refusal, hint and notice
  | { do: "next" | "again" | "undo" | "hint" | "step" | "calm" }
  | { do: "new"; text?: string } // another match, by the chosen rules or by a `rules` line
  // calm: refusal and notice have been put away, and do not come back with the new state
  | { do: "set"; key: keyof Settings; value: string | boolean; calm: boolean }
  | { do: "rules"; text: string } // rules of the next game, as a `rules` line
  | { do: "load"; text: string }
  // Of a replay: play on from a picture, by the letters of seats or "all"; return; write a note.
  | { do: "what-if"; step: number; seats: string }
  | { do: "resume"; branch: number }
  | { do: "task"; value: string } // of a lesson: one of the buttons of its task
  | { do: "back" }
  | { do: "note"; step: number; text: string }
);

/** Look-ups, answered by a message with the same `id`; they change nothing. */
export type Question = { id: number } & (
  | { ask: "hello" } // -> true: a sign of life, asked for when a view opens
  | { ask: "rule"; rule: string } // -> RuleCard as the game at the table has it, or null
  | { ask: "choices" } // -> Choices
  // -> Edited: whether these rules would do, for the next game or a fresh match, with the cards of
  // the rules that are open
  | { ask: "edit"; text: string; open: string[]; fresh: boolean }
  | { ask: "record" } // -> string: the record as this seat may know it
  | { ask: "report" } // -> string: the record and the versions
);
export type Reply = { id: number; reply: unknown };

/** An intent and a question before the view adds its version and its id. */
export type Act = Without<Intent, "version">;
export type Asked = Without<Question, "id">;
type Without<Union, K extends PropertyKey> = Union extends unknown ? Omit<Union, K> : never;

/** A rule as the editor lists it; `find` is what a search looks through, in both kana. */
export interface Brief {
  id: string;
  name: string;
  chapter: string;
  /** true: part of the frame, cannot be switched off. */
  frame: boolean;
  find: string;
}

/** What there is to choose from: the rules in order, and the houses to start a rule set from. */
export interface Choices {
  rules: Brief[];
  /** `line` is a `rules` line such as `standard`. */
  presets: { line: string; label: string }[];
  /** Why the rules of the next game cannot be changed now, "" if they can. */
  barred: string;
}

export interface Edited {
  /** The line tidied up; as it was if it would not do. */
  line: string;
  error: string | null;
  /** Ids of the rules that the error is about. */
  clash: string[];
  /** The rules that the line has on, with words for the options that differ from the default. */
  on: Record<string, string>;
  /** The cards that were asked for; none if the line would not do. */
  cards: RuleCard[];
}

export interface RuleOption {
  name: string;
  label: string;
  value: unknown;
  default: unknown;
  /** All values with their labels, or null for a value to type, such as `example`. */
  values: { value: unknown; label: string }[] | null;
  /** `set`: any number of the values. */
  type: "one" | "set" | "int" | "ints" | "ranks";
  example: string;
}

export interface RuleCard {
  id: string;
  chapter: string;
  chapter_title: string;
  names: { en: string; ja: string; ko: string };
  /** One sentence, then the longer note ("" if none), in the language of the table. */
  text: string;
  note: string;
  options: RuleOption[];
  /** Words for the options in force that differ from the default, or "". */
  in_force: string;
  on: boolean;
  /** true: part of the frame, cannot be switched off. */
  frame: boolean;
  /** Other rules, each as a segment that opens its card. */
  needs: Sentence;
  excludes: Sentence;
  /** The worked example, step by step, in words and cards. */
  example: { title: string; lines: Sentence[] };
}
