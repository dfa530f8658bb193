/** What the page and its worker tell each other. */
import type { Reply } from "../base/contract";
import type { Traits } from "../base/page_model";

/** What the worker needs to begin: where everything is, and what the address of the page says. */
export interface Start {
  /** Where Pyodide, Python's own library and the package are. */
  pyodide: string;
  library: string;
  table: string;
  /** The head of Pyodide's lock file. */
  lock: object;
  address: string;
  languages: string;
}

/** How far it is: Python is fetched and started, or the cards are dealt. */
export type Stage = "fetch" | "deal";

export type FromWorker =
  | { stage: Stage }
  | { traits: Traits }
  | { reply: Reply }
  /** What is wrong with the address of the page. */
  | { wrong: string }
  | { failed: string };
