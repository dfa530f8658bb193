/** The middle of the table: the trick, and the piles beside it. */
import { h, type Tree } from "./draw";
import { row } from "./face";
import { icon } from "./icon";
import { inline, nameOf } from "./sentence";
import type { Laid, State } from "./state";
import type { View } from "./view";

/** How many plays are drawn, the latest one large, unless all plays of the trick count. */
const PLAYS = 3;

function laid(t: View, { seat, cards, label, best }: Laid, at: number): Tree {
  const latest = best ?? at === t.state.trick.length - 1;
  return (
    <li key={at} class={latest ? "laid latest" : "laid"}>
      {row(t, seat, cards)}
      <p>
        <b>{nameOf(t, seat)}</b>
      </p>
      {latest && <span>{label}</span>}
    </li>
  );
}

function pile(t: View, name: string, { count, open }: State["discards"]): Tree {
  return (
    count > 0 && (
      <span>
        {name} <b>{count}</b> {open && ["· ", inline(t, open)]}{" "}
      </span>
    )
  );
}

export function trick(t: View): Tree {
  const { trick, discards, aside, prompt } = t.state;
  return (
    <div class="trick">
      {!trick.length && /play|wait/.test(prompt.kind) && <p class="empty">{t.w("trick.empty")}</p>}
      <ol aria-label={t.w("trick.label")}>
        {trick.map(
          (each, at) => (trick.length - at <= PLAYS || "best" in each) && laid(t, each, at),
        )}
      </ol>
      <p class="piles">
        {pile(t, t.w("discards"), discards)}
        {pile(t, t.w("aside"), aside)}
        <span class={t.state.direction}>
          {icon("way")} {t.w(`direction.${t.state.direction}`)}
        </span>
      </p>
    </div>
  );
}
