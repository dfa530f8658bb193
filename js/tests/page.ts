/** The one table on the page, and how to find and press what is on it. */
import { afterEach } from "vitest";
import type { State } from "../src/base/contract";
import { cardIn, type FakeModel, fixture, table } from "./model";

export { press } from "./model";

export let open: { model: FakeModel; root: HTMLElement; close: () => void };
afterEach(() => open.close());

export function show(state: unknown, changes?: Partial<State>) {
  open = table(fixture(state, changes));
  return open;
}

export function all(selector: string): HTMLElement[] {
  return [...open.root.querySelectorAll<HTMLElement>(selector)];
}

export function button(label: RegExp): HTMLElement {
  const found = all("button, [role=button]").find((each) =>
    label.test(each.getAttribute("aria-label") || each.title || each.textContent || ""),
  );
  if (!found) throw new Error(`no button ${label}`);
  return found;
}

export function card(key: string): HTMLElement {
  const found = cardIn(open.root, key);
  if (!found) throw new Error(`no card ${key}`);
  return found;
}
