/** What Python and the browser tell each other: made from Python by `make contract`. */

/**
 * Cards in the notation of records: rank then suit.
 *
 * `X` is a joker, `??` an unseen card, `7cX=7h` a reading.
 */
export type Cards = string;

export type Direction = "clockwise" | "counter-clockwise";

export type Mark = "" | "weak" | "top" | "open";

export type Icon = "order" | "bind" | "way" | "choice" | "info";

export type Kind = "play" | "answer" | "wait" | "cover" | "over" | "match";

/** The fixed words of the chosen language by key; they change with the language alone. */
export type Words = Record<string, string>;

/** The class that a seat holds in this game. */
export interface Klass {
  /** Whether it is the highest of the table. */
  top: boolean;
  title: string;
  /** Its explanation, shown on hover. */
  hint: string;
}

/** How a seat has left the game. */
export interface Out {
  /** From 1. */
  place: number;
  /** foul, fall, or "" for a finish. */
  how: string;
  label: string;
}

/** A player at the table. */
export interface Seat {
  /** Index of the player: a = 0. */
  seat: number;
  name: string;
  klass: Klass | null;
  count: number;
  /** Of a trick-taking game: tricks or honours taken, which a film draws instead of cards. */
  taken?: number;
  points: number;
  acts: boolean;
  passed: boolean;
  out: Out | null;
  /** The hand if it lies open: by the setting, by a rule, at the end of a game. */
  hand: Cards | null;
}

/** A play of the trick. */
export interface Laid {
  seat: number;
  cards: Cards;
  /** What the play is, in words: "pair of 8s", "stairs". */
  label: string;
  /** Of a trick-taking game: whether it takes the trick so far. */
  best?: boolean;
}

/** Cards that lie in a pile. */
export interface Pile {
  count: number;
  /** Those that can be seen. */
  open: Cards;
}

/** A number in the order of strength. */
export interface Cell {
  /** 3 to 10, J to 2, or ★ for a joker. */
  number: string;
  /** weak: cannot beat the trick; top: to beat; open: could. */
  mark: Mark;
  /** Those of this strength. */
  cards: Cards;
  /** As strong as the number before. */
  level?: true;
}

/** The current order of strength, weakest first. */
export interface Ruler {
  cells: Cell[];
  label: string;
}

/** Something out of the ordinary that is in force. */
export interface Chip {
  rule: string;
  icon: Icon;
  text: string;
}

/** An answer that may be given. */
export interface Option {
  /** As in a record: cards, `yes` and `no`, a seat's letter; "-" declines. */
  value: string;
  label: string;
  /** The answers of a group are offered once it has been chosen. */
  group?: string;
}

/** A choice in mid-effect; how it is asked depends only on `what`, never on the rule. */
export interface Choice {
  rule: string;
  /** What is chosen, as a heading: "Seven pass: up to 2 cards for Hana". */
  title: string;
  /** For "cards" the words of the button, with `{cards}` for those chosen: "Give {cards}". */
  button: string;
  what: What;
  low: number;
  high: number;
  options: Option[];
  /**
   * Whose or which cards are chosen from, as a heading; "" for those of the hand.
   *
   * With one, cards lie in a tray of their own, and for "count" places are chosen by their backs.
   */
  tray: string;
}

/** The time limit of a move. */
export interface Timer {
  /** The number of the decision. */
  id: number;
  seconds: number;
  /** Whether the rules set it, rather than the settings. */
  fixed: boolean;
}

/** Something that may be called now. */
export interface Called {
  rule: string;
  label: string;
}

/** What is asked, and of which seat. */
export interface Prompt {
  /**
   * play: your lead or follow; answer: a choice of yours; wait: another seat acts; cover: hand the
   * screen to `seat`; over: the game has ended; match: the whole match has.
   */
  kind: Kind;
  seat: number;
  text: Sentence;
  /** null in a game in which nobody passes. */
  may_pass: boolean | null;
  /** Whether the table passes for the seat in a moment, so that nobody need be called. */
  passes?: true;
  choice: Choice | null;
  timer: Timer | null;
  calls: Called[];
}

