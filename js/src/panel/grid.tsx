/** A table of scores: the first cell of a line is its name. */

import type { ScoreTable } from "../base/contract";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { say } from "../cards/sentence";

/** With more letters than this the names of the columns do not fit beside each other. */
const LETTERS = 30;

export function grid(view: View, { label, head, lines }: ScoreTable): Tree {
  return (
    <table aria-label={label} data-long={head.join("").length > LETTERS}>
      <tr>
        {head.map((cell) => (
          <th scope="col" title={cell}>
            {cell}
          </th>
        ))}
      </tr>
      {lines.map(({ cells, total }) => (
        <tr data-total={total}>
          {cells.map(([said, note], at) => {
            const inner = [say(view, said), note && <span class="why">{say(view, note)}</span>];
            return at ? <td>{inner}</td> : <th scope="row">{inner}</th>;
          })}
        </tr>
      ))}
    </table>
  );
}
