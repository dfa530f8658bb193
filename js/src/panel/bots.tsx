/** Who the bots are: in each of their seats any player of the game. */
import type { Strength } from "../base/contract";
import { list } from "../base/fields";
import { Fragment, h, type Tree } from "../base/vdom";
import { isHosted, type View } from "../base/view";
import { LETTERS, nameOf } from "../cards/sentence";

/** What stands in the list for all bots while they are not the same. */
const MIXED = "";

/** Opens the menu, and asks which players there are as soon as it is there. */
export async function openMenu(view: View): Promise<void> {
  view.set({ sheet: { kind: "menu" } });
  const players = isHosted(view) && (await view.link.ask({ ask: "players" }));
  if (players && view.sheet?.kind === "menu") view.set({ sheet: { kind: "menu", players } });
}

/** The bots, each a list of the players that it can be, and what these do. */
export function bots(view: View, players: Strength[]): Tree {
  const bots = Object.entries(view.state.bots ?? {});
  if (!bots.length || !players.length) return null;
  const { lang } = view.state.settings;
  const offered = players.map(({ name, title }) => [name, title[lang]] as const);
  const row = (label: string, now: string, seat?: number): Tree => {
    const known = players.some(({ name }) => name === now);
    const own = [now, now || view.word("bots.mixed")] as const;
    const choose = (player: string) =>
      player !== MIXED && view.act({ do: "bot", player, ...(seat !== undefined && { seat }) });
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the list is its control
      <label key={seat ?? "all"}>
        <bdi>{label}</bdi>
        {list(label, now, known ? offered : [own, ...offered], choose)}
      </label>
    );
  };
  const kinds = new Set(bots.map(([, player]) => player));
  const [only = MIXED] = kinds.size === 1 ? kinds : [];
  const seats = bots.map(([letter, player]) => [LETTERS.indexOf(letter), player] as const);
  return (
    <>
      <h3>{view.word("menu.bots")}</h3>
      {bots.length > 1 && row(view.word("bots.all"), only)}
      {seats.map(([seat, player]) => row(nameOf(view, seat), player, seat))}
      <dl class="players">
        {players.map(({ title, about }) => [<dt>{title[lang]}</dt>, <dd>{about[lang]}</dd>])}
      </dl>
    </>
  );
}
