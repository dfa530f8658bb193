/** What happened, told trick by trick, the newest trick first. */
import { Say } from "./sentence";
import type { StoryLine } from "./state";
import type { View } from "./view";

export interface Chapter {
  trick: number;
  lines: StoryLine[];
}

/** The story in tricks, the newest first; within a trick as it happened. */
export function chapters(story: readonly StoryLine[]): Chapter[] {
  const all: Chapter[] = [];
  for (const line of story) {
    if (all[0]?.trick !== line.trick) all.unshift({ trick: line.trick, lines: [] });
    all[0]?.lines.push(line);
  }
  return all;
}

export function Story({ t }: { t: View }) {
  const all = chapters(t.state.story);
  if (!all.length) return <p class="empty">{t.w("story.none")}</p>;
  return (
    <div class="story">
      {all.map(({ trick, lines }, at) => (
        <section key={all.length - at}>
          <h3>{trick ? t.w("story.trick", { n: trick }) : t.w("story.deal")}</h3>
          {lines.map(({ say }, line) => (
            <p key={line}>
              <Say t={t} say={say} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
