/** The hand: a listbox of cards that can be chosen. */

import { heightKey } from "../base/keep_height";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import {
  asksCards,
  chosenCards,
  type HandCard,
  oneCard,
  optionsFor,
  pendingChoice,
  pool,
  toggle,
  trayTitle,
  withKeys,
} from "./card_choice";
import { parse } from "./cards";
import { back, face, row, spokenCards } from "./face";
import { seatOf } from "./sentence";

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
function mark(view: View, { key, card }: HandCard, open: ReadonlySet<string>): string {
  if (!asksCards(view) || view.chosen.has(key)) return "";
  return open.has(card) ? "open" : "shut";
}

function option(view: View, each: HandCard, open: ReadonlySet<string>): Tree {
  const { key, card } = each;
  const [parsed] = parse(card);
  const state = mark(view, each, open);
  return (
    parsed && (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the root hears the keys (keys.ts)
      <div
        role="option"
        class="card"
        key={key}
        data-mark={state}
        aria-selected={view.chosen.has(key)}
        aria-disabled={state === "shut"}
        aria-label={spokenCards(view, parsed)}
        tabIndex={key === view.active ? 0 : -1}
        onFocus={() => key === view.active || view.set({ active: key })}
        onClick={(event) => toggle(view, key, !(event.shiftKey || event.ctrlKey || event.metaKey))}
      >
        {face(parsed, `${view.state.me} ${key}`)}
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
function list(view: View): Tree {
  const cards = withKeys(pool(view));
  const n = cards.length;
  const heading = trayTitle(view);
  const open = optionsFor(view, oneCard(view) ? [] : chosenCards(view)).reach;
  return fan(
    n,
    <div
      role="listbox"
      aria-multiselectable="true"
      aria-label={heading ? pendingChoice(view)?.title : view.word("hand.label", { n })}
    >
      {cards.map((each) => option(view, each, open))}
    </div>,
    heading,
  );
}

/** Cards that are not in the hand, while they are chosen from. */
export function tray(view: View): Tree {
  return trayTitle(view) && list(view);
}

/** The place of the hand, which stays when the last card has gone. */
export function hand(view: View): Tree {
  return (
    <div key="hand" data-keep={heightKey(view)}>
      {own(view)}
    </div>
  );
}

/** The hand; under a cover as many backs, so that nothing moves when the cover goes. */
function own(view: View): Tree {
  const { hand, me, prompt } = view.state;
  if (prompt.kind === "cover") {
    const { count = 0 } = seatOf(view, prompt.seat) ?? {};
    return fan(count, <div>{Array.from({ length: count }, (_, at) => back(`x ${at}`))}</div>);
  }
  return trayTitle(view) || view.reel
    ? fan(hand.length, row(view, me ?? 0, hand.join(""), ""))
    : list(view);
}
