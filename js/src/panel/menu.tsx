/** Everything about the table that is not play: games, files, looks, pace, help. */
import { button } from "../button";
import { Fragment, h, type Tree } from "../draw";
import type { Settings } from "../state";
import { isPlayed, type View } from "../view";
import type { Key } from "../words";
import { copyAsked, load, save } from "./copy";

/** The settings that a film has. */
const LOOKS = /^(lang|theme|deck|size)$/;

/** A setting with several values, in Python's order. */
function list(t: View, name: keyof Settings, value: string): Tree {
  const values = t.w(`values.${name}` as Key).split(" ");
  return (
    <label>
      {t.w(`set.${name}`)}
      <select value={value} onChange={({ currentTarget }) => t.setting(name, currentTarget.value)}>
        {values.map((each) => (
          <option value={each} lang={name === "lang" ? each : undefined}>
            {t.w(`${name}.${each}` as Key)}
          </option>
        ))}
      </select>
    </label>
  );
}

function toggle(t: View, name: keyof Settings, on: boolean): Tree {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={() => t.setting(name, !on)} />
      {t.w(`set.${name}`)}
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
  const all = Object.entries(t.state.settings) as [keyof Settings, string | boolean][];
  const settings = plays ? all : all.filter(([name]) => LOOKS.test(name));
  if (t.state.alone)
    return settings.map(([name, value]) => name !== "lang" && list(t, name, `${value}`));
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
      {settings.map(([name, value]) =>
        typeof value === "boolean" ? toggle(t, name, value) : list(t, name, value),
      )}
    </>
  );
}
