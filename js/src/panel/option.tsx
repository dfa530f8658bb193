/** The control of one option of a rule: buttons to tick for a list of values, else a field. */

import type { RuleOption } from "../base/contract";
import { tick } from "../base/fields";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { setOption, typedValue, valueText } from "./draft";
import { LARGEST } from "./load";

/** What is set once a value has been ticked: the value, or a set with it added or removed. */
export function afterTick({ value, values }: RuleOption, tick: unknown): unknown {
  if (!Array.isArray(value)) return tick;
  const flip = (each: unknown) => value.includes(each) !== (each === tick);
  return values?.map((each) => each.value).filter(flip);
}

function ticks(view: View, option: RuleOption, name: string, set: (value: unknown) => void): Tree {
  const { label, value, values } = option;
  const many = Array.isArray(value);
  return (
    <fieldset>
      <legend>{label}</legend>
      {values?.map((each) =>
        tick(
          each.label,
          many ? value.includes(each.value) : value === each.value,
          () => set(afterTick(option, each.value)),
          many ? undefined : view.id(name),
        ),
      )}
    </fieldset>
  );
}

export function optionControl(view: View, rule: string, option: RuleOption): Tree {
  const { name, label, value, values, example } = option;
  const set = (value: unknown) => setOption(view, rule, option, value);
  if (values) return ticks(view, option, rule + name, set);
  return (
    <label>
      {label}
      <input
        placeholder={example}
        maxLength={LARGEST}
        value={value === null ? "" : valueText(value)}
        onChange={({ currentTarget }) => set(typedValue(currentTarget.value))}
      />
    </label>
  );
}
