/** The one place that says what is asked, and where it is answered. */
import { actions } from "./actions";
import { button, once, signButton } from "./button";
import { owed } from "./choosing";
import { h, type Tree } from "./draw";
import { icon } from "./icon";
import { note } from "./replay/controls";
import { say } from "./sentence";
import type { Refusal } from "./state";
import { staying } from "./stay";
import { isOver, type View } from "./view";

/** The last refusal, unless the person has gone on since. */
export function refusal(t: View): Refusal | null {
  return t.calm ? null : t.state.refusal;
}

/** True while bots move by themselves: what they do is told in one go afterwards. */
function isBots(t: View): boolean {
  const { prompt, can } = t.state;
  return !t.reel && prompt.kind === "wait" && !can.includes("step");
}

/** True for a hint in the bidding: there are many bids, and it takes the place of the question. */
function hintsBid(t: View): boolean {
  return owed(t)?.what === "bid" && t.state.hint !== null;
}

/** What is asked, or why the last play was refused. */
function asked(t: View): Tree {
  const { text } = refusal(t) ?? {};
  return text ? (
    <span class="refused">
      {icon("info")} {say(t, text)}
    </span>
  ) : (
    !hintsBid(t) && <span aria-hidden={isBots(t)}>{say(t, t.state.prompt.text)}</span>
  );
}

/** The time left to act; it stands still in a pause, and while nobody sees the table. */
function countdown(t: View): Tree {
  const { prompt, settings } = t.state;
  const { paused } = settings;
  const { timer } = prompt;
  if (!timer) return null;
  const { id, seconds: n, fixed } = timer;
  const rests = paused || document.hidden || t.away || t.sheet ? "paused" : "running";
  return (
    <p class="timer" key={id}>
      {/* Important, or the time of a page that shortens all motion would be up at once. */}
      <i
        style={`animation:dfg-time ${n}s linear forwards ${rests}!important`}
        onAnimationEnd={() => t.act({ do: "time-up" })}
      />
      {t.w(`timer.${paused ? "paused" : fixed ? "rule" : "note"}`, { n })}{" "}
      {!fixed && button(t.w("timer.stop"), () => t.setting("timer", "off"), { class: "link" })}
    </p>
  );
}

/** A word about something that went wrong outside play, until it is put away. */
export function notice(t: View): Tree {
  const word = t.calm ? null : t.state.notice;
  return (
    word && (
      <p class="banner">
        {word} {signButton("close", t.w("button.close"), () => t.act({ do: "calm" }))}
      </p>
    )
  );
}

/** False for a task that asks for nothing at the table itself. */
export function asks({ state: { task, prompt } }: View): boolean {
  return !task || prompt.text.length > 0;
}

export function prompt(t: View): Tree {
  const { hint, prompt } = t.state;
  if (!asks(t)) return null;
  const word = !t.reel && notice(t);
  const alone = word && !isOver(t);
  const refused = refusal(t);
  return (
    <div
      class="ask"
      data-kind={prompt.kind}
      tabIndex={-1}
      data-stay={t.reel?.writing ? null : staying(t, owed(t)?.title)}
    >
      {/* Whatever is added to the sentence (a hint, a rule, the time) is read out by itself. */}
      <div class="asked" aria-live="polite">
        <div role="alert">{word}</div>
        <p role="status">{!alone && asked(t)}</p>{" "}
        {!alone &&
          (refused ? (
            <p class="reason">{refused.behind}</p>
          ) : (
            hint && (
              <p class="hint">
                <b>{t.w("hint")}</b> {say(t, hint.text)}
              </p>
            )
          ))}
        {t.reel && note(t, t.reel)}
        {countdown(t)}
      </div>
      <div class="buttons">
        {actions(t).map(({ label, title, main, wrong, looks, hinted, idle, key, run }) =>
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
