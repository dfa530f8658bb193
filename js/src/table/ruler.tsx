/** The current order of strength, from weak to strong. */

import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { chosenCards } from "../cards/card_choice";

export function ruler(view: View): Tree {
  const { cells, label } = view.state.ruler;
  return (
    <div class="ruler">
      {view.word("ruler.weak")}
      <ol aria-label={label}>
        {cells.map(({ number, mark, cards, level }) => (
          <li
            data-mark={mark}
            data-mine={chosenCards(view).some((card) => cards.includes(card))}
            style={number.length > 1 && number !== "10" ? "flex-grow:1.7" : ""}
          >
            {level && "="}
            {number}
            {mark === "top" && <span class="sr"> {view.word("beat")}</span>}
          </li>
        ))}
      </ol>
      {view.word("ruler.strong")}
    </div>
  );
}
