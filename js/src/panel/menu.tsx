/** Everything about the table that is not play: games, files, looks, pace, help. */
import { button } from "../button";
import { Fragment, h, type Tree } from "../draw";
import { list, tick } from "../fields";
import type { Settings } from "../state";
import { isPlayed, type View } from "../view";
import type { Key } from "../words";
import { copyAsked, load, save } from "./copy";

/** The settings that a film has besides its language, which is Python's. */
const LOOKS = /^(theme|deck|size)$/;

/** A setting: a box to tick, or a list of values in Python's order. */
function setting(t: View, [name, value]: [keyof Settings, string | boolean]): Tree {
  const label = t.w(`set.${name}`);
  const change = (to: string | boolean) => t.setting(name, to);
  if (typeof value === "boolean") return tick(label, value, () => change(!value));
  const values = t.w(`values.${name}` as Key).split(" ");
  const options = values.map(
    (each) => [each, t.w(`${name}.${each}` as Key), name === "lang" ? each : undefined] as const,
  );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is its control
    <label>
      {label}
      {list(label, value, options, change)}
    </label>
  );
}

function deal(t: View, what: "new" | "again"): Tree {
  return button(t.w(`button.${what}`), () => {
    t.act({ do: what });
    t.set({ sheet: null });
  });
}

export function menu(t: View): Tree {
  const plays = isPlayed(t);
  const { settings, alone } = t.state;
  const all = Object.entries(settings) as [keyof Settings, string | boolean][];
  const controls = all
    .filter(([name]) => plays || LOOKS.test(name) || (name === "lang" && !alone))
    .map((each) => setting(t, each));
  if (alone) return controls;
  return (
    <>
      <h3>{t.w("menu.game")}</h3>
      <div class="buttons">
        {plays && [deal(t, "new"), deal(t, "again")]}
        {button(t.w("button.keys"), () => t.set({ sheet: { kind: "keys" } }))}
      </div>
      <h3>{t.w("menu.record")}</h3>
      <div class="buttons">
        {button(t.w("button.save"), () => save(t))}
        {plays && button(t.w("button.load"), () => load(t))}
        {button(t.w("button.copy_record"), () => copyAsked(t, "record"))}
        {button(t.w("button.report"), () => copyAsked(t, "report", `# ${navigator.userAgent}\n`))}
      </div>
      <h3>{t.w("menu.settings")}</h3>
      {controls}
    </>
  );
}
