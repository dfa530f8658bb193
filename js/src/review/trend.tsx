/** The line of a game: which place could be expected after each decision, with its costly moves. */
import type { Trend, TrendDot } from "../base/contract";
import { h, type Tree } from "../base/vdom";

/** How high the picture is drawn, before it is stretched to fit. */
const HEIGHT = 100;

/** Where a place lies between the first, on top, and the last: from 0 to 1. */
function depth(place: number, { names }: Trend): number {
  return names.length > 1 ? (place - 1) / (names.length - 1) : 0;
}

/** Where a value lies from left to right: from 0 to 1. */
function along(at: number, { places }: Trend): number {
  return at / Math.max(1, places.length - 1);
}

function line(trend: Trend): string {
  const points = trend.places.map((place, at) => [at, depth(place, trend) * HEIGHT]);
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function dot(trend: Trend, { at, number, on }: TrendDot): Tree {
  const top = percent(depth(trend.places[at] ?? 1, trend));
  return (
    <i key={number} class="dot" data-on={on} style={`left:${percent(along(at, trend))};top:${top}`}>
      {number}
    </i>
  );
}

export function trend(trend: Trend): Tree {
  const { places, names, dots, label } = trend;
  const last = Math.max(1, places.length - 1);
  const path = line(trend);
  return (
    <div class="trend" role="img" aria-label={label}>
      <ol class="places">
        {names.map((name, at) => (
          <li style={`top:${percent(depth(at + 1, trend))}`}>{name}</li>
        ))}
      </ol>
      <div class="plot">
        <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="below" d={`${path}V${HEIGHT}H0Z`} />
          <path class="line" d={path} />
        </svg>
        {dots.map((each) => dot(trend, each))}
      </div>
    </div>
  );
}
