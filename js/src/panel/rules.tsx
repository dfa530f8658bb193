/** The rules in force, and the line of the next game's rules. */
import { Fragment, h, type Tree } from "../draw";
import { ruleLink } from "../sentence";
import type { State } from "../state";
import type { View } from "../view";

function list(t: View, rules: State["rules"]): Tree {
  return (
    <ul>
      {rules.map(({ id, name }) => (
        <li>{ruleLink(t, id, name)}</li>
      ))}
    </ul>
  );
}

export function rules(t: View): Tree {
  const { rules, frame, house, next_rules } = t.state;
  return (
    <>
      <p>{house}</p>
      {list(t, rules)}
      <h3>{t.w("editor.frame")}</h3>
      {list(t, frame)}
      <p>
        {t.w("rules.next")} <code>{next_rules}</code>
      </p>
    </>
  );
}
