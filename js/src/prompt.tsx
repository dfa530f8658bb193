/** The one place that says what is asked, and where it is answered. */
import { actions } from "./actions";
import { button } from "./button";
import { Fragment, h, type Tree } from "./draw";
import { icon } from "./icon";
import { ruleLink, say } from "./sentence";
import type { View } from "./view";

/** What is asked, or why the last play was refused and what the rule behind it says. */
function asked(t: View): Tree {
  const { refusal, reason } = t;
  if (!refusal) return say(t, t.state.prompt.text);
  return (
    <>
      <span class="refused">
        {icon("info")} {say(t, refusal.text)}
      </span>
      {reason && (
        <span class="reason">
          {ruleLink(t, reason.id, t.named(reason))} {reason.text}
        </span>
      )}
    </>
  );
}

export function prompt(t: View): Tree {
  const { hint, prompt } = t.state;
  return (
    <div class="ask" data-kind={prompt.kind} tabIndex={-1}>
      <div class="asked">
        <p role="status">{asked(t)}</p>
        {hint && !t.refusal && (
          <p class="hint">
            <b>{t.w("hint")}</b> {say(t, hint.text)}
          </p>
        )}
      </div>
      <div class="buttons">
        {actions(t).map(({ label, main, off, key, run }) =>
          button(label, run, {
            key: key ?? label,
            class: main ? "main" : undefined,
            off,
            "aria-keyshortcuts": key,
          }),
        )}
      </div>
    </div>
  );
}
