/** How a game came out: places, classes and points. */
import { nameOf, Say } from "./sentence";
import type { View } from "./view";
import type { Key } from "./words";

const COLUMNS: Key[] = ["place", "player", "class", "points", "total"].map(
  (column) => `result.${column}` as Key,
);

export function Result({ t }: { t: View }) {
  const { games, total, verdict } = t.state.scores;
  const game = games.at(-1);
  if (!game) return null;
  const seats = game.places.map((_, seat) => seat);
  seats.sort((one, other) => (game.places[one] ?? 0) - (game.places[other] ?? 0));
  return (
    <div class="result">
      {verdict && (
        <p class="verdict">
          <Say t={t} say={verdict} />
        </p>
      )}
      <table>
        <caption class="sr">{t.w("result.title")}</caption>
        <thead>
          <tr>
            {COLUMNS.map((key) => (
              <th key={key} scope="col">
                {t.w(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} data-me={seat === t.state.me}>
              <td>{game.places[seat]}</td>
              <th scope="row">{nameOf(t, seat)}</th>
              <td>{game.classes[seat]}</td>
              <td>+{game.points[seat]}</td>
              <td>{total[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
