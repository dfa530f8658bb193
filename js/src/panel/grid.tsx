/** A table of scores: the first cell of a line is its name. */
import { h, type Tree } from "../draw";
import { say } from "../sentence";
import type { ScoreTable } from "../state";
import type { View } from "../view";

/** With more letters than this the names of the columns do not fit beside each other. */
const LETTERS = 30;

export function grid(t: View, { label, head, lines }: ScoreTable): Tree {
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
            const inner = [say(t, said), note && <span class="why">{say(t, note)}</span>];
            return at ? <td>{inner}</td> : <th scope="row">{inner}</th>;
          })}
        </tr>
      ))}
    </table>
  );
}
