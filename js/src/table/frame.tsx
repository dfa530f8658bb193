/** The frame around all that a view draws: its language, its colours, its size, its keys. */
import type { Settings } from "../base/contract";
import { hostLook } from "../base/theme";
import { h, type Tree } from "../base/vdom";
import type { Pressed } from "./keys";

interface Looks {
  /** True around what says that nothing could be drawn. */
  failed?: boolean;
  title: string;
  settings: Pick<Settings, "lang" | "theme" | "deck" | "size">;
}

export function frame(
  { failed, title, settings }: Looks,
  press: (event: Pressed) => void,
  ...inner: Tree[]
): Tree {
  const { lang, theme, deck, size } = settings;
  const auto = theme === "auto";
  return (
    <section
      class={failed ? "dfg failed" : "dfg"}
      aria-label={title}
      lang={lang}
      data-theme={auto ? hostLook() : theme}
      data-follow={auto}
      data-deck={deck}
      data-size={size}
      onKeyDown={press}
    >
      <div class="room">{inner}</div>
    </section>
  );
}
