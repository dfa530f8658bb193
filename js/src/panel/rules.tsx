/** The rules in force, and the line of the next game's rules. */

import type { State } from "../base/contract";
import { Fragment, h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { ruleLink } from "../cards/sentence";

function list(view: View, rules: State["rules"]): Tree {
  return (
    <ul>
      {rules.map(({ id, name }) => (
        <li>{ruleLink(view, id, name)}</li>
      ))}
    </ul>
  );
}

export function rules(view: View): Tree {
  const { rules, frame, house, house_players, next_rules } = view.state;
  return (
    <>
      <p>{house}</p>
      {house_players && <p>{house_players}</p>}
      {list(view, rules)}
      <h3>{view.word("editor.frame")}</h3>
      {list(view, frame)}
      <p>
        {view.word("rules.next")} <code>{next_rules}</code>
      </p>
    </>
  );
}
