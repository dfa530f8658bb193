/** How the last game came out, and the points of every game so far. */
import { Fragment, h, type Tree } from "../draw";
import { nameOf, say } from "../sentence";
import type { Scores } from "../state";
import { term } from "../tip";
import type { View } from "../view";
import { grid } from "./grid";

type Game = Scores["games"][number];

/** The seats of a game, the first to finish first. */
export function byPlace({ places }: Game): number[] {
  const seats = places.map((_, seat) => seat);
  return seats.sort((one, other) => (places[one] as number) - (places[other] as number));
}

/** Places, classes and points of the game that has just ended. */
export function result(t: View): Tree {
  const { games, total, hints, why } = t.state.scores;
  const game = games.at(-1);
  if (!game) return null;
  const { places, classes, points } = game;
  const head = ["player", "place", "class", "points"] as const;
  const names = [...head.map((name) => t.w(`result.${name}`)), t.w("scores.total")];
  const lines = byPlace(game).map((seat) => [
    nameOf(t, seat),
    places[seat],
    [
      term(t, hints[seat] ?? "", classes[seat] ?? ""),
      why[seat] && <span class="why">{say(t, why[seat])}</span>,
    ],
    points[seat],
    total[seat],
  ]);
  return <div class="result">{grid(t.w("result.title"), names, lines)}</div>;
}

type Line = NonNullable<Scores["card"]>[number];

/** A line of the score card: classes are below the points, totals are bold. */
function cells({ name, cells, total }: Line): Tree[] {
  return [
    name,
    ...cells.map(([points, note]) => [
      total ? <b>{points}</b> : points,
      note && <span class="why">{note}</span>,
    ]),
  ];
}

export function scores(t: View): Tree {
  const { card, games, total, label, verdict } = t.state.scores;
  if (!games.length) return <p class="empty">{t.w("scores.none")}</p>;
  const several = games.some(({ set }) => set > 1);
  const called = ({ number, set }: Game) => (several ? `${set}.${number}` : number);
  const lines = games.map((game) => [called(game), ...game.points]);
  const head = [t.w("scores.game"), ...total.map((_, seat) => nameOf(t, seat))];
  const sums = card?.map(cells) ?? [...lines, [t.w("scores.total"), ...total]];
  return (
    <>
      <p>{label}</p>
      {grid(t.w("tab.scores"), head, sums)}
      {verdict && <p>{say(t, verdict)}</p>}
    </>
  );
}
