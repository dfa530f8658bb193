/** The one place that says what is asked, and where it is answered. */

import { button, once, signButton } from "../base/button";
import type { Refusal } from "../base/contract";
import { icon } from "../base/icon";
import { heightKey } from "../base/keep_height";
import { h, type Tree } from "../base/vdom";
import { isOver, type View } from "../base/view";
import { pendingChoice } from "../cards/card_choice";
import { say } from "../cards/sentence";
import { note } from "../replay/controls";
import { actions } from "./actions";

/** The last refusal, unless the person has gone on since, or it is for another view. */
export function refusal(view: View): Refusal | null {
  const { refusal } = view.state;
  const mine = refusal?.to === undefined || refusal.to === view.link.me;
  return mine && !view.calm ? refusal : null;
}

/** True while bots move by themselves: what they do is told in one go afterwards. */
function isBots(view: View): boolean {
  const { prompt, can } = view.state;
  return !view.reel && prompt.kind === "wait" && !can.includes("step");
}

/** True for a hint in the bidding: there are many bids, and it takes the place of the question. */
function hintsBid(view: View): boolean {
  return pendingChoice(view)?.what === "bid" && view.state.hint !== null;
}

/** What is asked, or why the last play was refused. */
function question(view: View): Tree {
  const { text } = refusal(view) ?? {};
  return text ? (
    <span class="refused">
      {icon("info")} {say(view, text)}
    </span>
  ) : (
    !hintsBid(view) && <span aria-hidden={isBots(view)}>{say(view, view.state.prompt.text)}</span>
  );
}

/** The time left to act; it stands still in a pause, and while nobody sees the table. */
function countdown(view: View): Tree {
  const { prompt, settings } = view.state;
  const { paused } = settings;
  const { timer } = prompt;
  if (!timer) return null;
  const { id, seconds: n, fixed } = timer;
  const rests = paused || document.hidden || view.away || view.sheet ? "paused" : "running";
  return (
    <p class="timer" key={id}>
      {/* Important, or the time of a page that shortens all motion would be up at once. */}
      <i
        style={`animation:dfg-time ${n}s linear forwards ${rests}!important`}
        onAnimationEnd={() => view.act({ do: "time-up" })}
      />
      {view.word(`timer.${paused ? "paused" : fixed ? "rule" : "note"}`, { n })}{" "}
      {!(fixed || view.state.guest) &&
        button(view.word("timer.stop"), () => view.setting("timer", "off"), { class: "link" })}
    </p>
  );
}

/** A word about something that went wrong outside play, until it is put away. */
export function notice(view: View): Tree {
  const word = view.warning || (view.calm ? null : view.state.notice);
  const close = () => (view.warning ? view.set({ warning: "" }) : view.act({ do: "calm" }));
  return (
    word && (
      <p class="banner">
        {word} {signButton("close", view.word("button.close"), close)}
      </p>
    )
  );
}

/** False for a task that asks for nothing at the table itself. */
export function asks({ state: { task, prompt } }: View): boolean {
  return !task || prompt.text.length > 0;
}

export function prompt(view: View): Tree {
  const { hint, prompt } = view.state;
  if (!asks(view)) return null;
  const word = !view.reel && notice(view);
  const alone = word && !isOver(view);
  const refused = refusal(view);
  return (
    <div
      class="ask"
      data-kind={prompt.kind}
      tabIndex={-1}
      data-keep={view.reel?.writing ? null : heightKey(view, pendingChoice(view)?.title)}
    >
      {/* Whatever is added to the sentence (a hint, a rule, the time) is read out by itself. */}
      <div class="asked" aria-live="polite">
        <div role="alert">{word}</div>
        <p role="status">{!alone && question(view)}</p>{" "}
        {!alone &&
          (refused ? (
            <p class="reason">{refused.behind}</p>
          ) : (
            hint && (
              <p class="hint">
                <b>{view.word("hint")}</b> {say(view, hint.text)}
              </p>
            )
          ))}
        {view.reel && note(view, view.reel)}
        {countdown(view)}
      </div>
      <div class="buttons">
        {actions(view).map(({ label, title, main, wrong, looks, hinted, idle, key, run }) =>
          button(label, once(run), {
            key: key ?? label,
            class: [main && "main", wrong && "wrong", looks, hinted && "hinted"]
              .filter(Boolean)
              .join(" "),
            idle,
            title,
            "aria-label": title,
            "aria-keyshortcuts": key,
          }),
        )}
      </div>
    </div>
  );
}
