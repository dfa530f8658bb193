/** Everything about the table that is not play: looks, pace, help, games, files. */
import type { Settings } from "../state";
import type { View } from "../view";
import type { Key } from "../words";
import { copyAsked, load, save } from "./copy";

const LISTS = {
  lang: ["en", "ja", "ko"],
  theme: ["auto", "light", "dark", "contrast"],
  deck: ["two", "four"],
  size: ["auto", "small", "normal", "large"],
  sort: ["order", "suit"],
  pace: ["slow", "normal", "fast", "step", "once"],
} as const;

const SWITCHES = ["paused", "legal_only", "open_hands"] as const;

function List({ t, name }: { t: View; name: keyof typeof LISTS }) {
  const set = (value: string) => t.setting(name, value as Settings[typeof name]);
  return (
    <label>
      {t.w(`set.${name}`)}
      <select
        value={t.state.settings[name]}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      >
        {LISTS[name].map((value) => (
          <option key={value} value={value}>
            {t.w(`${name}.${value}` as Key)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ t, name }: { t: View; name: (typeof SWITCHES)[number] }) {
  const on = t.state.settings[name];
  return (
    <label>
      <input type="checkbox" checked={on} onChange={() => t.setting(name, !on)} />
      {t.w(`set.${name}`)}
    </label>
  );
}

function Games({ t }: { t: View }) {
  const games = (["new", "again"] as const).filter((what) => t.state.can.includes(what));
  return games.map((what) => (
    <button
      key={what}
      type="button"
      onClick={() => {
        t.act({ do: what });
        t.set({ sheet: null });
      }}
    >
      {t.w(`button.${what}`)}
    </button>
  ));
}

function Files({ t }: { t: View }) {
  return (
    <>
      <button type="button" onClick={() => copyAsked(t, "record")}>
        {t.w("button.copy_record")}
      </button>
      <button type="button" onClick={({ currentTarget }) => save(t, currentTarget)}>
        {t.w("button.save")}
      </button>
      <label class="file">
        {t.w("button.load")}
        <input
          type="file"
          accept=".dfg,text/plain"
          onChange={({ currentTarget }) => load(t, currentTarget)}
        />
      </label>
      <button type="button" onClick={() => copyAsked(t, "report")}>
        {t.w("button.report")}
      </button>
    </>
  );
}

export function Menu({ t }: { t: View }) {
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[];
  return (
    <div class="menu">
      <h3>{t.w("menu.display")}</h3>
      {lists.map((name) => (
        <List key={name} t={t} name={name} />
      ))}
      <h3>{t.w("menu.help")}</h3>
      {SWITCHES.map((name) => (
        <Switch key={name} t={t} name={name} />
      ))}
      <h3>{t.w("menu.game")}</h3>
      <div class="buttons">
        <Games t={t} />
        <button type="button" onClick={() => t.set({ sheet: { kind: "keys" } })}>
          {t.w("button.keys")}
        </button>
      </div>
      <h3>{t.w("menu.record")}</h3>
      <div class="buttons">
        <Files t={t} />
      </div>
    </div>
  );
}
