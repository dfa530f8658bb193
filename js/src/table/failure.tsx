/** What stands in place of a table that could not be drawn. */
import { button } from "../base/button";
import type { Around } from "../base/contract";
import { h, type Tree } from "../base/vdom";
import type { Link } from "../base/view";
import { translate } from "../base/words";
import { frame } from "./frame";
import { keepKey } from "./keys";

/** What the frame looks like where a broken state does not say so. */
const USUAL = { lang: "en", theme: "auto", deck: "two", size: "auto" } as const;

/** Says that drawing has failed, to a screen reader too if `aloud`, with a button to try again. */
export function failure(link: Link, again: () => void, aloud: boolean): Tree {
  const { title = "", settings }: Partial<Around> = link.state() ?? {};
  const words = link.words() ?? {};
  return frame(
    { failed: true, title, settings: { ...USUAL, ...settings } },
    keepKey,
    <div class="page" role={aloud ? "alert" : undefined}>
      <p>{translate(words, "draw.failed")}</p>{" "}
      {button(translate(words, "draw.again"), again, { class: "main" })}
    </div>,
  );
}
