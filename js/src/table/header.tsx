/** The line on top: which game this is, and the table's own buttons. */
import { button, signButton } from "./button";
import { h, type Tree } from "./draw";
import { openEditor } from "./panel/draft";
import { isPlayed, type View } from "./view";

export function header(t: View): Tree {
  const { title, house, label, can, settings } = t.state;
  const { paused } = settings;
  const pause = paused ? "resume" : "pause";
  const idle = !can.includes("undo");
  const plays = isPlayed(t);
  return (
    <header class="top">
      <h2>{title}</h2>
      <span class="about">{`${house} · ${label}`}</span>
      <span class="tools">
        {plays &&
          settings.pace !== "step" &&
          signButton(pause, t.w(`button.${pause}`), () => t.setting("paused", !paused))}
        {(plays || !(t.reel || idle)) &&
          button(t.w("button.undo"), () => idle || t.act({ do: "undo" }), { class: "plain", idle })}
        {plays && button(t.w("button.rules"), () => openEditor(t), { class: "plain" })}
        {signButton("menu", t.w("button.menu"), () => t.set({ sheet: { kind: "menu" } }))}
      </span>
    </header>
  );
}
