/** The middle of the table: the trick, and the piles beside it. */
import { Row } from "./face";
import { nameOf } from "./sentence";
import type { Laid } from "./state";
import type { View } from "./view";

/** How many plays before the latest are drawn; the story tells of the others. */
const OLDER = 3;

function Plays({ t, laid, latest }: { t: View; laid: Laid; latest: boolean }) {
  return (
    <li class={latest ? "laid latest" : "laid"} data-from={laid.seat}>
      <Row t={t} cards={laid.cards} />
      <span class="whose">
        <b>{nameOf(t, laid.seat)}</b> {latest && laid.label}
      </span>
    </li>
  );
}

function Pile({ name, pile }: { name: string; pile: { count: number; open: string } }) {
  if (!pile.count) return null;
  return (
    <span class="pile">
      {name} <b>{pile.count}</b>
    </span>
  );
}

export function Trick({ t }: { t: View }) {
  const { trick, discards, aside } = t.state;
  const hidden = Math.max(0, trick.length - 1 - OLDER);
  return (
    <div class="trick">
      {trick.length === 0 && <p class="empty">{t.w("trick.empty")}</p>}
      <ol aria-label={t.w("trick.label")}>
        {hidden > 0 && <li class="earlier">{t.w("trick.earlier", { n: hidden })}</li>}
        {trick.slice(hidden).map((laid, at) => (
          <Plays key={hidden + at} t={t} laid={laid} latest={hidden + at === trick.length - 1} />
        ))}
      </ol>
      <p class="piles">
        <Pile name={t.w("discards")} pile={discards} />
        <Pile name={t.w("aside")} pile={aside} />
      </p>
    </div>
  );
}
