/** Makes cards move visibly: first place, last place, and the way between (FLIP). */

export type Places = Map<string, DOMRect>;

const MOVING = "(prefers-reduced-motion: no-preference)";
const MOVE = { duration: 260, easing: "ease-out" };

/** The cards by seat and card, and the seats that they may come from by number. */
function movable(root: HTMLElement): [key: string, element: HTMLElement][] {
  const all = [...root.querySelectorAll<HTMLElement>("[data-flip]")];
  return all.map((element) => [`${element.dataset.flip}`, element]);
}

/** Where the cards and the seats are now. */
export function places(root: HTMLElement): Places {
  return new Map(movable(root).map(([key, element]) => [key, element.getBoundingClientRect()]));
}

/** Moves each card from where it was, or from the seat that it belongs to. */
export function move(root: HTMLElement, before: Places): void {
  if (!matchMedia(MOVING).matches) return;
  for (const [key, element] of movable(root)) {
    const [seat = "", card] = key.split(" ");
    const start = before.get(key) ?? before.get(seat);
    if (start && card) travel(element, start, element.getBoundingClientRect());
  }
}

function travel(card: HTMLElement, start: DOMRect, end: DOMRect): void {
  const x = start.left - end.left;
  const y = start.top - end.top;
  if (Math.hypot(x, y) < 2) return;
  card.animate([{ transform: `translate(${x}px,${y}px)` }, {}], MOVE);
}
