/** A table of figures: the first cell of a line is its name. */
import { h, type Tree } from "../draw";

/** With more letters than this the names of the columns do not fit beside each other. */
const LETTERS = 30;

export function grid(label: string, head: string[], lines: Tree[][]): Tree {
  return (
    <table aria-label={label} data-long={head.join("").length > LETTERS}>
      <tr>
        {head.map((cell) => (
          <th scope="col" title={cell}>
            {cell}
          </th>
        ))}
      </tr>
      {lines.map(([name, ...cells]) => (
        <tr>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <td>{cell}</td>
          ))}
        </tr>
      ))}
    </table>
  );
}
