/** The order of strength as it stands, from weak to strong. */
import { parse, shownRank } from "./cards";
import type { View } from "./view";

export function Ruler({ t }: { t: View }) {
  const { cells, label, reversed } = t.state.ruler;
  const mine = new Set(t.picked.map((card) => shownRank(parse(card)[0]?.rank ?? "")));
  return (
    <div class="ruler" data-reversed={reversed}>
      <span>{t.w("ruler.weak")}</span>
      <ol aria-label={label}>
        {cells.map(({ number, mark }) => (
          <li key={number} data-mark={mark} data-mine={mine.has(number)}>
            {number}
            {mark === "top" && <span class="sr"> {t.w("beat")}</span>}
          </li>
        ))}
      </ol>
      <span>{t.w("ruler.strong")}</span>
    </div>
  );
}
