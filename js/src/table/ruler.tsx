/** The current order of strength, from weak to strong. */
import { picked } from "./choosing";
import { h, type Tree } from "./draw";
import type { View } from "./view";

export function ruler(t: View): Tree {
  const { cells, label } = t.state.ruler;
  return (
    <div class="ruler">
      {t.w("ruler.weak")}
      <ol aria-label={label}>
        {cells.map(({ number, mark, cards, level }) => (
          <li
            data-mark={mark}
            data-mine={picked(t).some((card) => cards.includes(card))}
            style={number.length > 1 && number !== "10" ? "flex-grow:1.7" : ""}
          >
            {level && "="}
            {number}
            {mark === "top" && <span class="sr"> {t.w("beat")}</span>}
          </li>
        ))}
      </ol>
      {t.w("ruler.strong")}
    </div>
  );
}
