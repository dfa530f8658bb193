/** The whole table. */
import { button } from "./button";
import { pool } from "./choosing";
import { h, type Tree } from "./draw";
import { hand, tray } from "./hand";
import { header } from "./header";
import { icon } from "./icon";
import { onKey } from "./keys";
import { result } from "./panel/scores";
import { side } from "./panel/side";
import { asks, notice, prompt } from "./prompt";
import { controls } from "./replay/controls";
import { ruler } from "./ruler";
import { mine, seats } from "./seats";
import { openRule } from "./sentence";
import { sheet } from "./sheet";
import { staying } from "./stay";
import { task } from "./task";
import { hostLook } from "./theme";
import { tip } from "./tip";
import { trick } from "./trick";
import { isOver, type View } from "./view";

/** Words about the table itself: no kernel, play on from a film, a notice that no prompt shows. */
function banners(t: View): Tree {
  return (
    <div role="alert">
      {!(t.reel || t.link.alive()) && <p class="banner">{t.w("dead")}</p>}
      {t.state.watching === false && (
        <p class="banner">
          {t.w("replay.what_if_now")} {button(t.w("replay.return"), () => t.act({ do: "back" }))}
        </p>
      )}
      {(t.reel || !asks(t)) && notice(t)}
    </div>
  );
}

/** The chips for what is out of the ordinary; each opens its rule. */
function chips(t: View): Tree {
  return (
    <div class="chips">
      {t.state.chips.map(({ rule, icon: sign, text }) =>
        button([icon(sign), " ", text], () => openRule(t, rule), { class: "chip" }),
      )}
    </div>
  );
}

/** More cards to choose from than this lie below the hand, which they would push away. */
const DECK = 40;

function table(t: View): Tree {
  return (
    // Below a lesson are other cells, which must not move when a tray goes.
    <div data-stay={t.state.task && staying(t)}>
      <div class="felt" data-stay={staying(t)}>
        {seats(t)}
        {trick(t)}
        {chips(t)}
        {ruler(t)}
      </div>
      {prompt(t)}
      {t.reel && controls(t, t.reel)}
      {isOver(t)
        ? [mine(t), result(t)]
        : pool(t).length > DECK
          ? [mine(t), hand(t), tray(t)]
          : [tray(t), mine(t), hand(t)]}
    </div>
  );
}

export function app(t: View): Tree {
  const { settings, title, live } = t.state;
  const { lang, theme, deck, size } = settings;
  const auto = theme === "auto";
  return (
    <section
      class="dfg"
      aria-label={title}
      lang={lang}
      data-theme={auto ? hostLook() : theme}
      data-follow={auto}
      data-deck={deck}
      data-size={size}
      onKeyDown={(event) => onKey(t, event)}
    >
      {/* First, so that what has happened is read out before what is asked. */}
      <p class="sr" aria-live="polite">
        {live}
      </p>
      <div class="page">
        {header(t)}
        {banners(t)}
        {task(t)}
        <div class="body">
          {table(t)}
          {side(t)}
        </div>
      </div>
      {sheet(t)}
      {tip(t)}
    </section>
  );
}
