/** The people round the table. */

import type { Seat } from "../base/contract";
import { icon } from "../base/icon";
import { term } from "../base/tip";
import { h, type Tree } from "../base/vdom";
import { isOver, type View } from "../base/view";
import { pendingChoice } from "../cards/card_choice";
import { inline, LETTERS, seatOf } from "../cards/sentence";

/** The most backs that are drawn; the number beside them counts on. */
const BACKS = 10;

function count(view: View, n: number): Tree {
  return (
    <span class="count">{n > 0 && view.word(n === 1 ? "seat.card" : "seat.cards", { n })}</span>
  );
}

/** The line of the class; empty for a seat that has none yet while others do. */
function klass(view: View, { klass }: Seat): Tree {
  return (
    view.state.seats.some((seat) => seat.klass) && (
      <span class="klass" data-top={klass?.top}>
        {klass?.top && icon("crown")}
        {klass && term(view, klass.hint, klass.title)}
      </span>
    )
  );
}

/** What the seat does: it acts, has passed, or is out. */
function doing(view: View, { out, acts, passed }: Seat): Tree {
  if (out) return <span class="doing">{out.label}</span>;
  if (acts && (view.reel || view.link.alive()))
    return <span class="doing acts">{view.word("seat.acts")}</span>;
  return passed && <span class="doing">{view.word("seat.passed")}</span>;
}

function person(view: View, seat: Seat): Tree {
  const value = LETTERS.charAt(seat.seat);
  const { what, options = [] } = pendingChoice(view) ?? {};
  const open = what === "seat" && options.some((option) => option.value === value);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the prompt has a button for each seat
    <li
      class="seat"
      key={seat.seat}
      data-flip={seat.seat}
      data-acts={seat.acts}
      data-open={open}
      onClick={() => open && view.act({ do: "answer", value })}
    >
      <b class="name" title={seat.name}>
        <bdi>{seat.name}</bdi>
      </b>
      {klass(view, seat)}
      {seat.count > 0 && (
        <span class="backs">{Array(Math.min(seat.count, BACKS)).fill(<i />)}</span>
      )}
      {count(view, seat.count)}
      {doing(view, seat)}
      {seat.hand && inline(view, seat.hand, true)}
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

/**
 * The seat in front: whose hand this is, or will be once the cover is lifted. Around a table that
 * somebody only looks at nobody changes places, as in a film, which shows the hand of who acts.
 */
function front({ reel, state: { me, prompt, seats } }: View): number {
  const first = reel || prompt.kind === "cover" ? prompt : seats[0];
  return me ?? first?.seat ?? prompt.seat;
}

export function seats(view: View): Tree {
  const { seats } = view.state;
  const others = seats.filter(({ seat }) => seat !== front(view));
  return Object.entries(places(others)).map(
    ([side, people]) =>
      people.length > 0 && (
        <ul class={`seats at-${side}`} key={side} aria-label={view.word("seats")}>
          {people.map((seat) => person(view, seat))}
        </ul>
      ),
  );
}

/** The seat in front; after a game with what is left of its hand. */
export function mine(view: View): Tree {
  const seat = seatOf(view, front(view));
  return (
    seat && (
      <p class="me" data-flip={seat.seat}>
        <b class="name">
          <bdi>{seat.name}</bdi>
        </b>
        {klass(view, seat)}
        {count(view, seat.count)}
        {doing(view, seat)}
        {isOver(view) && inline(view, view.state.hand.join("") || (seat.hand ?? ""), true)}
      </p>
    )
  );
}
