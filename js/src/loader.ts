/** The code that each widget carries: finds the front end of the page, and mends a deaf widget. */
import type { Model } from "./base/bridge";
import type { FrontEndText, Numbered, PlainLookup } from "./base/contract";
import { type PageSlot, pageSlot } from "./page_slot";

/** How long the carrier of the front end is looked for, and then waited for, in ms. */
const LOOKED_FOR = 3000;
const WAITED_FOR = 9000;

type Message = { content: { data: object } };

/** What Jupyter's own model of a widget has and anywidget does not hand out. */
interface HostModel {
  _handle_comm_msg(message: Message): Promise<void>;
  callbacks(): unknown;
  comm: {
    on_msg(hear: (message: Message) => unknown): void;
    send(data: object, callbacks: unknown): void;
  };
}

/** What anywidget hands out of the model of a widget, as far as it is needed here. */
export interface Loaded {
  get(trait: "_build" | "_bundle" | "_own_id"): string;
  on(event: "msg:custom", heard: (message: { reply?: FrontEndText }) => void): void;
  send(lookup: PlainLookup & Numbered): void;
  widget_manager: { get_model(id: string): Promise<unknown> };
}

const slotOf = (model: Loaded): PageSlot => pageSlot(model.get("_build"));

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Looks for the carrier: an older manager says at once that it is not there, others later. */
async function findCarrier(model: Loaded, slot: PageSlot): Promise<void> {
  const id = model.get("_bundle").slice("IPY_MODEL_".length);
  const end = Date.now() + LOOKED_FOR;
  while (!slot.filled && Date.now() < end) {
    try {
      await model.widget_manager.get_model(id);
      await Promise.race([slot.ready, pause(WAITED_FOR)]);
      return;
    } catch {
      await pause(200);
    }
  }
}

/** Runs a front end that came as text, as its carrier would. */
async function unpack(bundle: FrontEndText): Promise<void> {
  const url = URL.createObjectURL(new Blob([bundle._esm], { type: "text/javascript" }));
  const { default: widget } = await import(/* @vite-ignore */ url);
  widget.initialize({ model: { get: (trait: keyof FrontEndText) => bundle[trait] } });
}

/** Waits for the front end; asks Python for it only if there is no other way: it may be busy. */
async function load(model: Loaded): Promise<void> {
  const slot = slotOf(model);
  await findCarrier(model, slot);
  if (slot.filled) return;
  model.on("msg:custom", ({ reply }) => reply?._esm && unpack(reply));
  model.send({ ask: "bundle", id: -1 });
}

/**
 * Anywidget lets a model that took more than two seconds to load hear nothing from Python for ever:
 * such a model is made to listen as those of other widgets do, and hears all that it has missed.
 */
async function heal(model: Loaded): Promise<void> {
  const host = (await model.widget_manager.get_model(model.get("_own_id"))) as HostModel;
  try {
    await host._handle_comm_msg({ content: { data: {} } });
  } catch {
    const { _handle_comm_msg: hear } = Object.getPrototypeOf(Object.getPrototypeOf(host));
    host.comm.on_msg((message) => hear.call(host, message));
    host.comm.send({ method: "request_state" }, host.callbacks());
  }
}

export default {
  initialize({ model }: { model: Loaded }): void {
    // Not awaited: anywidget would count the time as time to load.
    for (const work of [load, heal]) work(model).catch(() => {});
  },
  render({ model, el }: { model: Loaded; el: HTMLElement }): () => void {
    let end: (() => void) | undefined;
    let gone = false;
    slotOf(model).ready.then(({ render }) => {
      if (!gone) end = render({ model: model as unknown as Model, el });
    });
    return () => {
      gone = true;
      end?.();
    };
  },
};