/** Why a move was refused. */
export interface Refusal {
  /** The id of a rule, or a plain reason such as `weaker`. */
  reason: string;
  rule: string | null;
  /** What that rule says, or "". */
  behind: string;
  cards: Cards;
  text: Sentence;
  /** The one view that is told: it came too late, while another view's move counted. */
  to?: number;
}

/** Something that has happened, told in a sentence. */
export interface StoryLine {
  trick: number;
  seat: number | null;
  say: Sentence;
}

/** A move that is advised. */
export interface Hint {
  move: string;
  text: Sentence;
}

/** A move that has cost something, in the picture of a game. */
export interface TrendDot {
  /** The number of its value in the trend. */
  at: number;
  /** Its number in the list beside the picture, from 1. */
  number: number;
  on: boolean;
}

/** How a game stood for a seat: the place to be expected after each of its decisions. */
export interface Trend {
  /** The deal first, where the seat came in last; 1 is the first place. */
  places: number[];
  /** What each place is called, the first at first. */
  names: string[];
  dots: TrendDot[];
  /** What the picture shows, for a reader. */
  label: string;
}

/** A line of the list beside the picture: a costly move, or a remark, which cannot be chosen. */
export interface ReviewLine {
  /** What is sent when it is chosen; "" for a remark. */
  value: string;
  title: Sentence;
  cost: string;
  text: Sentence;
  on: boolean;
  /** Of a remark: what leads on from it. */
  buttons: Button[];
}

/** What was done, or what was better, with what comes of it. */
export interface ReviewSide {
  title: string;
  /** The move in words; its cards are drawn if it has some. */
  move: Sentence;
  cards: Cards;
  text: Sentence;
  better: boolean;
  buttons: Button[];
}

/** A game that is over, looked at again for one seat. */
export interface Review {
  /**
   * The rules, the number of the game, where the seat came in, and what its moves are judged by.
   */
  about: string;
  /** How much is judged so far, from 0 to 1; null when nothing more is to come. */
  share: number | null;
  /** What is to be known of it as a whole, such as that it is partial. */
  note: string;
  trend: Trend | null;
  lines: ReviewLine[];
  remarks: ReviewLine[];
  /** What happened at the move that is chosen. */
  text: Sentence;
  sides: ReviewSide[];
  why: Sentence;
  /** What can be done with it. */
  buttons: Button[];
  /** What leads away from it. */
  leave: Button[];
}

/** A rule in force. */
export interface Listed {
  id: string;
  name: string;
}

/** What may be played. */
export interface Plays {
  /**
   * The legal plays of the person at the screen.
   *
   * Two that differ only in a joker's reading are two, and so are two of the same cards by
   * different rules, which are named in front: `catapult:9d9h`.
   */
  plays: Cards[];
  /** The names of the rules that are named in front of plays, by id. */
  meanings: Record<string, string>;
  /** True if there are too many to list: any cards may be chosen, and Python judges them. */
  many?: boolean;
}

/** What lies on a table, and who sits at it. */
export interface Board {
  /** The rules in short: "standard rules", or the text of the rule set. */
  house: string;
  /** For example "set 1 of 3 · game 2 of 4". */
  label: string;
  /** In the order of play, beginning with the one that watches. */
  seats: Seat[];
  /** How the order of `seats` now runs round the table. */
  direction: Direction;
  trick: Laid[];
  /** Those on top lie open by the rule `zones`. */
  discards: Pile;
  /** Cards out of the game: blind, deck. */
  aside: Pile;
  ruler: Ruler;
  chips: Chip[];
  scores: Scores;
}

