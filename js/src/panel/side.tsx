/** The panel beside the table: story, rules, scores. */
import { button } from "../button";
import { h, type Tree } from "../draw";
import { moves } from "../replay/moves";
import { story } from "../story";
import type { Tab, View } from "../view";
import { rules } from "./rules";
import { scores } from "./scores";

/** What happened: as a story, or for a film as moves to go to. */
function happened(t: View): Tree {
  return t.reel ? moves(t, t.reel) : story(t);
}

const PANELS = { story: happened, rules, scores };
const TABS = Object.keys(PANELS) as Tab[];

/** The arrow keys go round the tabs. */
function turn(t: View, event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = { ArrowLeft: TABS.length - 1, ArrowRight: 1 }[event.key];
  const tab = TABS[(TABS.indexOf(t.tab) + (by ?? 0)) % TABS.length];
  if (!by || !tab) return;
  t.set({ tab });
  event.currentTarget.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}

function tabButton(t: View, tab: Tab): Tree {
  const on = t.tab === tab;
  const label = t.w(`tab.${tab === "story" && t.reel ? "moves" : tab}`);
  return button(label, () => t.set({ tab }), {
    role: "tab",
    id: t.id(tab),
    "aria-selected": on,
    "aria-controls": t.id("panel"),
    tabIndex: on ? 0 : -1,
  });
}

export function side(t: View): Tree {
  return (
    <div class="side">
      <div class="tabs" role="tablist" onKeyDown={(event) => turn(t, event)}>
        {TABS.map((tab) => tabButton(t, tab))}
      </div>
      <div
        class="leaf"
        role="tabpanel"
        id={t.id("panel")}
        aria-labelledby={t.id(t.tab)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long story is scrolled by keys
        tabIndex={0}
        key={t.tab}
      >
        {PANELS[t.tab](t)}
      </div>
    </div>
  );
}
