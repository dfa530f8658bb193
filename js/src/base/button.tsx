/**
 * Buttons. A button of no use now stays within reach and says so, rather than being disabled; if it
 * is pressed all the same, it says why or does nothing.
 */
import type {
  ButtonHTMLAttributes,
  HTMLAttributes,
  TargetedKeyboardEvent,
  TargetedMouseEvent,
} from "preact";
import { icon, type Sign } from "./icon";
import { h, type Tree } from "./vdom";

type Press = (event: TargetedMouseEvent<HTMLButtonElement>) => unknown;

interface Looks extends ButtonHTMLAttributes<HTMLButtonElement> {
  idle?: boolean | undefined;
}

export function button(label: Tree, press: Press, { idle, ...looks }: Looks = {}): Tree {
  return (
    <button type="button" aria-disabled={idle} onClick={press} {...looks}>
      {label}
    </button>
  );
}

/** Does nothing at the second click of a double click: it was not meant for what came up then. */
export function once(press: () => unknown): Press {
  return ({ detail }) => detail > 1 || press();
}

/** A button of one sign, with its words beside the pointer and for a screen reader. */
export function signButton(is: Sign, title: string, press: Press): Tree {
  return button(icon(is), press, { class: "plain", title });
}

/** Enter and Space press it like a button; neither the table nor the notebook gets these keys. */
function onWordKey(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (!/^( |Enter)$/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.click();
}

/** Words of a sentence that can be pressed; a real button would be a block and break its lines. */
export function words(label: Tree, looks: HTMLAttributes<HTMLSpanElement>): Tree {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span role="button" tabIndex={0} onKeyDown={onWordKey} {...looks}>
      {label}
    </span>
  );
}