/** What surrounds the board: what can be done, what was said, the rules and the settings. */
export interface Around extends Plays {
  /**
   * It grows with each change.
   *
   * An intent that acts carries the version it saw; a late one is answered by a refusal.
   */
  version: number;
  title: string;
  refusal: Refusal | null;
  hint: Hint | null;
  /** Newest last. */
  story: StoryLine[];
  /** What has happened since the last decision of a person, for the polite live region. */
  live: string;
  /**
   * What can be done now besides playing, such as `undo`, `hint` or `remember`.
   *
   * Also the settings that not every table has, such as `warn` or `auto_pass`.
   */
  can: string[];
  settings: Settings;
  /** For whoever may choose other bots: the player that each is, by the letter of its seat. */
  bots?: Record<string, string>;
  /** How many players the house is for, and whether it knows this table; "" without houses. */
  house_players: string;
  /** The rules in force that the house adds, as in the catalogue. */
  rules: Listed[];
  /** The rules in force of every game. */
  frame: Listed[];
  /** The rules chosen for the next game, as a `rules` line. */
  next_rules: string;
  /** What went wrong outside play: a file not read, rules that clash. */
  notice: string | null;
  /** Of a replay: whether its film is shown, rather than a game that is played on from it. */
  watching?: boolean;
  /** Of a replay: what was played on from it, each after how many of its steps, and its label. */
  branches?: [number, string][];
  /** Of a lesson: what it asks. */
  task?: Task;
  /** The review that is shown in the place of the table. */
  review?: Review;
  /** True for a page by itself, with no Python behind it. */
  alone?: boolean;
  /** At a table that somebody else hosts: what only the host may do is not drawn. */
  guest?: true;
  /** Of a table to which guests are invited, for its host alone. */
  company?: GuestList;
}

/** Everything that the browser draws of a table. */
export interface State extends Around, Board {
  /** The seat whose hand this is; null while the table is covered. */
  me: number | null;
  /** Sorted as the settings say, card by card. */
  hand: Cards[];
  prompt: Prompt;
}

export type Stands = "waits" | "here" | "away";

/** A guest's seat, without the key to it. */
export interface GuestSeat {
  seat: string;
  name: string;
  stands: Stands;
}

/** Who is invited to the table, and who has come. */
export interface GuestList {
  seats: GuestSeat[];
  /** Whether the game has begun: else it waits for guests, or for the host to start it. */
  begun: boolean;
  /** Another number once any link has changed. */
  edition: number;
}

/** The way to a guest's seat. */
export interface GuestLink {
  seat: string;
  link: string;
  /** A picture of the link to scan, "" where no phone could follow it. */
  code: string;
}

/**
 * The ways in for guests, after something has been done about them.
 *
 * `open` invites guests, `lan` lets them in from the local network, `links` does nothing, `renew`
 * gives a `seat` a new link, `start` begins without those who are missing, `close` sends all guests
 * away.
 */
export interface GuestsLookup {
  ask: "guests";
  wish: "open" | "lan" | "links" | "renew" | "start" | "close";
  /** The address of the Jupyter server that the page is from, "" if it is from another program. */
  base: string;
  seat?: string;
}

/** The ways in for guests: none as long as nobody is invited. */
export interface GuestLinks {
  links: GuestLink[];
  /** Why what was asked for could not be done, "" if it could. */
  said: string;
}

/** A rule as the editor lists it. */
export interface Brief {
  id: string;
  name: string;
  chapter: string;
  /** True for a part of the frame, which cannot be switched off. */
  frame: boolean;
  /** What a search looks through, in both kana. */
  find: string;
}

/** A house to start a rule set from. */
export interface Preset {
  /** A `rules` line such as `standard`. */
  line: string;
  label: string;
}

/** What the editor offers to choose from: the rules in order, and the houses. */
export interface Choices {
  rules: Brief[];
  presets: Preset[];
  /** Why the rules of the next game cannot be changed now, "" if they can. */
  barred: string;
}

/** A value that an option may have. */
export interface OptionValue {
  value: unknown;
  label: string;
}

/** An option on the card of a rule. */
export interface RuleOption {
  name: string;
  label: string;
  value: unknown;
  default: unknown;
  /** All values, or null for one to type, such as `example`. */
  values: OptionValue[] | null;
  /** `set`: any number of the values. */
  type: OptionType | "one";
  example: string;
}

/** The worked example of a rule. */
export interface Example {
  title: string;
  lines: Sentence[];
}

/** A name, or a line of words, in each language. */
export interface Names {
  en: string;
  ja: string;
  ko: string;
}

