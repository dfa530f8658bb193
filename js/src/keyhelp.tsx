/** The keys of the table. */
import type { View } from "./view";

export function KeyHelp({ t }: { t: View }) {
  const keys = [
    ["← → Home End", t.w("keys.arrows")],
    ["3 … 9 0 J Q K A 2 X", t.w("keys.rank")],
    [t.w("keys.space.key"), t.w("keys.space")],
    ["Enter", t.w("keys.enter")],
    ["P -", t.w("keys.pass")],
    ["H", t.w("keys.hint")],
    ["U", t.w("keys.undo")],
    ["N", t.w("keys.next")],
    ["Esc", t.w("keys.escape")],
    [t.w("keys.shift.key"), t.w("keys.shift")],
  ];
  return (
    <dl class="keys">
      {keys.map(([key, words]) => [
        <dt key={key}>
          <kbd>{key}</kbd>
        </dt>,
        <dd key={words}>{words}</dd>,
      ])}
    </dl>
  );
}
