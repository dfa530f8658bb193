/** The hand: a listbox of cards that can be chosen. */
import { parse } from "./cards";
import { h, type Tree } from "./draw";
import { face, spoken } from "./face";
import { type Held, held } from "./selection";
import type { View } from "./view";

/** Narrow tables lay the hand in two or three rows of so many cards (see cards.css). */
function rows(count: number): string {
  return [1, 2, 3].map((rows) => `--k${rows}:${Math.ceil(count / rows)}`).join(";");
}

function size(count: number): string {
  return count > 18 ? "many" : count > 9 ? "more" : "few";
}

/** "" while nothing is asked of the hand, "open" where the card may be added, else "shut". */
function mark(t: View, { key, card }: Held, reach: ReadonlySet<string>): string {
  const asked = t.state.prompt.kind === "play" || t.choice?.what === "cards";
  if (!asked || t.chosen.has(key)) return "";
  return reach.has(card) ? "open" : "shut";
}

function option(t: View, each: Held, reach: ReadonlySet<string>): Tree {
  const { key, card } = each;
  const [parsed] = parse(card);
  const state = mark(t, each, reach);
  return (
    parsed && (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the root hears the keys (keys.ts)
      <div
        role="option"
        class="card"
        key={key}
        data-key={key}
        data-mark={state}
        aria-selected={t.chosen.has(key)}
        aria-disabled={state === "shut"}
        aria-label={spoken(t, parsed)}
        tabIndex={key === t.active ? 0 : -1}
        onFocus={() => key === t.active || t.set({ active: key })}
        onClick={(event) => t.toggle(key, !(event.shiftKey || event.ctrlKey || event.metaKey))}
      >
        {face(parsed, key)}
      </div>
    )
  );
}

/** The cards to choose from. */
export function hand(t: View): Tree {
  const cards = held(t.pool);
  const n = cards.length;
  const { reach } = t.options;
  const label = t.tray ? t.choice?.title : t.w("hand.label", { n });
  return (
    n > 0 && (
      <div class="fan" data-size={size(n)} style={rows(n)}>
        <div role="listbox" aria-multiselectable="true" aria-label={label}>
          {cards.map((each) => option(t, each, reach))}
        </div>
      </div>
    )
  );
}
