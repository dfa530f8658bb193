/** Words that explain themselves on hover, focus and tap. */
import { words } from "./button";
import { h, type Tree } from "./vdom";
import type { View } from "./view";

/** A label with its explanation; without one it is plain text. */
export function term(view: View, text: string, label: string): Tree {
  if (!text) return label;
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    view.set({ tip: currentTarget });
  const hide = () => view.set({ tip: null });
  return words(label, {
    class: "term",
    "aria-description": text,
    onMouseEnter: show,
    onFocus: show,
    onClick: show,
    onMouseLeave: hide,
    onBlur: hide,
  });
}

/**
 * Explains a word beside it, as long as the word is there. The top layer keeps a tip from being cut
 * off by the cell around the table.
 */
function raise(element: HTMLElement | null, word: HTMLElement | null): void {
  const text = word?.isConnected && word.getAttribute("aria-description");
  if (!text) element?.hidePopover?.();
  else if (element) {
    const { left, bottom } = word.getBoundingClientRect();
    element.textContent = text;
    element.style.cssText = `left:min(${left}px,100vw - 19em);top:min(${bottom + 4}px,100vh - 6em)`;
    element.showPopover?.();
  }
}

export function tip(view: View): Tree {
  const show = (element: HTMLElement | null) => raise(element, view.tip);
  return <div class="tip" popover="manual" ref={show} />;
}
