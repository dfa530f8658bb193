/** Words that explain themselves on hover, focus and tap. */
import { words } from "./button";
import { h, type Tree } from "./draw";
import type { View } from "./view";

/** A label with its explanation; without one it is plain text. */
export function term(t: View, text: string, label: string): Tree {
  if (!text) return label;
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    t.set({ tip: { text, left, top: bottom } });
  };
  const hide = () => t.set({ tip: null });
  return words(label, {
    class: "term",
    "aria-describedby": t.id("tip"),
    onMouseEnter: show,
    onFocus: show,
    onClick: show,
    onMouseLeave: hide,
    onBlur: hide,
  });
}

/** The top layer keeps a tip from being cut off by the cell around the table. */
function raise(element: HTMLElement | null): void {
  if (element?.textContent) element.showPopover?.();
  else element?.hidePopover?.();
}

export function tip(t: View): Tree {
  const { text, left = 0, top = 0 } = t.tip ?? {};
  return (
    <div
      class="tip"
      role="tooltip"
      id={t.id("tip")}
      popover="manual"
      ref={raise}
      style={`left:min(${left}px,100vw - 19em);top:${top + 4}px`}
    >
      {text}
    </div>
  );
}