/** A player that a bot can be. */
export interface Strength {
  name: string;
  title: Names;
  /** What it does, in a line. */
  about: Names;
}

/** A rule on its card. */
export interface RuleCard {
  id: string;
  chapter: string;
  chapter_title: string;
  names: Names;
  /** Further names. */
  aka: { [key in Lang]?: string[] };
  /** One sentence in the language of the table. */
  text: string;
  /** What else there is to say, or "". */
  note: string;
  /** How well known it is and how often it acts, or "". */
  fame: string;
  options: RuleOption[];
  /** Words for the options in force that differ from the default, or "". */
  in_force: string;
  on: boolean;
  /** True for a part of the frame, which cannot be switched off. */
  frame: boolean;
  /** Other rules, each of which opens its card. */
  needs: Sentence;
  excludes: Sentence;
  example: Example;
}

/** What becomes of a changed rules line. */
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

/** What a cell of a score table says, maybe with a note. */
export type ScoreCell = [Sentence] | [Sentence, Sentence];

/** A line of a score table. */
export interface ScoreLine {
  /** The first names the line. */
  cells: ScoreCell[];
  total: boolean;
}

/** A table of scores. */
export interface ScoreTable {
  label: string;
  head: string[];
  lines: ScoreLine[];
}

/** How the last game came out, and the points of every game. */
export interface Scores {
  /** The game that has just ended, by place; null before the first. */
  result: ScoreTable | null;
  /** Every game so far, oldest first. */
  games: ScoreTable | null;
  /** For example "set 1 of 3 · game 2 of 4", or that no game has ended yet. */
  label: string;
  /** The winner, once the match is over. */
  verdict: Sentence | null;
}

/** A table of what has come of kept games: the first cell of a line is its name. */
export interface KeptTable {
  label: string;
  head: string[];
  lines: string[][];
}

/** The games that the person at the table has finished over days. */
export interface KeptGames {
  /** Whether games are kept from now on. */
  keeps: boolean;
  count: number;
  /** What is kept where, and how many games there are. */
  about: string[];
  tables: KeptTable[];
  notes: string[];
  /** The address of a picture of their course, "" without games. */
  picture: string;
  /** What the picture shows. */
  alt: string;
}

export type Outcome = "" | "good" | "bad";

/** A button under a lesson's task, or of a review. */
export interface Button {
  value: string;
  label: string;
  main: boolean;
  /** Whether a choice is chosen; null for a plain button. */
  on: boolean | null;
}

/** How far a lesson has come. */
export interface Steps {
  /** The number of the step, from 0. */
  at: number;
  count: number;
  /** The buttons that lead to the steps before and after. */
  go: Button[];
}

/** A rule whose lesson can be opened. */
export interface Offer {
  value: string;
  name: string;
  /** Cards with which it acts, or "". */
  such_as: string;
  text: string;
  fame: string;
  /** A word if its lesson has been gone through, or "". */
  known: string;
}

/** What a lesson asks. */
export interface Task {
  /** Which one of how many it is, and what it is about. */
  about: string;
  text: Sentence;
  /** good: done; bad: it failed; "" while it is open. */
  mark: Outcome;
  /** The reason for `mark`. */
  why: Sentence | null;
  buttons: Button[];
  /** Where the lesson is, if it goes by steps. */
  steps?: Steps;
  /** How many moves were only tried; after each the chosen cards are put back. */
  tries?: number;
  /** The rules to choose from; then no table is drawn. */
  offers?: Offer[];
}

/** What goes with each intent. */
export interface Sender {
  /** The version of the state that the person saw. */
  version: number;
  /** The number of the view. */
  view: number;
}

/**
 * An intent that needs no more words.
 *
 * `take`: the next person sits down, and the cover is lifted. `time-up`: the time for this move has
 * run out. `calm` puts away refusal, hint and notice. `remember`: other tables begin with the
 * settings of this one; `forget`: they begin as usual again. `to-end`: bots play the game to its
 * end at once. `keep-games` and `leave-games`: games that are finished here are kept from now on,
 * or no more; `clear-games`: those that are kept are forgotten. `review`: look at the game that is
 * over again.
 */
