/** Where a page keeps the front end, once for all widgets of one build of it. */
import type { Model } from "./base/bridge";

export interface FrontEnd {
  render(on: { model: Model; el: HTMLElement }): () => void;
}

export interface PageSlot {
  /** The front end, as soon as the page has it. */
  readonly ready: Promise<FrontEnd>;
  readonly filled: boolean;
  fill(frontEnd: FrontEnd): void;
}

function emptySlot(): PageSlot {
  let fill: PageSlot["fill"] = () => {};
  const slot = {
    ready: new Promise<FrontEnd>((done) => {
      fill = done;
    }),
    filled: false,
    fill(frontEnd: FrontEnd) {
      slot.filled = true;
      fill(frontEnd);
    },
  };
  return slot;
}

/** Returns the slot of a build: whoever comes first, a widget or the front end, makes it. */
export function pageSlot(build: string): PageSlot {
  const page = globalThis as unknown as Record<string, PageSlot>;
  page[build] ??= emptySlot();
  return page[build];
}
