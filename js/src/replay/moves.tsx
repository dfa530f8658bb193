/** Every move of a film, with a way to go to it, and what was played on from it. */
import { button } from "../base/button";
import type { FilmMove } from "../base/contract";
import { h, type Tree } from "../base/vdom";
import { isHeard, type View } from "../base/view";
import { inline, player } from "../cards/sentence";
import { heading } from "../table/story";
import type { Reel } from "./reel";

/** Brings the move that is now shown into sight, with some before and after it, but only once. */
function follow(button: HTMLElement | null): void {
  const { offsetTop = 0, parentElement: list } = button ?? {};
  if (!list || button?.matches("[aria-current=true]")) return;
  const above = offsetTop - list.scrollTop;
  if (above < 0 || above > list.clientHeight - 24)
    list.scrollTop = offsetTop - list.clientHeight / 2;
}

function move(view: View, reel: Reel, [frame, , seat, text]: FilmMove, now: boolean): Tree {
  const cards =
    text === "-" ? <span class="note">{view.word("seat.passed")}</span> : inline(view, text);
  const noted = frame in reel.film.notes;
  return button([player(view, seat), " ", cards, noted && " ✎"], () => reel.go(frame), {
    class: "move",
    ref: now ? follow : null, // before the mark by which it knows that it has followed
    "aria-current": now,
  });
}

/** What was played on from a move, with a way to go on with it if Python is there. */
function branches(view: View, from: number): Tree {
  return view.state.branches?.map(
    ([at, label], branch) =>
      at === from && (
        <p>
          {isHeard(view)
            ? button(label, () => view.act({ do: "resume", branch }), { class: "link" })
            : label}
        </p>
      ),
  );
}

/** Trick by trick, up to the next question; a deal and a trick have a heading. */
export function moves(view: View, reel: Reel): Tree {
  const { film, at } = reel;
  const now = film.moves.find(([frame]) => frame >= at);
  const seen = film.moves.filter(([frame]) => frame <= reel.horizon);
  return seen.map((each, index) => {
    const [frame, trick, seat, text] = each;
    const [, last, dealt] = film.moves[index - 1] ?? [];
    return [
      seat < 0 ? (
        <h3>{button(text, () => reel.go(frame), { class: "link" })}</h3>
      ) : (
        [
          (trick !== last || dealt === -1) && <h3>{heading(view, trick)}</h3>,
          move(view, reel, each, each === now),
        ]
      ),
      branches(view, index),
    ];
  });
}
