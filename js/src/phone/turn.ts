/** The signal that it is one's turn: the phone trembles, the page says so, and its title. */
import type { State } from "../base/contract";
import { keep, kept } from "./kept";

/** How long the phone trembles, in ms. */
const TREMBLE = 200;

/** True if the person at this screen is to play or to answer. */
export function isMyTurn({ me, prompt }: State): boolean {
  return me !== null && /^(play|answer)$/.test(prompt.kind);
}

export class TurnSignal {
  readonly #bell: HTMLElement;
  readonly #sign: HTMLElement;
  #mine = false;
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
    this.#bell.hidden = false;
    this.#bell.title = words.signal;
    this.#bell.setAttribute("aria-label", words.signal);
    this.#sign.textContent = words.turn;
    document.title = mine && this.#on ? `● ${words.turn} · ${state.title}` : state.title;
    this.#show();
    if (begins && this.#on) navigator.vibrate?.(TREMBLE);
  }

  #turn(on: boolean): void {
    this.#on = on;
    keep("signal", on ? "" : "off");
    this.#bell.setAttribute("aria-pressed", String(on));
    this.#show();
  }

  #show(): void {
    this.#sign.hidden = !(this.#mine && this.#on);
  }
}
