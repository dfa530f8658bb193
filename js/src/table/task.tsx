/** What a lesson asks: its goal or question, its outcome so far, and its buttons. */
import { button, once } from "../base/button";
import { icon } from "../base/icon";
import { heightKey } from "../base/keep_height";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { say } from "../cards/sentence";

export function task(view: View): Tree {
  const { task } = view.state;
  if (!task) return null;
  const { about, text, mark, why, buttons } = task;
  return (
    <div class="task" data-mark={mark} data-keep={heightKey(view)}>
      <p class="note">{about}</p>
      <p role="status">
        <b>{say(view, text)}</b>
      </p>
      <div class="buttons">
        {buttons.map(({ value, label, main, on }) =>
          button(
            label,
            once(() => view.act({ do: "task", value })),
            {
              key: value,
              class: main ? "main" : "",
              ...(on !== null && { "aria-pressed": on }),
            },
          ),
        )}
      </div>
      {/* Below the buttons, and there before anything is said, so that it moves nothing. */}
      <p role="status" class={mark === "bad" ? "refused" : ""}>
        {why && [icon(mark === "good" ? "crown" : "info"), " ", say(view, why)]}
      </p>
    </div>
  );
}
