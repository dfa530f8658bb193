/** The few signs that the table draws itself, on a square of 16. */
import { h, type Tree } from "./vdom";

const PATHS = {
  c: "M8 1a3 3 0 0 0-3 5 3.5 3.5 0 1 0 2 6l-1 3h4l-1-3a3.5 3.5 0 1 0 2-6 3 3 0 0 0-3-5z",
  d: "M8 1l5 7-5 7-5-7z",
  h: "M8 14C3 10 1 8 1 5a4 4 0 0 1 7-1 4 4 0 0 1 7 1c0 3-2 5-7 9z",
  s: "M8 1C4 5 1 7 1 10a3 3 0 0 0 6 2l-1 3h4l-1-3a3 3 0 0 0 6-2C15 7 12 5 8 1z",
  joker: "M8 1l2 5h5l-4 3 1.5 5L8 11l-4.5 3L5 9 1 6h5z",
  crown: "M2 13h12l1-8-4 3-3-5-3 5-4-3z",
  menu: "M1 6h3v3H1zm5 0h3v3H6zm5 0h3v3h-3z",
  pause: "M3 2h4v12H3zm6 0h4v12H9z",
  resume: "M3 2v12l11-6z",
  first: "M2 2h2v12H2zm13 0v12L8 8zM9 2v12L4 8z",
  back: "M3 2h2v12H3zm10 0v12L5 8z",
  forward: "M3 2v12l8-6zm8 0h2v12h-2z",
  last: "M1 2v12l7-6zm6 0v12l5-6zm5 0h2v12h-2z",
  close: "M3 1 1 3l5 5-5 5 2 2 5-5 5 5 2-2-5-5 5-5-2-2-5 5z",
  order: "M4 1 1 5h2v9h3V5h2zm8 14L8 11h2V2h3v9h2z",
  bind: "M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z",
  way: "M8 2a6 6 0 1 1-6 4l2 1a4 4 0 1 0 4-3v3L4 3l4-3z",
  choice: "M8 1a7 7 0 1 0 1 0zM8 4a4 4 0 1 0 1 0z",
  info: "M8 1a7 7 0 1 0 1 0zM7 4v2h2V4zm0 3v5h2V7z",
};

export type Sign = keyof typeof PATHS;

export function icon(is: Sign): Tree {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[is]} />
    </svg>
  );
}
