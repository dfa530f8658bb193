/** A film as one view shows it: where it is, through whose eyes it is seen, how it runs. */
import type { FilmData, FilmFrame, FilmQuestion, State, Watching } from "../base/contract";
import type { Link } from "../base/view";
import { composeState, develop } from "./film";

/** How long each picture of a running film is shown, in ms. */
const PACE = { slow: 2000, normal: 1000, fast: 400 };
export type Pace = keyof typeof PACE;
export const PACES = Object.keys(PACE) as Pace[];

type Wire = Pick<Link, "film" | "step" | "goTo">;

export class Reel {
  eye: number | null = null;
  pace: Pace = "normal";
  /** Whether steps go from effect to effect, not from move to move. */
  fine = false;
  /** The note on this picture while the person is writing it. */
  writing = false;
  /** Which seat plays on from here: its number, or "all". */
  who = "0";
  frames: FilmFrame[] = [];
  /** What has been answered, by the frame of the question. */
  readonly #answers = new Map<number, number>();
  #film: FilmData;
  #running: ReturnType<typeof setInterval> | undefined;
  /** The latest state, and what it was put together from. */
  #seen: { frame: FilmFrame; eye: number | null; base: Watching; state: State } | null = null;

  readonly #link: Wire;
  readonly #moved: () => void;

  constructor(link: Wire, film: FilmData, moved: () => void) {
    this.#link = link;
    this.#moved = moved;
    this.#film = film;
    this.frames = develop(film);
    this.eye = film.eye;
    this.who = `${this.eye ?? 0}`;
  }

  get film(): FilmData {
    return this.#link.film() ?? this.#film;
  }

  /** Takes in the film when its words or notes have changed. */
  load(): void {
    if (this.film === this.#film) return;
    this.#film = this.film;
    this.frames = develop(this.film);
    this.#seen = null;
  }

  get at(): number {
    return Math.min(this.#link.step(), this.last);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** How many moves have been made, and how many there are, as steps go by moves. */
  get moves(): { n: number; all: number } {
    const { moves } = this.film;
    return { n: moves.findIndex(([frame]) => frame >= this.at), all: moves.length - 1 };
  }

  get running(): boolean {
    return !!this.#running;
  }

  get note(): string {
    return this.film.notes[this.at] ?? "";
  }

  /** What is asked at this picture. */
  get question(): FilmQuestion | undefined {
    return this.film.questions.find(({ frame }) => frame === this.at);
  }

  /** The number of the answer to it, if there is one. */
  get answered(): number | undefined {
    return this.#answers.get(this.at);
  }

  /** True while an answer is waited for: what comes next is not to be seen yet. */
  get asks(): boolean {
    return !!this.question && this.answered === undefined;
  }

  /** The last picture that is not hidden: that of the next question which waits for an answer. */
  get horizon(): number {
    const waits = this.film.questions.find(
      ({ frame }) => frame >= this.at && !this.#answers.has(frame),
    );
    return waits?.frame ?? this.last;
  }

  answer(number: number): void {
    this.#answers.set(this.at, number);
    this.run(false);
  }

  /** Whose cards are seen: those of the seat that is asked, unless all lie open. */
  get #looker(): number | null {
    const { eye, question } = this;
    return eye !== null && question && this.asks ? question.seat : eye;
  }

  /** The table at this picture. */
  state(base: Watching): State {
    const eye = this.#looker;
    const frame = this.frames[this.at] ?? this.film.first;
    const last = this.#seen;
    if (last?.frame === frame && last.eye === eye && last.base === base) return last.state;
    const state = composeState(base, frame, eye);
    this.#seen = { frame, eye, base, state };
    return state;
  }

  go(to: number): void {
    const at = Math.max(0, Math.min(to, this.last));
    if (at === this.at) return;
    this.#link.goTo(at);
    this.writing = false;
    this.#moved();
  }

  /** Goes one effect or one move on, or back. */
  step(by: 1 | -1): void {
    const ends = this.film.moves.map(([frame]) => frame);
    const next = by > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
    this.go(this.fine ? this.at + by : (next ?? (by > 0 ? this.last : 0)));
  }

  /** Runs the film, from its start if it stands at its end; or stops it. */
  run(on = !this.running): void {
    this.stop();
    if (on && this.at === this.last) this.go(0);
    if (on) this.#running = setInterval(() => this.#tick(), PACE[this.pace]);
    this.#moved();
  }

  stop(): void {
    clearInterval(this.#running);
    this.#running = undefined;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (this.running) this.run(true);
  }

  /** A film that nobody sees rests. */
  #tick(): void {
    if (document.hidden) return;
    this.step(1);
    if (this.at === this.last || this.asks) this.run(false);
  }
}
