/** Every move of a film, to go to it, and what was played on from it. */
import { button } from "../button";
import { h, type Tree } from "../draw";
import { inline, nameOf } from "../sentence";
import type { View } from "../view";
import type { Move } from "./film";
import type { Reel } from "./reel";

/** Keeps the move that is shown in sight, with some before and behind it. */
function follow(button: HTMLElement | null): void {
  const { offsetTop = 0, parentElement: list } = button ?? {};
  if (!list) return;
  const above = offsetTop - list.scrollTop;
  if (above < 0 || above > list.clientHeight - 24)
    list.scrollTop = offsetTop - list.clientHeight / 2;
}

function move(t: View, reel: Reel, [frame, , seat, text]: Move, now: boolean): Tree {
  const cards = text === "-" ? t.w("seat.passed") : inline(t, text);
  const noted = frame in reel.film.notes;
  return button([nameOf(t, seat), " ", cards, noted && " ✎"], () => reel.go(frame), {
    class: "move",
    "aria-current": now,
    ...(now && { ref: follow }),
  });
}

/** Trick by trick; a deal and a trick have a heading. */
export function moves(t: View, reel: Reel): Tree {
  const { film, at } = reel;
  const now = film.moves.findLast(([frame]) => frame <= at);
  return [
    film.moves.map((each, index) => {
      const [frame, trick, seat, text] = each;
      if (seat < 0) return <h3>{button(text, () => reel.go(frame), { class: "link" })}</h3>;
      const leads = film.moves[index - 1]?.[1] !== trick;
      return [
        leads && <h3>{t.w("story.trick", { n: trick })}</h3>,
        move(t, reel, each, each === now),
      ];
    }),
    t.state.branches?.map((n, branch) => (
      <p>{button(t.w("replay.branch", { n }), () => t.act({ do: "resume", branch }))}</p>
    )),
  ];
}
