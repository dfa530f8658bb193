/** The model of a table on a page of its own, without a notebook. */
import type { Reply, State, Words } from "./contract";

/** What comes with each change of the table; words come only when they have changed. */
export type Traits = { state: State; words?: Words };

type Drawn = Partial<Traits> & { picture: string };
type Listener = (told?: unknown) => void;

/** What stands in for the model of a notebook: it sends by `post` and is told what comes back. */
export class PageModel {
  /** No element of a page is a still picture of its table. */
  readonly #traits: Drawn = { picture: "no-picture" };
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #post: (message: string) => void;

  /** `post` throws if nothing can be sent now: what was wanted is then not sent later. */
  constructor(post: (message: string) => void) {
    this.#post = post;
  }

  get(trait: keyof Drawn): unknown {
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

  take(traits: Traits): void {
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
