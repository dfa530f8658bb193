/** The rules in force, and the way to other ones. */
import { button } from "../button";
import { Fragment, h, type Tree } from "../draw";
import { ruleLink } from "../sentence";
import type { View } from "../view";
import { openEditor } from "./draft";

export function rules(t: View): Tree {
  const { rules, house, next_rules } = t.state;
  return (
    <>
      <p>{house}</p>
      <ul>
        {rules.map(({ id, name }) => (
          <li>{ruleLink(t, id, name)}</li>
        ))}
      </ul>
      <p>
        {t.w("rules.next")} <code>{next_rules}</code>
      </p>
      {button(t.w("rules.change"), () => openEditor(t))}
    </>
  );
}
