/** What a lesson asks: its goal or question, its outcome so far, and its buttons. */
import { button, once } from "./button";
import { h, type Tree } from "./draw";
import { icon } from "./icon";
import { say } from "./sentence";
import { staying } from "./stay";
import type { View } from "./view";

export function task(t: View): Tree {
  const { task } = t.state;
  if (!task) return null;
  const { about, text, mark, why, buttons } = task;
  return (
    <div class="task" data-mark={mark} data-stay={staying(t)}>
      <p class="note">{about}</p>
      <p role="status">
        <b>{say(t, text)}</b>
      </p>
      <div class="buttons">
        {buttons.map(({ value, label, main, on }) =>
          button(
            label,
            once(() => t.act({ do: "task", value })),
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
        {why && [icon(mark === "good" ? "crown" : "info"), " ", say(t, why)]}
      </p>
    </div>
  );
}
