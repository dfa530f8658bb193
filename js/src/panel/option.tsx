/** The control of one option of a rule: buttons to tick for a list of values, else a field. */
import { h, type Tree } from "../draw";
import { tick } from "../fields";
import type { RuleOption } from "../state";
import type { View } from "../view";
import { setOption, typed, written } from "./draft";

/** What is set once a value has been ticked: the value, or a set with it added or removed. */
export function ticked({ value, values }: RuleOption, tick: unknown): unknown {
  if (!Array.isArray(value)) return tick;
  const flip = (each: unknown) => value.includes(each) !== (each === tick);
  return values?.map((each) => each.value).filter(flip);
}

function ticks(t: View, option: RuleOption, name: string, set: (value: unknown) => void): Tree {
  const { label, value, values } = option;
  const many = Array.isArray(value);
  return (
    <fieldset>
      <legend>{label}</legend>
      {values?.map((each) =>
        tick(
          each.label,
          many ? value.includes(each.value) : value === each.value,
          () => set(ticked(option, each.value)),
          many ? undefined : t.id(name),
        ),
      )}
    </fieldset>
  );
}

export function optionControl(t: View, rule: string, option: RuleOption): Tree {
  const { name, label, value, values, example } = option;
  const set = (value: unknown) => setOption(t, rule, option, value);
  if (values) return ticks(t, option, rule + name, set);
  return (
    <label>
      {label}
      <input
        placeholder={example}
        value={value === null ? "" : written(value)}
        onChange={({ currentTarget }) => set(typed(currentTarget.value))}
      />
    </label>
  );
}
