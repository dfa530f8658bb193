/** The wire to the notebook: the only file that knows anywidget. */
import type { AnyModel } from "@anywidget/types";
import type { FilmData, Replies, Reply, State, Watching, Words } from "./contract";
import type { Link } from "./view";

/** How long a kernel may stay silent before the table says so, in ms. */
const PATIENCE = 5000;

/** How long a step rests before Python is told, in ms: of quick steps only the last is told. */
const REST = 300;

type Timer = ReturnType<typeof setTimeout>;

export type Model = AnyModel<{
  state: State | Watching;
  words: Words;
  picture: string;
  film?: FilmData;
  step?: number;
}>;

function random(): number {
  return (Math.random() * 1e9) | 0;
}

/** Connects a view to its model: what it reads and sends, and `close` to disconnect. */
export function connect(model: Model, changed: () => void): Link & { close(): void } {
  const me = random();
  const waiting = new Map<number, { answer: (reply: unknown) => void; silence: Timer }>();
  let alive = true;
  let ahead: number | null = null;
  let rest: Timer | undefined;
  const live = (now: boolean) => {
    if (alive === now) return;
    alive = now;
    changed();
  };
  /** Does something that needs the kernel, and returns whether the kernel was there. */
  const reached = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      live(false);
      return false;
    }
  };
  const tellStep = () => {
    clearTimeout(rest);
    const step = ahead;
    ahead = null;
    if (step === null) return;
    reached(() => {
      model.set("step", step);
      model.save_changes();
    });
  };
  const send: Link["send"] = (message) => {
    tellStep(); // what is asked for may be about this step
    return reached(() => model.send(message));
  };
  const ask: Link["ask"] = async (lookup) => {
    const reply = await new Promise((answer) => {
      const id = random(); // two views hear each other's replies
      const silence = setTimeout(() => live(false), PATIENCE);
      waiting.set(id, { answer, silence });
      send({ id, ...lookup });
    });
    return reply as Replies[(typeof lookup)["ask"]] | null;
  };
  const onTrait = () => {
    alive = true;
    changed();
  };
  const onReply = ({ id, reply }: Reply) => {
    live(true);
    const asked = waiting.get(id);
    clearTimeout(asked?.silence);
    waiting.delete(id);
    asked?.answer(reply);
  };
  const onTurn = () => {
    live(false);
    void ask({ ask: "hello" });
  };
  const listeners = [
    ["change:state", onTrait],
    ["change:words", onTrait],
    ["change:film", onTrait],
    ["change:step", changed],
    ["msg:custom", onReply],
    ["comm_live_update", onTurn], // the kernel has restarted, or come back
  ] as const;
  for (const [event, listener] of listeners) model.on(event, listener);
  void ask({ ask: "hello" });
  return {
    me,
    state: () => model.get("state"),
    words: () => model.get("words"),
    film: () => model.get("film"),
    step: () => ahead ?? model.get("step") ?? 0,
    goTo(step) {
      ahead = step;
      clearTimeout(rest);
      rest = setTimeout(tellStep, REST);
    },
    alive: () => alive,
    send,
    ask,
    close() {
      tellStep();
      for (const { silence } of waiting.values()) clearTimeout(silence);
      waiting.clear();
      for (const [event, listener] of listeners) model.off(event, listener);
    },
  };
}
