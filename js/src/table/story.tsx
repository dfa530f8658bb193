/** What happened, told trick by trick, the newest trick first. */
import { h, type Tree } from "./draw";
import { say } from "./sentence";
import type { StoryLine } from "./state";
import type { View } from "./view";

/** The story in tricks, the newest first; within a trick as it happened. */
export function chapters(story: readonly StoryLine[]): StoryLine[][] {
  const all: StoryLine[][] = [];
  for (const line of story) {
    if (all[0]?.[0]?.trick !== line.trick) all.unshift([]);
    all[0]?.push(line);
  }
  return all;
}

export function heading(t: View, n = 0): string {
  return n ? t.w("story.trick", { n }) : t.w("story.deal");
}

export function story(t: View): Tree {
  const all = chapters(t.state.story);
  if (!all.length) return <p class="empty">{t.w("story.none")}</p>;
  return all.map((lines, at) => (
    <section key={all.length - at}>
      <h3>{heading(t, lines[0]?.trick)}</h3>
      {lines.map((line) => (
        <p>{say(t, line.say)}</p>
      ))}
    </section>
  ));
}
