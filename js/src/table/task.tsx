/** What a lesson asks: its goal or question, its outcome so far, and its buttons. */
import { button, once } from "../base/button";
import type { Button, Offer, Steps } from "../base/contract";
import { icon } from "../base/icon";
import { heightKey } from "../base/keep_height";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { say } from "../cards/sentence";

/** More steps than this have one bar together. */
const MOST_BARS = 20;

/** How far a lesson has come: a bar for each step, and the number for a reader. */
function progress({ at, count }: Steps): Tree {
  return (
    <div class="steps">
      {count > MOST_BARS ? (
        <progress max={count} value={at + 1} aria-hidden="true" />
      ) : (
        Array.from({ length: count }, (_, step) => (
          <i data-at={step < at ? "done" : step === at ? "here" : ""} aria-hidden="true" />
        ))
      )}
      <small>
        {at + 1} / {count}
      </small>
    </div>
  );
}

/** Whether a choice is a sentence or a play, which has a line of its own, and no number. */
const isLong = ({ label, on }: Button) => on !== null && label.length > 2;

/** Makes the button of a task. */
const press =
  (view: View) =>
  ({ value, label, main, on }: Button): Tree =>
    button(
      label,
      once(() => view.act({ do: "task", value })),
      { key: value, class: main ? "main" : "", ...(on !== null && { "aria-pressed": on }) },
    );

/** The rules whose lessons can be opened, each with what it does and who plays it. */
function offered(view: View, offers: Offer[]): Tree {
  return (
    <ul class="offers">
      {offers.map(({ value, name, such_as, text, fame, known }) => (
        <li key={value}>
          {button(
            name,
            once(() => view.act({ do: "task", value })),
            { class: "offer" },
          )}
          {such_as && <span class="such">{such_as}</span>}
          {known && <span class="known">✓ {known}</span>}
          <p class="what">{text}</p>
          <p class="note">{fame}</p>
        </li>
      ))}
    </ul>
  );
}

export function task(view: View): Tree {
  const { task } = view.state;
  if (!task) return null;
  const { about, text, mark, why, buttons, steps, offers } = task;
  return (
    <div class="task" data-mark={mark} data-keep={heightKey(view)}>
      {steps && steps.count > 1 && progress(steps)}
      <p class="note">{about}</p>
      <p role="status">
        <b>{say(view, text)}</b>
      </p>
      <div class={steps && buttons.some(isLong) ? "buttons listed" : "buttons"}>
        {buttons.map(press(view))}
      </div>
      {/* Below the buttons, and there before anything is said, so that it moves nothing. */}
      <p role="status" class={mark === "bad" ? "refused" : ""}>
        {why && [icon(mark === "good" ? "crown" : "info"), " ", say(view, why)]}
      </p>
      {offers && offered(view, offers)}
      {steps && <div class="buttons go">{steps.go.map(press(view))}</div>}
    </div>
  );
}
