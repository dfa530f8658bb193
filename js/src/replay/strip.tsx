/** The whole film on one strip: what each seat has left or has taken, and what happened. */

import type { FilmData, FilmFrame, Seat } from "../base/contract";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import type { Reel } from "./reel";

const HEIGHT = 20;

/** What the strip draws of a seat. */
export function amount({ taken, count }: Seat): number {
  return taken ?? count;
}

/** A line in steps: the amount of a seat from picture to picture. */
function line(frames: FilmFrame[], seat: number, most: number): string {
  return frames
    .map((frame, at) => {
      const here = frame.seats.find((each) => each.seat === seat);
      const y = HEIGHT - ((here ? amount(here) : 0) / most) * (HEIGHT - 2) - 1;
      return at ? `H${at}V${y}` : `M0 ${y}`;
    })
    .join("");
}

function marks(at: Iterable<number | string>, from: number, to = HEIGHT): string {
  return [...at].map((x) => `M${x} ${from}V${to}`).join("");
}

/** The pictures at which a trick is led. */
function leads({ moves }: FilmData): number[] {
  const led = moves.filter(([, trick], at) => trick !== moves[at - 1]?.[1]);
  return led.map(([frame]) => frame);
}

function paths({ film, frames }: Reel): Tree {
  const seats = frames[0]?.seats ?? [];
  const most = Math.max(1, ...frames.flatMap((frame) => frame.seats.map(amount)));
  return [
    <path class="tricks" d={marks(leads(film), HEIGHT - 3)} />,
    <path class="turns" d={marks(film.turns, 0, 4)} />,
    <path class="notes" d={marks(Object.keys(film.notes), HEIGHT / 2)} />,
    seats.map(({ seat }) => <path data-seat={seat} d={line(frames, seat, most)} />),
  ];
}

const drawn = new WeakMap<FilmData, Tree>();

/** Worked out once per film; only the mark of its place moves. */
export function strip(view: View, reel: Reel): Tree {
  const { film, horizon, last, at } = reel;
  if (!drawn.has(film)) drawn.set(film, paths(reel));
  const jump = (event: MouseEvent & { currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    reel.go(Math.round(((event.clientX - left) / width) * last));
  };
  return [
    <p class="note">{view.word("replay.amounts")}</p>,
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keys
    <svg
      class="strip"
      role="img"
      viewBox={`0 0 ${Math.max(1, last)} ${HEIGHT}`}
      preserveAspectRatio="none"
      onClick={jump}
    >
      <title>{view.word("replay.chart")}</title>
      {drawn.get(film)}
      {horizon < last && <rect class="veil" x={horizon} width={last - horizon} height={HEIGHT} />}
      <path class="here" d={marks([at], 0)} />
    </svg>,
  ];
}
