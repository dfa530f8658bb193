/** The line on top: which game this is, what is out of the ordinary, and the table's own buttons. */
import { Icon, type Sign } from "./icon";
import { openEditor } from "./panel/draft";
import type { View } from "./view";

interface Tool {
  is: Sign;
  label: string;
  run(): void;
  off?: boolean;
}

function ToolButton({ is, label, run, off = false }: Tool) {
  return (
    <button type="button" class="plain" aria-disabled={off} title={label} onClick={() => off || run()}>
      <Icon is={is} /> <span class="label">{label}</span>
    </button>
  );
}

function Chips({ t }: { t: View }) {
  return t.state.chips.map(({ rule, icon, text }) => (
    <button key={rule + text} type="button" class="chip" onClick={() => t.openRule(rule)}>
      <Icon is={icon} /> {text}
    </button>
  ));
}

function Tools({ t }: { t: View }) {
  const { can, settings } = t.state;
  const pause = settings.paused ? "resume" : "pause";
  return (
    <div class="tools">
      <ToolButton
        is={pause}
        label={t.w(`button.${pause}`)}
        run={() => t.setting("paused", !settings.paused)}
      />
      <ToolButton
        is="undo"
        label={t.w("button.undo")}
        off={!can.includes("undo")}
        run={() => t.act({ do: "undo" })}
      />
      <ToolButton is="book" label={t.w("button.rules")} run={() => openEditor(t)} />
      <ToolButton
        is="menu"
        label={t.w("button.menu")}
        run={() => t.set({ sheet: { kind: "menu" } })}
      />
    </div>
  );
}

export function Header({ t }: { t: View }) {
  const { title, house, label } = t.state;
  return (
    <header class="top">
      <h2>{title}</h2>
      <span class="about">{[house, label].filter(Boolean).join(" · ")}</span>
      <div class="chips">
        <Chips t={t} />
      </div>
      <Tools t={t} />
    </header>
  );
}
