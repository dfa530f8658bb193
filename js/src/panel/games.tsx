/** One's own games over days: how they came out, and whether they are kept. */
import { button } from "../base/button";
import type { KeptGames, KeptTable } from "../base/contract";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";

/** Looks them up and shows them; what was asked before is done by then. */
export async function openGames(view: View): Promise<void> {
  const kept = await view.link.ask({ ask: "games" });
  if (kept) view.set({ sheet: { kind: "games", kept, sure: false } });
}

function done(view: View, what: "keep-games" | "leave-games" | "clear-games"): void {
  view.act({ do: what });
  void openGames(view);
}

/** Games are forgotten for good, so it is asked twice. */
function forget(view: View, kept: KeptGames, sure: boolean): Tree {
  const ask = (again: boolean) => view.set({ sheet: { kind: "games", kept, sure: again } });
  if (!sure) return button(view.word("games.clear"), () => ask(true));
  return (
    <span role="alert">
      {view.word("games.sure", { n: kept.count })}{" "}
      {button(view.word("games.yes"), () => done(view, "clear-games"))}{" "}
      {button(view.word("games.no"), () => ask(false))}
    </span>
  );
}

function table({ label, head, lines }: KeptTable): Tree {
  return (
    <table class="kept" aria-label={label}>
      <tr>
        {head.map((cell) => (
          <th scope="col">{cell}</th>
        ))}
      </tr>
      {lines.map(([name, ...cells]) => (
        <tr>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <td>{cell}</td>
          ))}
        </tr>
      ))}
    </table>
  );
}

export function games(view: View, kept: KeptGames, sure: boolean): Tree {
  const keep = kept.keeps ? "leave" : "keep";
  return [
    kept.about.map((line) => <p>{line}</p>),
    kept.picture && <img src={kept.picture} alt={kept.alt} />,
    kept.tables.map(table),
    kept.notes.map((line) => <p class="note">{line}</p>),
    <div class="buttons">
      {button(view.word(`games.${keep}`), () => done(view, `${keep}-games`))}
      {kept.count > 0 && forget(view, kept, sure)}
    </div>,
  ];
}
