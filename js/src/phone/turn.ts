/** The signal that it is one's turn: the phone trembles, the page says so, and its title. */
import type { State } from "../base/contract";
import { keep, kept } from "./kept";

/** How long the phone trembles, in ms. */
const TREMBLE = 200;

/** True if others wait for the person at this screen: in a review nobody does. */
export function isMyTurn({ me, prompt, task, review }: State): boolean {
  const asked = /^(play|answer)$/.test(prompt.kind) && !prompt.passes;
  return me !== null && asked && !(task || review);
}

/** Does nothing before one has touched the page: browsers complain of it then. */
function tremble(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLE);
}

export class TurnSignal {
  readonly #bell: HTMLElement;
  readonly #sign: HTMLElement;
  #mine = false;
  #title = document.title;
  #on = kept("signal") !== "off";

  constructor(bell: HTMLElement, sign: HTMLElement) {
    this.#bell = bell;
    this.#sign = sign;
    bell.onclick = () => this.#turn(!this.#on);
    this.#turn(this.#on);
  }

  /** Takes in the latest state; signals once for each turn. */
  take(state: State, words: { turn: string; signal: string }): void {
    const mine = isMyTurn(state);
    const begins = mine && !this.#mine;
    this.#mine = mine;
    this.#bell.title = words.signal;
    this.#bell.setAttribute("aria-label", words.signal);
    this.#sign.textContent = words.turn;
    this.#title = state.title;
    this.#show();
    if (begins && this.#on) tremble();
  }

  #turn(on: boolean): void {
    this.#on = on;
    keep("signal", on ? "" : "off");
    this.#bell.setAttribute("aria-pressed", String(on));
    this.#show();
  }

  #show(): void {
    const now = this.#mine && this.#on;
    this.#sign.hidden = !now;
    document.title = now ? `● ${this.#sign.textContent} · ${this.#title}` : this.#title;
  }
}
