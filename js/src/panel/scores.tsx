/** The points of every game so far. */
import { nameOf, Say } from "../sentence";
import type { Scores } from "../state";
import type { View } from "../view";

type Game = Scores["games"][number];

function Line({ game }: { game: Game }) {
  return (
    <tr>
      <th scope="row">{game.number}</th>
      {game.points.map((points, seat) => (
        <td key={seat} title={game.classes[seat]}>
          {points}
        </td>
      ))}
    </tr>
  );
}

/** A line above the first game of each set, where there are several. */
function SetLine({ t, game, before }: { t: View; game: Game; before: Game | undefined }) {
  const { games } = t.state.scores;
  if (games.every(({ set }) => set === 1) || before?.set === game.set) return null;
  return (
    <tr class="set">
      <th scope="rowgroup" colSpan={game.points.length + 1}>
        {t.w("scores.set", { n: game.set })}
      </th>
    </tr>
  );
}

export function ScoreTable({ t }: { t: View }) {
  const { games, total, label, verdict } = t.state.scores;
  if (!games.length) return <p class="empty">{t.w("scores.none")}</p>;
  return (
    <div class="scores">
      {label && <p>{label}</p>}
      {verdict && (
        <p class="verdict">
          <Say t={t} say={verdict} />
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t.w("scores.game")}</th>
            {total.map((_, seat) => (
              <th key={seat} scope="col" title={nameOf(t, seat)}>
                {nameOf(t, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game, at) => [
            <SetLine key={`set${game.number}`} t={t} game={game} before={games[at - 1]} />,
            <Line key={game.number} game={game} />,
          ])}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.w("scores.total")}</th>
            {total.map((points, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
