/** A table of figures: the first cell of a line is its name. */
import { h, type Tree } from "../draw";

export function grid(label: string, head: string[], lines: Tree[][]): Tree {
  return (
    <table aria-label={label}>
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