export interface PlainIntent {
  do: "pass" | "take" | "time-up" | "next" | "again" | "undo" | "hint" | "step" | "to-end" | "calm" | "remember" | "forget" | "keep-games" | "leave-games" | "clear-games" | "review";
}

/** Play cards, or (`why`) say why they could not be, which changes nothing but `refusal`. */
export interface CardsIntent {
  do: "play" | "why";
  cards: Cards;
}

/** Make a choice. */
export interface AnswerIntent {
  do: "answer";
  value: string;
}

/** Call something. */
export interface CallIntent {
  do: "call";
  rule: string;
}

/** Begin another match, by the chosen rules or by a `rules` line. */
export interface NewIntent {
  do: "new";
  text?: string;
}

/** Change a setting. */
export interface SettingIntent {
  do: "set";
  key: string;
  value: string | boolean;
  /** Refusal and notice have been put away, and do not come back with the new state. */
  calm: boolean;
}

/** Let a player of the game be the bot in a seat, or all bots if no `seat` is named. */
export interface BotIntent {
  do: "bot";
  player: string;
  seat?: number;
}

/** Choose the rules of the next game, as a `rules` line. */
export interface RulesIntent {
  do: "rules";
  text: string;
}

/** Open a record. */
export interface LoadIntent {
  do: "load";
  text: string;
  /** Which of the records in the text. */
  number: number;
}

/** Press a button of a lesson's task, or of a review. */
export interface TaskIntent {
  do: "task";
  value: string;
}

export type TableIntent =
  | PlainIntent
  | CardsIntent
  | AnswerIntent
  | CallIntent
  | NewIntent
  | SettingIntent
  | BotIntent
  | RulesIntent
  | LoadIntent
  | TaskIntent;

/** What tells a look-up from others, and goes with its reply. */
export interface Numbered {
  id: number;
}

/**
 * A look-up that needs no more words.
 *
 * `hello` asks for a sign of life, `players` for those that bots can be.
 */
export interface PlainLookup {
  ask: "hello" | "players" | "choices" | "record" | "report" | "games" | "bundle";
}

/** The card of a rule, as the game at the table has it. */
export interface RuleLookup {
  ask: "rule";
  rule: string;
}

/** Whether rules would do, for the next game or a `fresh` match. */
export interface EditLookup {
  ask: "edit";
  text: string;
  /** The rules whose cards are wanted. */
  open: string[];
  fresh: boolean;
}

/** What the records of a text are called. */
export interface TitlesLookup {
  ask: "titles";
  text: string;
}

export type Lookup = PlainLookup | RuleLookup | EditLookup | TitlesLookup | GuestsLookup;

/** The front end, for a page that cannot find it. */
export interface FrontEndText {
  _build: string;
  _esm: string;
  _styles: string;
}

/** What each look-up is answered by; null if there is no answer. */
export interface Replies {
  hello: true;
  players: Strength[];
  rule: RuleCard;
  choices: Choices;
  edit: Edited;
  titles: string[];
  /** As this seat may know it. */
  record: string;
  /** The record and the versions. */
  report: string;
  games: KeptGames | null;
  bundle: FrontEndText;
  guests: GuestLinks;
}

/** The reply to a look-up. */
export interface Reply extends Numbered {
  reply: unknown;
}

/** What is said to those who have not seen all of it, and the seats that have. */
export interface Unseen {
  say: Sentence;
  by: number[];
}

/** What happened, as it is said to all, or to those who have seen it. */
export interface Caption {
  say: Sentence;
  unseen: Unseen | null;
}

/** What the table shows at a frame, with all hands open. */
export interface FilmFrame extends Board, Caption {
  over: boolean;
  actor: number;
}

/**
 * A move: its last frame, its trick in the game from 1, its seat, its text.
 *
 * A deal has trick 0 and seat -1; its text says which game it is. What chance decides has seat 9.
 */
export type FilmMove = [number, number, number, Cards];

