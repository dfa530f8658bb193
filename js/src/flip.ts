/** Cards are seen to move: first place, last place, and the way between (FLIP). */

export type Places = Map<string, DOMRect>;

const STILL = "(prefers-reduced-motion: no-preference)";
const MOVE = { duration: 260, easing: "cubic-bezier(.2, .7, .3, 1)" };

function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-flip]")];
}

/** Where the cards and the seats are now. */
export function places(root: HTMLElement): Places {
  const all: Places = new Map();
  for (const seat of root.querySelectorAll<HTMLElement>("[data-seat]"))
    all.set(`seat ${seat.dataset.seat}`, seat.getBoundingClientRect());
  for (const card of cards(root)) all.set(card.dataset.flip ?? "", card.getBoundingClientRect());
  return all;
}

/** Moves each card from where it was; a card that comes into sight moves from the seat that played it. */
export function move(root: HTMLElement, before: Places): void {
  if (!matchMedia(STILL).matches) return;
  for (const card of cards(root)) {
    const from = card.closest<HTMLElement>("[data-from]")?.dataset.from;
    const start = before.get(card.dataset.flip ?? "") ?? before.get(`seat ${from}`);
    if (start) travel(card, start, card.getBoundingClientRect());
  }
}

function travel(card: HTMLElement, start: DOMRect, end: DOMRect): void {
  const [x, y] = [start.left - end.left, start.top - end.top];
  if (Math.abs(x) + Math.abs(y) < 2 || !end.width) return;
  const scale = Math.min(1.6, Math.max(0.4, start.width / end.width));
  card.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, {}], MOVE);
}
