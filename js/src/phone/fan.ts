/**
 * A finger that slides along a hand: the card below it rises, and is chosen when the finger leaves,
 * so that cards may overlap more than a fingertip could tell apart.
 */

const CARD = "[role=option]";
const RISEN = "data-risen";

/** How far a finger may stray and still only tap, in px. */
const STRAY = 8;

/** How long after a slide a click of the browser's own is of the same finger, in ms. */
const ECHO = 400;

interface Slide {
  finger: number;
  x: number;
  list: Element;
  card: HTMLElement | null;
  far: boolean;
}

/**
 * The card of a hand whose free part is at a place, as they lie: a card that has risen covers the
 * next one. Gaps between two rows, and the air around them, have none.
 */
function cardAt({ clientX: x, clientY: y }: PointerEvent, list: Element): HTMLElement | null {
  const begun = [...list.querySelectorAll<HTMLElement>(CARD)].filter((card) => {
    const { left, top, bottom } = card.getBoundingClientRect();
    return left <= x && top <= y && y <= bottom;
  });
  const last = begun.at(-1);
  const face = last?.firstElementChild?.getBoundingClientRect();
  return last && face && x <= face.right ? last : null;
}

/** Lets a finger slide along every hand within an element. */
export function slideAlongFans(root: HTMLElement): void {
  let slide: Slide | null = null;
  let ended = Number.NEGATIVE_INFINITY;
  const raise = (card: HTMLElement | null) => {
    if (!slide || slide.card === card) return;
    slide.card?.removeAttribute(RISEN);
    card?.setAttribute(RISEN, "");
    slide.card = card;
  };
  const stop = () => {
    raise(null);
    slide = null;
  };
  root.addEventListener("pointerdown", (event) => {
    const list = (event.target as Element).closest(CARD)?.parentElement;
    stop();
    if (!list || !event.isPrimary || event.pointerType === "mouse") return;
    slide = { finger: event.pointerId, x: event.clientX, list, card: null, far: false };
  });
  root.addEventListener("pointermove", (event) => {
    if (event.pointerId !== slide?.finger) return;
    slide.far ||= Math.abs(event.clientX - slide.x) > STRAY;
    if (slide.far) raise(cardAt(event, slide.list));
  });
  root.addEventListener("pointerup", (event) => {
    if (event.pointerId !== slide?.finger) return;
    const { far, card } = slide;
    stop();
    if (!far) return;
    ended = event.timeStamp;
    card?.click();
  });
  root.addEventListener("pointercancel", stop);
  const hush = (event: MouseEvent) => {
    if (event.isTrusted && event.timeStamp - ended < ECHO) event.stopPropagation();
  };
  root.addEventListener("click", hush, { capture: true });
}
