/** Every move of a film, with a way to go to it, and what was played on from it. */
import { button } from "../button";
import { h, type Tree } from "../draw";
import { inline, nameOf } from "../sentence";
import { heading } from "../story";
import { isHeard, type View } from "../view";
import type { Move } from "./film";
import type { Reel } from "./reel";

/** Brings the move that is now shown into sight, with some before and after it, but only once. */
function follow(button: HTMLElement | null): void {
  const { offsetTop = 0, parentElement: list } = button ?? {};
  if (!list || button?.matches("[aria-current=true]")) return;
  const above = offsetTop - list.scrollTop;
  if (above < 0 || above > list.clientHeight - 24)
    list.scrollTop = offsetTop - list.clientHeight / 2;
}

function move(t: View, reel: Reel, [frame, , seat, text]: Move, now: boolean): Tree {
  const cards = text === "-" ? <span class="note">{t.w("seat.passed")}</span> : inline(t, text);
  const noted = frame in reel.film.notes;
  return button([nameOf(t, seat), " ", cards, noted && " ✎"], () => reel.go(frame), {
    class: "move",
    ref: now ? follow : null, // before the mark by which it knows that it has followed
    "aria-current": now,
  });
}

/** What was played on from a move, with a way to go on with it if Python is there. */
function branches(t: View, from: number): Tree {
  return t.state.branches?.map(
    ([at, label], branch) =>
      at === from && (
        <p>
          {isHeard(t)
            ? button(label, () => t.act({ do: "resume", branch }), { class: "link" })
            : label}
        </p>
      ),
  );
}

/** Trick by trick; a deal and a trick have a heading. */
export function moves(t: View, reel: Reel): Tree {
  const { film, at } = reel;
  const now = film.moves.find(([frame]) => frame >= at);
  return film.moves.map((each, index) => {
    const [frame, trick, seat, text] = each;
    const [, last, dealt] = film.moves[index - 1] ?? [];
    return [
      seat < 0 ? (
        <h3>{button(text, () => reel.go(frame), { class: "link" })}</h3>
      ) : (
        [
          (trick !== last || dealt === -1) && <h3>{heading(t, trick)}</h3>,
          move(t, reel, each, each === now),
        ]
      ),
      branches(t, index),
    ];
  });
}
