/** A game that is over, looked at again, in the place of the table. */
import { button, once } from "../base/button";
import type { Button, Review, ReviewLine, ReviewSide } from "../base/contract";
import { Fragment, h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { parse } from "../cards/cards";
import { face, pictureOf } from "../cards/face";
import { say } from "../cards/sentence";
import { save } from "../panel/copy";
import { trend } from "./trend";

function press(view: View, { value, label, main }: Button, looks = ""): Tree {
  return button(
    label,
    once(() => view.act({ do: "task", value })),
    { key: value, class: main ? "main" : looks },
  );
}

/** How far the work is, for as long as it goes on. */
function bar(view: View, { share }: Review): Tree {
  return (
    share !== null && (
      <progress max={1} value={share} aria-label={view.word("review.progress")}>
        {Math.round(share * 100)} %
      </progress>
    )
  );
}

/** What the list says of a move, or of the game; a costly move has the number of its dot. */
function entry(view: View, line: ReviewLine, at: number): Tree {
  const { value, title, cost, text, on, buttons } = line;
  const inner = (
    <>
      <span class="head">
        <b>
          {value && <i class="dot">{at + 1}</i>} {say(view, title)}
        </b>
        {cost && <b class="cost">{cost}</b>}
      </span>
      <span class="more">{say(view, text)}</span>
    </>
  );
  const choose = once(() => on || view.act({ do: "task", value }));
  return (
    <li key={value || at}>
      {value ? (
        <button type="button" class="entry" aria-pressed={on} onClick={choose}>
          {inner}
        </button>
      ) : (
        <div class="entry">
          {inner}
          {buttons.length > 0 && (
            <div class="buttons">{buttons.map((each) => press(view, each, "link"))}</div>
          )}
        </div>
      )}
    </li>
  );
}

/** What was done, or what was better. */
function side(view: View, { title, move, cards, text, better, buttons }: ReviewSide): Tree {
  const all = parse(cards);
  return (
    <section class="choice" data-better={better}>
      <h3>{title}</h3>
      {all.length ? (
        <span class="laid" {...pictureOf(view, all)}>
          {all.map((card, at) => face(card, `${title} ${at}`))}
        </span>
      ) : (
        <p class="move-said">{say(view, move)}</p>
      )}
      <p>{say(view, text)}</p>
      {buttons.map((each) => press(view, each, "link"))}
    </section>
  );
}

function why(view: View, sentence: Review["why"]): Tree {
  return (
    sentence.length > 0 && (
      <p class="because">
        <b>{view.word("review.why")}</b> {say(view, sentence)}
      </p>
    )
  );
}

/** What can be done next; a review that is there can also be kept as a file. */
function next(view: View, { buttons, leave, share, trend }: Review): Tree {
  const keep = () => save(view);
  return (
    <div class="buttons next">
      {buttons.map((each) => press(view, each))}
      {share === null && trend && button(view.word("review.save"), keep, { key: "save" })}
      {leave.map((each, at) => press(view, each, at ? "" : "plain"))}
    </div>
  );
}

export function review(view: View): Tree {
  const { review } = view.state;
  if (!review) return null;
  const { note, lines, remarks, text, sides } = review;
  return (
    <div class="review">
      <p role="status" class="of-all">
        {note}
      </p>
      {bar(view, review)}
      {review.trend && trend(review.trend)}
      {lines.length > 0 && (
        <ol class="entries costly">{lines.map((each, at) => entry(view, each, at))}</ol>
      )}
      <div class="told" aria-live="polite">
        {text.length > 0 && <p class="happened">{say(view, text)}</p>}
        {sides.length > 0 && <div class="sides">{sides.map((each) => side(view, each))}</div>}
        {why(view, review.why)}
      </div>
      {remarks.length > 0 && (
        <ul class="entries remarks">{remarks.map((each, at) => entry(view, each, at))}</ul>
      )}
      {next(view, review)}
    </div>
  );
}
