/** The people round the table. */
import { owed } from "./choosing";
import { h, type Tree } from "./draw";
import { icon } from "./icon";
import { inline, LETTERS, seatOf } from "./sentence";
import type { Seat } from "./state";
import { term } from "./tip";
import { isOver, type View } from "./view";

/** The most backs that are drawn; the number beside them counts on. */
const BACKS = 10;

function count(t: View, n: number): Tree {
  return <span class="count">{n > 0 && t.w(n === 1 ? "seat.card" : "seat.cards", { n })}</span>;
}

/** The line of the class; empty for a seat that has none yet while others do. */
function klass(t: View, { klass }: Seat): Tree {
  return (
    t.state.seats.some((seat) => seat.klass) && (
      <span class="klass" data-top={klass?.top}>
        {klass?.top && icon("crown")}
        {klass && term(t, klass.hint, klass.title)}
      </span>
    )
  );
}

/** What the seat does: it acts, has passed, or is out. */
function doing(t: View, { out, acts, passed }: Seat): Tree {
  if (out) return <span class="doing">{out.label}</span>;
  if (acts && (t.reel || t.link.alive())) return <span class="doing acts">{t.w("seat.acts")}</span>;
  return passed && <span class="doing">{t.w("seat.passed")}</span>;
}

function person(t: View, seat: Seat): Tree {
  const value = LETTERS.charAt(seat.seat);
  const { what, options = [] } = owed(t) ?? {};
  const open = what === "seat" && options.some((option) => option.value === value);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the prompt has a button for each seat
    <li
      class="seat"
      key={seat.seat}
      data-flip={seat.seat}
      data-acts={seat.acts}
      data-open={open}
      onClick={() => open && t.act({ do: "answer", value })}
    >
      <b class="name" title={seat.name}>
        {seat.name}
      </b>
      {klass(t, seat)}
      {seat.count > 0 && (
        <span class="backs">{Array(Math.min(seat.count, BACKS)).fill(<i />)}</span>
      )}
      {count(t, seat.count)}
      {doing(t, seat)}
      {seat.hand && inline(t, seat.hand, true)}
    </li>
  );
}

/** Where the others sit, in the order of play: up the left side, along the top, down the right. */
export function places<T>(others: T[]): { left: T[]; top: T[]; right: T[] } {
  const side = others.length < 2 ? 0 : others.length < 6 ? 1 : 2;
  const right = others.length - side;
  return {
    left: others.slice(0, side),
    top: others.slice(side, right),
    right: others.slice(right),
  };
}

export function seats(t: View): Tree {
  const { seats, me, prompt } = t.state;
  const others = seats.filter(({ seat }) => seat !== (me ?? prompt.seat));
  return Object.entries(places(others)).map(
    ([side, people]) =>
      people.length > 0 && (
        <ul class={`seats at-${side}`} key={side} aria-label={t.w("seats")}>
          {people.map((seat) => person(t, seat))}
        </ul>
      ),
  );
}

/** The seat whose hand this is, or will be once the cover is lifted; after a game with its rest. */
export function mine(t: View): Tree {
  const seat = seatOf(t, t.state.me ?? t.state.prompt.seat);
  return (
    seat && (
      <p class="me" data-flip={seat.seat}>
        <b class="name">{seat.name}</b>
        {klass(t, seat)}
        {count(t, seat.count)}
        {doing(t, seat)}
        {isOver(t) && inline(t, t.state.hand.join(""), true)}
      </p>
    )
  );
}
