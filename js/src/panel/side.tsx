/** The panel beside the table: story, rules, scores. */
import { button } from "../base/button";
import { h, type Tree } from "../base/vdom";
import type { Tab, View } from "../base/view";
import { moves } from "../replay/moves";
import { story } from "../table/story";
import { rules } from "./rules";
import { scores } from "./scores";

/** What happened: as a story, or for a film as moves to go to. */
function storyOrMoves(view: View): Tree {
  return view.reel ? moves(view, view.reel) : story(view);
}

const PANELS = { story: storyOrMoves, rules, scores };
const TABS = Object.keys(PANELS) as Tab[];

/** The arrow keys go round the tabs. */
function turn(view: View, event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = { ArrowLeft: TABS.length - 1, ArrowRight: 1 }[event.key];
  const tab = TABS[(TABS.indexOf(view.tab) + (by ?? 0)) % TABS.length];
  if (!by || !tab) return;
  view.set({ tab });
  event.currentTarget.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}

function tabButton(view: View, tab: Tab): Tree {
  const on = view.tab === tab;
  const label = view.word(`tab.${tab === "story" && view.reel ? "moves" : tab}`);
  return button(label, () => view.set({ tab }), {
    role: "tab",
    id: view.id(tab),
    "aria-selected": on,
    "aria-controls": view.id("panel"),
    tabIndex: on ? 0 : -1,
  });
}

export function side(view: View): Tree {
  return (
    <div class="side">
      <div class="tabs" role="tablist" onKeyDown={(event) => turn(view, event)}>
        {TABS.map((tab) => tabButton(view, tab))}
      </div>
      <div
        class="leaf"
        role="tabpanel"
        id={view.id("panel")}
        aria-labelledby={view.id(view.tab)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long story is scrolled by keys
        tabIndex={0}
        key={view.tab}
      >
        {PANELS[view.tab](view)}
      </div>
    </div>
  );
}