/** A play to choose, whether it is good, and why. */
export interface FilmAnswer {
  move: Cards;
  good: boolean;
  why: string;
}

/** What a seat is asked at a frame, and the plays to choose from. */
export interface FilmQuestion {
  frame: number;
  seat: number;
  text: string;
  answers: FilmAnswer[];
}

/** A film as it travels: one frame, and what changes from each to the next. */
export interface FilmData {
  first: FilmFrame;
  /** What turns each frame into the next (`daifugo_widget/replay/changes.py`). */
  changes: unknown[];
  moves: FilmMove[];
  /** The frames at which the order of strength turns, or somebody goes out. */
  turns: number[];
  /** Notes by the number of the frame that they are on. */
  notes: Record<string, string>;
  /** What is asked on the way, in its order. */
  questions: FilmQuestion[];
  /** The seat through whose eyes it is first seen, null for open hands. */
  eye: number | null;
}

/** The state while a film is shown: what is the same in every frame. */
export interface Watching extends Around {
  house: string;
}

/** Play on from a frame; `seats` are the letters of people, or "all". */
export interface WhatIfIntent {
  do: "what-if";
  step: number;
  seats: string;
}

/** Play on from the end of a branch, by its number. */
export interface ResumeIntent {
  do: "resume";
  branch: number;
}

/** Go back to the film. */
export interface BackIntent {
  do: "back";
}

/** Write a note on the move of a frame. */
export interface NoteIntent {
  do: "note";
  step: number;
  text: string;
}

/** Play an answer of a question on, both by their numbers. */
export interface TryAnswerIntent {
  do: "try-answer";
  question: number;
  answer: number;
}

export type ReplayIntent = WhatIfIntent | TryAnswerIntent | ResumeIntent | BackIntent | NoteIntent;

export type Intent = TableIntent | ReplayIntent;

export type What = "cards" | "seat" | "number" | "count" | "yes" | "play" | "bid";

export type Sentence = Segment[];

/** The settings of a table. They never change: `but` returns new ones. */
export interface Settings {
  lang: Lang;
  theme: Theme;
  deck: Deck;
  size: Size;
  sort: Sort;
  /** The three first can be followed; step: a button moves each bot; once: at once. */
  pace: Pace;
  /** After so many seconds a person declines to interrupt. */
  timer: TimeLimit;
  paused: boolean;
  /** Help: only legal plays can be chosen. */
  legal_only: boolean;
  /** The table passes for the people at the screen who can do nothing else. */
  auto_pass: boolean;
  /** Bots play a game to its end at once when all people are out. */
  to_end: boolean;
  /** The table asks before a move that throws away half a place or more. */
  warn: boolean;
  open_hands: boolean;
}

export type OptionType = "int" | "ints" | "ranks" | "set";

export type Lang = "en" | "ja" | "ko";

export type Segment = string | Mention;

export type Theme = "auto" | "light" | "dark" | "contrast";

export type Deck = "two" | "four";

export type Size = "auto" | "small" | "normal" | "large";

export type Sort = "order" | "suit";

export type Pace = "slow" | "normal" | "fast" | "step" | "once";

export type TimeLimit = "off" | "8" | "15" | "30";

/**
 * A part of a sentence that is more than text.
 *
 * `p` is a player by seat, `c` cards, `r` a rule by id with its label, `t` a word with its label
 * that explains itself: by the phrase `term.` and the word, or by the word if there is none.
 */
export type Mention = ["p", number] | ["c", string] | ["r" | "t", string, string];

