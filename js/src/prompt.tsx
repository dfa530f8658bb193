/** The one place that says what is asked, and where it is answered. */
import { type Action, actions } from "./actions";
import { Icon } from "./icon";
import { RuleLink, Say } from "./sentence";
import type { View } from "./view";

export function Press({ action }: { action: Action }) {
  const { label, main, off = false, key, run } = action;
  return (
    <button
      type="button"
      class={main ? "main" : ""}
      aria-disabled={off}
      aria-keyshortcuts={key}
      onClick={() => off || run()}
    >
      {label}
    </button>
  );
}

function Refused({ t }: { t: View }) {
  const { refusal, reason } = t;
  if (!refusal) return <Say t={t} say={t.state.prompt.text} />;
  return (
    <>
      <span class="refused">
        <Icon is="no" />
        <span class="sr">{t.w("refused")} </span>
        <Say t={t} say={refusal.text} />
      </span>
      {reason && (
        <span class="reason">
          <RuleLink t={t} rule={reason.id}>
            {reason.names[t.state.settings.lang]}
          </RuleLink>{" "}
          {reason.text}
        </span>
      )}
    </>
  );
}

function Advice({ t }: { t: View }) {
  const { hint, version } = t.state;
  if (!hint || t.refusal || (t.calmed === version && !t.chosen.size)) return null;
  return (
    <p class="hint">
      <Icon is="bulb" /> <b>{t.w("hint")}</b> <Say t={t} say={hint.text} />
    </p>
  );
}

export function Prompt({ t }: { t: View }) {
  const { kind } = t.state.prompt;
  return (
    <div class="ask" data-kind={kind} tabIndex={-1}>
      <div class="asked">
        <p role="status">
          <Refused t={t} />
        </p>
        <Advice t={t} />
      </div>
      <div class="buttons">
        {actions(t).map((action, at) => (
          <Press key={action.key ?? at} action={action} />
        ))}
      </div>
    </div>
  );
}
