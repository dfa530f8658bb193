/** The people round the table. */
import { Icon } from "./icon";
import { InlineCards } from "./sentence";
import type { Seat } from "./state";
import { Term } from "./tip";
import type { View } from "./view";

/** The most backs that are drawn; the number beside them goes on. */
const BACKS = 10;

function Count({ t, seat }: { t: View; seat: Seat }) {
  const label = t.w(seat.count === 1 ? "seat.card" : "seat.cards", { n: seat.count });
  return (
    <span class="count">
      <span class="backs" aria-hidden="true">
        {Array.from({ length: Math.min(seat.count, BACKS) }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <span class="number">{label}</span>
    </span>
  );
}

export function Klass({ t, seat }: { t: View; seat: Seat }) {
  if (!seat.klass) return null;
  const { id, title, hint } = seat.klass;
  return (
    <span class="klass" data-class={id}>
      {id === "daifugo" && <Icon is="crown" />}
      <Term t={t} text={hint} label={title} />
    </span>
  );
}

/** What the seat does: acts, has passed, is out. */
export function Doing({ t, seat }: { t: View; seat: Seat }) {
  const { out, acts, passed } = seat;
  if (out) return <span class="doing out">{out.label}</span>;
  if (acts) return <span class="doing acts">{t.w("seat.acts")}</span>;
  return passed ? <span class="doing">{t.w("seat.passed")}</span> : null;
}

function Person({ t, seat }: { t: View; seat: Seat }) {
  return (
    <li class="seat" data-seat={seat.seat} data-acts={seat.acts} data-out={Boolean(seat.out)}>
      <span class="initial" aria-hidden="true">
        {[...seat.name][0]}
      </span>
      <b class="name" title={seat.name}>
        {seat.name}
      </b>
      <Klass t={t} seat={seat} />
      {!seat.out && <Count t={t} seat={seat} />}
      <Doing t={t} seat={seat} />
      {seat.hand && <span class="open"><InlineCards cards={seat.hand} /></span>}
    </li>
  );
}

/** Where the others sit: how many at the left side, along the top, and at the right side. */
export function places(others: number): [number, number, number] {
  const side = others < 2 ? 0 : others < 6 ? 1 : 2;
  return [side, others - 2 * side, side];
}

/** The seats but the watching one, in the order of play: up the left side, along the top, down the right. */
export function others(t: View): Seat[] {
  const { seats, me, prompt } = t.state;
  return seats.filter(({ seat }) => seat !== (me ?? prompt.seat));
}

export function Seats({ t }: { t: View }) {
  const rest = others(t);
  const [left, top] = places(rest.length);
  const sides = [rest.slice(0, left).reverse(), rest.slice(left, left + top), rest.slice(left + top)];
  return sides.map((side, at) => (
    <ul key={at} class={`seats at-${["left", "top", "right"][at]}`} aria-label={t.w("seats")}>
      {side.map((seat) => (
        <Person key={seat.seat} t={t} seat={seat} />
      ))}
    </ul>
  ));
}
