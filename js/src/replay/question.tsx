/** A question on the way of a film: what would you play? One may answer it, or just go on. */
import { button, once } from "../base/button";
import type { FilmAnswer } from "../base/contract";
import { icon } from "../base/icon";
import { h, type Tree } from "../base/vdom";
import { isHeard, type View } from "../base/view";
import { inline, nameOf } from "../cards/sentence";
import type { Reel } from "./reel";

/** A play to choose. */
function choice(view: View, reel: Reel, { move }: FilmAnswer, at: number): Tree {
  const label = move === "-" ? view.word("button.pass") : inline(view, move);
  return button(
    label,
    once(() => reel.answer(at)),
    { key: `${at}`, "aria-pressed": reel.answered === at },
  );
}

/** What there is to do then: to go on with the film, or to see what comes of the answer. */
function ways(view: View, reel: Reel): Tree {
  const { answered: answer, question } = reel;
  if (!question) return null;
  const number = reel.film.questions.indexOf(question);
  return (
    <div class="buttons go">
      {answer !== undefined &&
        isHeard(view) &&
        button(
          view.word("replay.see"),
          once(() => view.act({ do: "try-answer", question: number, answer })),
        )}
      {button(
        view.word("replay.go_on"),
        once(() => reel.step(1)),
        { key: "on", class: answer === undefined ? "" : "main" },
      )}
    </div>
  );
}

export function question(view: View, reel: Reel): Tree {
  const { answered, question } = reel;
  if (!question) return null;
  const { seat, text, answers } = question;
  const { good, why } = answers[answered ?? -1] ?? {};
  const { questions } = reel.film;
  const n = questions.indexOf(question) + 1;
  const about = { n, all: questions.length, name: nameOf(view, seat) };
  return (
    <div class="task">
      <p class="note">{view.word("replay.question", about)}</p>
      <p role="status">
        <b>{text}</b>
      </p>
      <div class="buttons">{answers.map((each, at) => choice(view, reel, each, at))}</div>
      <p role="status" class={good === false ? "refused" : ""}>
        {why && [
          icon(good ? "crown" : "info"),
          " ",
          <b>{view.word(good ? "replay.good" : "replay.bad")}</b>,
          ` ${why}`,
        ]}
      </p>
      {ways(view, reel)}
    </div>
  );
}
