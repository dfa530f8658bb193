/** The panel beside the table: story, rules, scores. */
import { Story } from "../story";
import type { Tab, View } from "../view";
import { RuleList } from "./rules";
import { ScoreTable } from "./scores";

const TABS: Record<Tab, typeof Story> = { story: Story, rules: RuleList, scores: ScoreTable };
const NAMES = Object.keys(TABS) as Tab[];

/** The arrow keys go round the tabs. */
function turn(t: View, event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = { ArrowLeft: NAMES.length - 1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const at = (NAMES.indexOf(t.tab) + by) % NAMES.length;
  t.set({ tab: NAMES[at] ?? "story" });
  (event.currentTarget.children[at] as HTMLElement).focus();
}

export function Side({ t }: { t: View }) {
  const Panel = TABS[t.tab];
  const id = (name: string) => `${t.uid}-${name}`;
  return (
    <div class="side">
      <div class="tabs" role="tablist" aria-label={t.w("tabs")} onKeyDown={(key) => turn(t, key)}>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={id(name)}
            aria-selected={t.tab === name}
            aria-controls={id("panel")}
            tabIndex={t.tab === name ? 0 : -1}
            onClick={() => t.set({ tab: name })}
          >
            {t.w(`tab.${name}`)}
          </button>
        ))}
      </div>
      <div class="leaf" role="tabpanel" id={id("panel")} aria-labelledby={id(t.tab)} tabIndex={0}>
        <Panel t={t} />
      </div>
    </div>
  );
}
