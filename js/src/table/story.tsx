/** What happened, told trick by trick, the newest trick first. */

import type { StoryLine } from "../base/contract";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { say } from "../cards/sentence";

/** The story in tricks, the newest first; within a trick as it happened. */
export function chapters(story: readonly StoryLine[]): StoryLine[][] {
  const all: StoryLine[][] = [];
  for (const line of story) {
    if (all[0]?.[0]?.trick !== line.trick) all.unshift([]);
    all[0]?.push(line);
  }
  return all;
}

export function heading(view: View, n = 0): string {
  return n ? view.word("story.trick", { n }) : view.word("story.deal");
}

export function story(view: View): Tree {
  const all = chapters(view.state.story);
  if (!all.length) return <p class="empty">{view.word("story.none")}</p>;
  return all.map((lines, at) => (
    <section key={all.length - at}>
      <h3>{heading(view, lines[0]?.trick)}</h3>
      {lines.map((line) => (
        <p>{say(view, line.say)}</p>
      ))}
    </section>
  ));
}
