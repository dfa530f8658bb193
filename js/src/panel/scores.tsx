/** How the last game came out, and the points of every game so far. */
import { h, type Tree } from "../draw";
import { say } from "../sentence";
import type { View } from "../view";
import { grid } from "./grid";

/** Places, classes and points of the game that has just ended. */
export function result(t: View): Tree {
  const { result } = t.state.scores;
  return result && <div class="result">{grid(t, result)}</div>;
}

export function scores(t: View): Tree {
  const { games, label, verdict } = t.state.scores;
  return [<p>{label}</p>, games && grid(t, games), verdict && <p>{say(t, verdict)}</p>];
}
