/** The middle of the table: the trick, and the piles beside it. */

import type { Laid, State } from "../base/contract";
import { icon } from "../base/icon";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { row } from "../cards/face";
import { inline, player } from "../cards/sentence";

/** How many plays are drawn, the latest one large, unless all plays of the trick count. */
const PLAYS = 3;

function playOnTrick(view: View, { seat, cards, label, best }: Laid, at: number): Tree {
  const latest = best ?? at === view.state.trick.length - 1;
  return (
    <li key={at} class={latest ? "laid latest" : "laid"}>
      {row(view, seat, cards)}
      <p>
        <b>{player(view, seat)}</b>
      </p>
      {latest && <span>{label}</span>}
    </li>
  );
}

function pile(view: View, name: string, { count, open }: State["discards"]): Tree {
  return (
    count > 0 && (
      <span>
        {name} <b>{count}</b> {open && ["· ", inline(view, open)]}{" "}
      </span>
    )
  );
}

export function trick(view: View): Tree {
  const { trick, discards, aside, prompt } = view.state;
  return (
    <div class="trick">
      {!trick.length && /play|wait/.test(prompt.kind) && (
        <p class="empty">{view.word("trick.empty")}</p>
      )}
      <ol aria-label={view.word("trick.label")}>
        {trick.map(
          (each, at) =>
            (trick.length - at <= PLAYS || "best" in each) && playOnTrick(view, each, at),
        )}
      </ol>
      <p class="piles">
        {pile(view, view.word("discards"), discards)}
        {pile(view, view.word("aside"), aside)}
        <span class={view.state.direction}>
          {icon("way")} {view.word(`direction.${view.state.direction}`)}
        </span>
      </p>
    </div>
  );
}
