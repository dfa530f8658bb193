/** The line on top: which game this is, and the table's own buttons. */
import { button, signButton } from "../base/button";
import { h, type Tree } from "../base/vdom";
import { isHosted, type View } from "../base/view";
import { openMenu } from "../panel/bots";
import { openEditor } from "../panel/draft";

export function header(view: View): Tree {
  const { title, house, label, can, settings, task, review, guest } = view.state;
  const { paused } = settings;
  const pause = paused ? "resume" : "pause";
  const idle = !can.includes("undo");
  const plays = isHosted(view);
  return (
    <header class="top">
      <h2>{title}</h2>
      <span class="about">{task?.offers ? "" : review?.about || `${house} · ${label}`}</span>
      <span class="tools">
        {plays &&
          settings.pace !== "step" &&
          signButton(pause, view.word(`button.${pause}`), () => view.setting("paused", !paused))}
        {(plays || !(view.reel || idle || guest)) &&
          button(view.word("button.undo"), () => idle || view.act({ do: "undo" }), {
            class: "plain",
            idle,
          })}
        {plays && button(view.word("button.rules"), () => openEditor(view), { class: "plain" })}
        {signButton("menu", view.word("button.menu"), () => openMenu(view))}
      </span>
    </header>
  );
}
