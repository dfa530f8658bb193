/** The rules in force, and the way to other ones. */
import { RuleLink } from "../sentence";
import type { View } from "../view";
import { openEditor } from "./draft";

export function RuleList({ t }: { t: View }) {
  const { rules, house, next_rules } = t.state;
  return (
    <div class="rules">
      <p>{house}</p>
      <ul>
        {rules.map(({ id, name }) => (
          <li key={id}>
            <RuleLink t={t} rule={id}>
              {name}
            </RuleLink>
          </li>
        ))}
      </ul>
      <p>
        {t.w("rules.next")} <code>{next_rules}</code>
      </p>
      <button type="button" onClick={() => openEditor(t)}>
        {t.w("rules.change")}
      </button>
    </div>
  );
}
