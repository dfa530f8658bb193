/** The hand: a listbox of cards that can be chosen. */
import { parse } from "./cards";
import { Face, spoken } from "./face";
import { type Held, held, type Options } from "./selection";
import type { View } from "./view";

/** Narrow tables lay the hand in rows of so many cards (see hand.css). */
function rows(count: number): Record<string, number> {
  const row = (rows: number) => Math.max(1, Math.ceil(count / rows));
  return { "--k1": row(1), "--k2": row(2), "--k3": row(3) };
}

function size(count: number): string {
  return count > 18 ? "many" : count > 9 ? "more" : "few";
}

/** "" while nothing is asked of the hand, "open" where the card may be added, else "shut". */
function mark(t: View, { key, card }: Held, { reach }: Options): string {
  const asked = t.state.prompt.kind === "play" || t.choice?.what === "cards";
  if (!asked || t.chosen.has(key)) return "";
  return reach.has(card) ? "open" : "shut";
}

function CardOption({ t, each, options }: { t: View; each: Held; options: Options }) {
  const [card] = parse(each.card);
  if (!card) return null;
  const state = mark(t, each, options);
  return (
    <li
      role="option"
      class="card"
      data-mark={state}
      aria-selected={t.chosen.has(each.key)}
      aria-disabled={state === "shut"}
      aria-label={spoken(t, card)}
      data-key={each.key}
      tabIndex={each.key === t.active ? 0 : -1}
      onFocus={() => each.key === t.active || t.set({ active: each.key })}
      onClick={({ shiftKey, ctrlKey, metaKey }) =>
        t.toggle(each.key, !(shiftKey || ctrlKey || metaKey))
      }
    >
      <Face card={card} flip={each.key} />
    </li>
  );
}

/** The cards to choose from. */
export function Hand({ t }: { t: View }) {
  const cards = held(t.pool);
  const { options } = t;
  if (!cards.length) return null;
  return (
    <div class="fan" data-size={size(cards.length)} style={rows(cards.length)}>
      <ul role="listbox" aria-multiselectable="true" aria-label={label(t, cards.length)}>
        {cards.map((each) => (
          <CardOption key={each.key} t={t} each={each} options={options} />
        ))}
      </ul>
    </div>
  );
}

function label(t: View, n: number): string {
  return t.tray ? (t.choice?.title ?? "") : t.w("hand.label", { n });
}
