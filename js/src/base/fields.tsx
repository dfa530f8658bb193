/** Fields that show a value of the table: lists to choose from, and boxes to tick. */
import { h, type Tree } from "./vdom";

/** A value that can be chosen, and its words. */
export type Option<Value extends string> = readonly [
  value: Value,
  words: string,
  lang?: string | undefined,
];

/** A list of values of which one is on. */
export function list<Value extends string>(
  label: string,
  value: Value,
  options: readonly Option<Value>[],
  choose: (value: Value) => void,
): Tree {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value as Value)}
    >
      {options.map(([each, words, lang]) => (
        <option value={each} lang={lang}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** A box to tick; one with the `group` of others is ticked instead of them. */
export function tick(label: string, checked: boolean, change: () => void, group?: string): Tree {
  return (
    <label>
      <input type={group ? "radio" : "checkbox"} name={group} checked={checked} onChange={change} />
      {label}
    </label>
  );
}
