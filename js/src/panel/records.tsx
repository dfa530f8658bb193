/** The records of a file, of which one is opened. */
import { button } from "../base/button";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";

export function records(view: View, text: string, titles: string[]): Tree {
  const choose = (number: number) => {
    view.act({ do: "load", text, number });
    view.set({ sheet: null });
  };
  return (
    <ol>
      {titles.map((title, at) => (
        <li>{button(<bdi>{title}</bdi>, () => choose(at + 1), { class: "plain move" })}</li>
      ))}
    </ol>
  );
}
