/** The control of one option of a rule, by the kind of its values. */
import type { RuleCard, RuleOption } from "../state";
import type { View } from "../view";
import { setOption } from "./draft";
import { written } from "./line";

interface Props {
  option: RuleOption;
  set: (value: unknown) => void;
}

function members(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function Several({ option, set }: Props) {
  const chosen = new Set(members(option.value).map(written));
  const flip = (value: string) => {
    if (!chosen.delete(value)) chosen.add(value);
    const all = option.values?.map((each) => written(each.value)) ?? [];
    set(all.filter((each) => chosen.has(each)));
  };
  return (
    <fieldset>
      <legend>{option.label}</legend>
      {option.values?.map(({ value, label }) => (
        <label key={label}>
          <input
            type="checkbox"
            checked={chosen.has(written(value))}
            onChange={() => flip(written(value))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function OneOf({ option, set }: Props) {
  return (
    <select value={written(option.value)} onChange={(event) => set(event.currentTarget.value)}>
      {option.values?.map(({ value, label }) => (
        <option key={label} value={written(value)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A number, or for other types their text; an empty field is the usual value. */
function Typed({ option, set }: Props) {
  const { type, min, max, default: usual } = option;
  const field = {
    value: option.value === null ? "" : written(option.value),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set(currentTarget.value || usual),
  };
  if (type !== "int") return <input {...field} />;
  return <input type="number" min={min ?? undefined} max={max ?? undefined} {...field} />;
}

export function OptionControl({ t, card, option }: { t: View; card: RuleCard; option: RuleOption }) {
  const set = (value: unknown) => setOption(t, card, option.name, value);
  const many = option.values && option.type !== "one";
  if (many) return <Several option={option} set={set} />;
  const Control = option.values ? OneOf : Typed;
  return (
    <label>
      {option.label} <Control option={option} set={set} />
    </label>
  );
}
