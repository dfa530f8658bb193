/** The hand: a listbox of cards that can be chosen. */
import { parse } from "./cards";
import { asksCards, oneCard, optionsFor, owed, picked, pool, toggle, trayTitle } from "./choosing";
import { h, type Tree } from "./draw";
import { back, face, row, spoken } from "./face";
import { type Held, held } from "./selection";
import { seatOf } from "./sentence";
import { staying } from "./stay";
import type { View } from "./view";

/** Narrow tables lay the hand in two or three rows of this many cards (see cards.css). */
function rows(count: number): string {
  return [30, 18, 12]
    .map((most, at) => `--k${at + 1}:${Math.min(most, Math.ceil(count / (at + 1)))}`)
    .join(";");
}

function size(count: number): string {
  if (count > 40) return "deck"; // in suits
  return count > 18 ? "many" : count > 9 ? "more" : "";
}

/** "" while nothing is asked of the hand, "open" if the card may be chosen now, else "shut". */
function mark(t: View, { key, card }: Held, open: ReadonlySet<string>): string {
  if (!asksCards(t) || t.chosen.has(key)) return "";
  return open.has(card) ? "open" : "shut";
}

function option(t: View, each: Held, open: ReadonlySet<string>): Tree {
  const { key, card } = each;
  const [parsed] = parse(card);
  const state = mark(t, each, open);
  return (
    parsed && (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the root hears the keys (keys.ts)
      <div
        role="option"
        class="card"
        key={key}
        data-mark={state}
        aria-selected={t.chosen.has(key)}
        aria-disabled={state === "shut"}
        aria-label={spoken(t, parsed)}
        tabIndex={key === t.active ? 0 : -1}
        onFocus={() => key === t.active || t.set({ active: key })}
        onClick={(event) => toggle(t, key, !(event.shiftKey || event.ctrlKey || event.metaKey))}
      >
        {face(parsed, `${t.state.me} ${key}`)}
      </div>
    )
  );
}

function fan(count: number, inner: Tree, heading = ""): Tree {
  return (
    count > 0 && (
      <div class="fan" data-size={size(count)} data-tray={!!heading} style={rows(count)}>
        {heading && <p>{heading}</p>}
        {inner}
      </div>
    )
  );
}

/** The cards to choose from, in the hand or in a tray. */
function list(t: View): Tree {
  const cards = held(pool(t));
  const n = cards.length;
  const heading = trayTitle(t);
  const open = optionsFor(t, oneCard(t) ? [] : picked(t)).reach;
  return fan(
    n,
    <div
      role="listbox"
      aria-multiselectable="true"
      aria-label={heading ? owed(t)?.title : t.w("hand.label", { n })}
    >
      {cards.map((each) => option(t, each, open))}
    </div>,
    heading,
  );
}

/** Cards that are not in the hand, while they are chosen from. */
export function tray(t: View): Tree {
  return trayTitle(t) && list(t);
}

/** The place of the hand, which stays when the last card has gone. */
export function hand(t: View): Tree {
  return (
    <div key="hand" data-stay={staying(t)}>
      {own(t)}
    </div>
  );
}

/** The hand; under a cover as many backs, so that nothing moves when the cover goes. */
function own(t: View): Tree {
  const { hand, me, prompt } = t.state;
  if (prompt.kind === "cover") {
    const { count = 0 } = seatOf(t, prompt.seat) ?? {};
    return fan(count, <div>{Array.from({ length: count }, (_, at) => back(`x ${at}`))}</div>);
  }
  return trayTitle(t) || t.reel ? fan(hand.length, row(t, me ?? 0, hand.join(""), "")) : list(t);
}
