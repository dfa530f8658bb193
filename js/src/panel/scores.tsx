/** How the last game came out, and the points of every game so far. */
import { button } from "../base/button";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { say } from "../cards/sentence";
import { openGames } from "./games";
import { grid } from "./grid";

/** Places, classes and points of the game that has just ended. */
export function result(view: View): Tree {
  const { result } = view.state.scores;
  return result && <div class="result">{grid(view, result)}</div>;
}

export function scores(view: View): Tree {
  const { games, label, verdict } = view.state.scores;
  const mine = view.state.can.includes("games");
  return [
    <p>{label}</p>,
    games && grid(view, games),
    verdict && <p>{say(view, verdict)}</p>,
    mine && <p>{button(view.word("games.open"), () => void openGames(view))}</p>,
  ];
}
