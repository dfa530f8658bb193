/** Everything about the table that is not play: games, files, looks, pace, help. */
import { button } from "../base/button";
import type { Settings, Strength } from "../base/contract";
import { list, tick } from "../base/fields";
import { Fragment, h, type Tree } from "../base/vdom";
import { isPlayed, type View } from "../base/view";
import { translate } from "../base/words";
import { bots } from "./bots";
import { copyAsked, save } from "./copy";
import { invite } from "./invite";
import { load } from "./load";

/** The settings that a film has besides its language, which is Python's. */
const LOOKS = /^(theme|deck|size)$/;

/** Those that a guest has: they change nothing for others at the table. */
const GUESTS = /^(lang|theme|deck|size|sort|legal_only|auto_pass)$/;

/** Those that are offered where the table says so: elsewhere they would change nothing. */
const SOME_TABLES = /^(timer|auto_pass|to_end|warn)$/;

/** A setting: a box to tick, or a list of values in Python's order. */
function setting(view: View, [name, value]: [keyof Settings, string | boolean]): Tree {
  const label = view.word(`set.${name}`);
  const change = (to: string | boolean) => view.setting(name, to);
  if (typeof value === "boolean") {
    const about = view.link.words()[`about.${name}`];
    return [tick(label, value, () => change(!value)), about && <p class="note">{about}</p>];
  }
  const word = (key: string) => translate(view.link.words(), key);
  const options = word(`values.${name}`)
    .split(" ")
    .map((each) => [each, word(`${name}.${each}`), name === "lang" ? each : undefined] as const);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is its control
    <label>
      {label}
      {list(label, value, options, change)}
    </label>
  );
}

/** A button that closes the menu, as the table says what has come of it. */
function done(view: View, what: "new" | "again" | "remember" | "forget"): Tree {
  return button(view.word(`button.${what}`), () => {
    view.act({ do: what });
    view.set({ sheet: null });
  });
}

export function menu(view: View, players: Strength[] = []): Tree {
  const plays = isPlayed(view);
  const { settings, alone, guest, can } = view.state;
  const all = Object.entries(settings) as [keyof Settings, string | boolean][];
  const has = (name: keyof Settings) =>
    (!SOME_TABLES.test(name) || can.includes(name)) &&
    (guest ? GUESTS.test(name) : plays || LOOKS.test(name) || (name === "lang" && !alone));
  const controls = all.filter(([name]) => has(name)).map((each) => setting(view, each));
  if (alone) return controls;
  const record = button(view.word("button.copy_record"), () => copyAsked(view, "record"));
  if (guest) return [controls, <div class="buttons">{record}</div>];
  return (
    <>
      <h3>{view.word("menu.game")}</h3>
      <div class="buttons">
        {plays && [done(view, "new"), done(view, "again")]}
        {plays &&
          view.state.can.includes("invite") &&
          button(view.word("button.invite"), () => invite(view))}
        {button(view.word("button.keys"), () => view.set({ sheet: { kind: "keys" } }))}
      </div>
      <h3>{view.word("menu.record")}</h3>
      <div class="buttons">
        {button(view.word("button.save"), () => save(view))}
        {plays && button(view.word("button.load"), () => load(view))}
        {record}
        {button(view.word("button.report"), () =>
          copyAsked(view, "report", `# ${navigator.userAgent}\n`),
        )}
      </div>
      <h3>{view.word("menu.settings")}</h3>
      {controls}
      {plays && bots(view, players)}
      <div class="buttons">
        {(["remember", "forget"] as const).map((what) => can.includes(what) && done(view, what))}
      </div>
    </>
  );
}
