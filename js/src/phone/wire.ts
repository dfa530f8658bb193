/** The wire to the server of a table: it comes back by itself after it has broken. */
import type { FromServer } from "./messages";

/** How long one waits before the first attempt to come back, and before later ones at most. */
const SHORTEST = 500;
const LONGEST = 8000;

/** How often one asks whether anybody is there; how long a silence counts as gone. */
const BEAT = 10_000;
const SILENCE = 25_000;

/** How soon there must be an answer when one has been away, or opens a wire. */
const PROOF = 8000;

const TOO_FAST = 4429;

/** Ends after which one does not come back by oneself: the next attempt would end like the last. */
const ENDS = { 4403: "wrong", 4404: "gone", 4408: "elsewhere", 4409: "many" } as const;

export type End = (typeof ENDS)[keyof typeof ENDS];

/** What the page has to know about its wire. */
export type Standing = "opening" | "open" | "lost" | "over" | End;

/** Whoever is told what comes, and how the wire stands. */
export interface Hearer {
  /** The first message on a new wire. */
  greet(): string;
  hear(said: FromServer): void;
  changed(standing: Standing): void;
}

type Timer = ReturnType<typeof setTimeout>;

export class Wire {
  readonly #url: string;
  readonly #hearer: Hearer;
  #socket: WebSocket | undefined;
  #standing: Standing = "opening";
  #attempts = 0;
  #beats = 0;
  #next: Timer | undefined;
  #silence: Timer | undefined;
  #beat: Timer | undefined;

  constructor(url: string, hearer: Hearer) {
    this.#url = url;
    this.#hearer = hearer;
  }

  /** Connects, and from now on again whenever the wire has broken. */
  open(): void {
    this.#drop();
    if (this.#standing !== "lost") this.#stand("opening");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#expect(PROOF);
    socket.onopen = () => socket.send(this.#hearer.greet());
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data));
    socket.onclose = ({ code }) => this.#broken(code);
  }

  /** Sends now, or throws: nothing is kept to be sent late. */
  send(text: string): void {
    if (this.#standing !== "open") throw new Error("no connection");
    this.#socket?.send(text);
  }

  /** The page is seen again, or there is a network: comes back at once, or sees who is there. */
  wake(): void {
    if (this.#standing === "lost") {
      this.#attempts = 0;
      this.open();
    } else if (this.#standing === "open") {
      this.#ping();
      this.#expect(PROOF);
    }
  }

  /** Stays away: the table has been closed. */
  end(): void {
    this.#drop();
    this.#stand("over");
  }

  #stand(standing: Standing): void {
    if (standing === this.#standing) return;
    this.#standing = standing;
    this.#hearer.changed(standing);
  }

  #take(said: FromServer): void {
    this.#expect(SILENCE);
    if (this.#standing !== "open") {
      this.#attempts = 0;
      this.#stand("open");
      this.#beat = setInterval(() => this.#ping(), BEAT);
    }
    if (!("pong" in said)) this.#hearer.hear(said);
  }

  #ping(): void {
    this.#beats += 1;
    this.#socket?.send(JSON.stringify({ ping: this.#beats }));
  }

  /** Nothing within this time means that nobody is there any more. */
  #expect(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#broken(0), ms);
  }

  #broken(code: number): void {
    this.#drop();
    const end = ENDS[code as keyof typeof ENDS];
    if (!end) {
      const wait = code === TOO_FAST ? LONGEST : Math.min(LONGEST, SHORTEST * 2 ** this.#attempts);
      this.#attempts += 1;
      this.#next = setTimeout(() => this.open(), wait);
    }
    this.#stand(end ?? "lost");
  }

  /** Hears nothing more of a socket, which may take its time to close. */
  #drop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#silence);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
