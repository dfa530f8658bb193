/** The whole table. */
import { button } from "../base/button";
import { icon } from "../base/icon";
import { heightKey } from "../base/keep_height";
import { tip } from "../base/tip";
import { h, type Tree } from "../base/vdom";
import { isOver, type View } from "../base/view";
import { pool } from "../cards/card_choice";
import { hand, tray } from "../cards/hand";
import { openRule } from "../cards/sentence";
import { result } from "../panel/scores";
import { sheet } from "../panel/sheet";
import { side } from "../panel/side";
import { controls } from "../replay/controls";
import { question } from "../replay/question";
import { review } from "../review/review";
import { frame } from "./frame";
import { header } from "./header";
import { onKey } from "./keys";
import { asks, notice, prompt } from "./prompt";
import { ruler } from "./ruler";
import { mine, seats } from "./seats";
import { task } from "./task";
import { trick } from "./trick";

/**
 * Words about the table itself: no kernel, play on from a film, a notice that no prompt shows. The
 * page of a guest knows better why nothing comes, and so does any that has no words for that.
 */
function banners(view: View): Tree {
  const dead = !(view.reel || view.state.guest || view.link.alive()) && view.word("dead");
  return (
    <div role="alert">
      {dead && <p class="banner">{dead}</p>}
      {view.state.watching === false && (
        <p class="banner">
          {view.word("replay.what_if_now")}{" "}
          {button(view.word("replay.return"), () => view.act({ do: "back" }))}
        </p>
      )}
      {(view.reel || !asks(view)) && notice(view)}
    </div>
  );
}

/** The chips for what is out of the ordinary; each opens its rule. */
function chips(view: View): Tree {
  return (
    <div class="chips">
      {view.state.chips.map(({ rule, icon: sign, text }) =>
        button([icon(sign), " ", text], () => openRule(view, rule), { class: "chip" }),
      )}
    </div>
  );
}

/** More cards to choose from than this lie below the hand, which they would push away. */
const DECK = 40;

/** Your cards, or what came of the game. */
function cards(view: View): Tree {
  if (isOver(view)) return [mine(view), result(view)];
  const below = pool(view).length > DECK;
  return below ? [mine(view), hand(view), tray(view)] : [tray(view), mine(view), hand(view)];
}

function film(view: View): Tree {
  return view.reel && [question(view, view.reel), controls(view, view.reel)];
}

/** True for a film that asks what one would play: the cards lie beside its questions. */
function asksOnTheWay({ reel }: View): boolean {
  return !!reel?.film.questions.length;
}

function table(view: View): Tree {
  return (
    // Below a lesson are other cells, which must not move when a tray goes.
    <div data-keep={view.state.task && heightKey(view)}>
      <div class="felt" data-keep={heightKey(view)}>
        {seats(view)}
        {trick(view)}
        {chips(view)}
        {ruler(view)}
      </div>
      {prompt(view)}
      {asksOnTheWay(view) ? [cards(view), film(view)] : [film(view), cards(view)]}
    </div>
  );
}

export function app(view: View): Tree {
  return frame(
    view.state,
    (event) => onKey(view, event),
    // First, so that what has happened is read out before what is asked.
    <p class="sr" aria-live="polite">
      {view.state.live}
    </p>,
    <div class="page">
      {header(view)}
      {banners(view)}
      {task(view)}
      {review(view)}
      {!(view.state.task?.offers || view.state.review) && (
        <div class="body">
          {table(view)}
          {side(view)}
        </div>
      )}
    </div>,
    sheet(view),
    tip(view),
  );
}
