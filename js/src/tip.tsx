/** Words that explain themselves on hover, focus and tap. */
import type { View } from "./view";

interface Props {
  t: View;
  /** The explanation; without one the label is plain text. */
  text: string;
  label: string;
  kind?: string;
}

export function Term({ t, text, label, kind = "term" }: Props) {
  if (!text) return <span class={kind}>{label}</span>;
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    t.set({ tip: { text, left, top: bottom } });
  };
  const hide = () => t.set({ tip: null });
  return (
    <button
      type="button"
      class={kind}
      aria-describedby={`${t.uid}-tip`}
      onMouseEnter={show}
      onFocus={show}
      onClick={show}
      onMouseLeave={hide}
      onBlur={hide}
    >
      {label}
    </button>
  );
}

/** The top layer keeps a tip from being cut off by the cell around the table. */
function raise(element: HTMLElement | null): void {
  if (element?.textContent) element.showPopover?.();
  else element?.hidePopover?.();
}

/** How much room a tip needs at the right edge of the window, in px. */
const ROOM = 260;

export function Tip({ t }: { t: View }) {
  const { text = "", left = 0, top = 0 } = t.tip ?? {};
  const style = { left: Math.max(0, Math.min(left, innerWidth - ROOM)), top: top + 4 };
  return (
    <div class="tip" role="tooltip" id={`${t.uid}-tip`} popover="manual" ref={raise} style={style}>
      {text}
    </div>
  );
}
