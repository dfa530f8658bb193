/** The wire to the notebook: the only file that knows anywidget. */
import type { AnyModel } from "@anywidget/types";
import type { Question, Reply, State, Words } from "./state";
import type { Link } from "./view";

/** How long a kernel may stay silent before the table says so, in ms. */
const PATIENCE = 5000;

export type Model = AnyModel<{ state: State; words: Words }>;

/** Joins a view to its model: what it reads and sends, and `close`, which takes every listener away. */
export function connect(model: Model, changed: () => void): Link & { close(): void } {
  const waiting = new Map<number, (reply: never) => void>();
  let alive = true;
  const live = (now: boolean) => {
    const turned = alive !== now;
    alive = now;
    if (turned) changed();
  };
  const send = (message: unknown) => {
    try {
      model.send(message); // throws once the kernel has gone
    } catch {
      queueMicrotask(lost);
    }
  };
  const lost = () => live(false);
  const ask: Link["ask"] = (question) =>
    new Promise((answer) => {
      const id = Math.floor(Math.random() * 2 ** 48); // two views of one model hear each other's replies
      waiting.set(id, answer);
      send({ id, ...question } as Question);
    });
  const trait = () => {
    alive = true;
    changed();
  };
  const replied = ({ id, reply }: Reply) => {
    live(true);
    waiting.get(id)?.(reply as never);
    waiting.delete(id);
  };
  const listeners = [
    ["change:state", trait],
    ["change:words", trait],
    ["msg:custom", replied],
    ["comm_live_update", lost], // fires once when the kernel restarts
  ] as const;
  for (const [event, listener] of listeners) model.on(event, listener);
  const silence = setTimeout(lost, PATIENCE);
  void ask({ ask: "hello" }).then(() => clearTimeout(silence));
  return {
    state: () => model.get("state"),
    words: () => model.get("words"),
    alive: () => alive,
    send,
    ask,
    close() {
      clearTimeout(silence);
      for (const [event, listener] of listeners) model.off(event, listener);
    },
  };
}