/** The keys of the fixed words. */
export type WordKey =
  | "about.auto_pass"
  | "aside"
  | "beat"
  | "bots.all"
  | "bots.mixed"
  | "button.again"
  | "button.back"
  | "button.close"
  | "button.copy_record"
  | "button.copy_rules"
  | "button.forget"
  | "button.hint"
  | "button.invite"
  | "button.keys"
  | "button.load"
  | "button.menu"
  | "button.new"
  | "button.next"
  | "button.pass"
  | "button.pause"
  | "button.play"
  | "button.play_cards"
  | "button.play_on"
  | "button.remember"
  | "button.report"
  | "button.resume"
  | "button.review"
  | "button.rules"
  | "button.save"
  | "button.step"
  | "button.take"
  | "button.to-end"
  | "button.undo"
  | "card.as"
  | "card.back"
  | "card.by"
  | "card.joker"
  | "card.name"
  | "copied"
  | "copy.by_hand"
  | "dead"
  | "deck.four"
  | "deck.two"
  | "direction.clockwise"
  | "direction.counter-clockwise"
  | "discards"
  | "draw.again"
  | "draw.failed"
  | "editor.apply"
  | "editor.deal"
  | "editor.frame"
  | "editor.fresh"
  | "editor.house"
  | "editor.line"
  | "editor.none"
  | "editor.on"
  | "editor.search"
  | "editor.title"
  | "games.clear"
  | "games.keep"
  | "games.leave"
  | "games.no"
  | "games.open"
  | "games.sure"
  | "games.yes"
  | "hand.label"
  | "hint"
  | "invite.asking"
  | "invite.away"
  | "invite.big"
  | "invite.close"
  | "invite.code"
  | "invite.copy"
  | "invite.failed"
  | "invite.here"
  | "invite.lan"
  | "invite.near"
  | "invite.nobody"
  | "invite.plain"
  | "invite.renew"
  | "invite.scan"
  | "invite.shut"
  | "invite.small"
  | "invite.start"
  | "invite.title"
  | "invite.waits"
  | "keys"
  | "lang.en"
  | "lang.ja"
  | "lang.ko"
  | "load.binary"
  | "load.empty"
  | "load.large"
  | "load.several"
  | "load.utf8"
  | "menu.bots"
  | "menu.game"
  | "menu.record"
  | "menu.settings"
  | "pace.fast"
  | "pace.normal"
  | "pace.once"
  | "pace.slow"
  | "pace.step"
  | "replay.all"
  | "replay.amounts"
  | "replay.as"
  | "replay.back"
  | "replay.bad"
  | "replay.chart"
  | "replay.effects"
  | "replay.eye"
  | "replay.eyes"
  | "replay.first"
  | "replay.forward"
  | "replay.go_on"
  | "replay.good"
  | "replay.keep"
  | "replay.last"
  | "replay.note"
  | "replay.open"
  | "replay.pace"
  | "replay.picture"
  | "replay.position"
  | "replay.question"
  | "replay.return"
  | "replay.run"
  | "replay.see"
  | "replay.slider"
  | "replay.what_if"
  | "replay.what_if_now"
  | "replay.who"
  | "review.progress"
  | "review.save"
  | "review.why"
  | "rule.aka"
  | "rule.example"
  | "rule.excludes"
  | "rule.in_force"
  | "rule.needs"
  | "ruler.strong"
  | "ruler.weak"
  | "rules.next"
  | "seat.acts"
  | "seat.card"
  | "seat.cards"
  | "seat.passed"
  | "seats"
  | "set.auto_pass"
  | "set.deck"
  | "set.lang"
  | "set.legal_only"
  | "set.open_hands"
  | "set.pace"
  | "set.paused"
  | "set.size"
  | "set.sort"
  | "set.theme"
  | "set.timer"
  | "set.to_end"
  | "set.warn"
  | "size.auto"
  | "size.large"
  | "size.normal"
  | "size.small"
  | "sort.order"
  | "sort.suit"
  | "story.deal"
  | "story.none"
  | "story.trick"
  | "suit.c"
  | "suit.d"
  | "suit.h"
  | "suit.s"
  | "tab.moves"
  | "tab.rules"
  | "tab.scores"
  | "tab.story"
  | "theme.auto"
  | "theme.contrast"
  | "theme.dark"
  | "theme.light"
  | "timer.15"
  | "timer.30"
  | "timer.8"
  | "timer.note"
  | "timer.off"
  | "timer.paused"
  | "timer.rule"
  | "timer.stop"
  | "trick.empty"
  | "trick.label"
  | "values.deck"
  | "values.lang"
  | "values.pace"
  | "values.size"
  | "values.sort"
  | "values.theme"
  | "values.timer";
