/** What a phone and the server of its table tell each other, besides what every view sends. */
import type { Reply } from "../base/contract";
import type { Traits } from "../base/page_model";

/** The first message: who one is; and later once more, when a name has been typed. */
export interface Hello {
  token: string;
  languages: string;
  name: string;
}

/** What stands on the page while there is no table yet. */
export interface Lobby {
  title: string;
  house: string;
  /** Whether a name is wanted. */
  ask: boolean;
  /** Whom one waits for, or why a name will not do. */
  said: string;
}

export type FromServer =
  | { lobby: Lobby }
  | { traits: Traits }
  | { reply: Reply }
  | { pong: number }
  /** One's own key, for somebody who has come by the code of a class. */
  | { key: string }
  /** The host has closed the table: how that is said. */
  | { closed: string };

/** The first message as it is sent. */
export function spoken({ token, languages, name }: Hello): string {
  return JSON.stringify({ token, lang: languages, ...(name && { name }) });
}
