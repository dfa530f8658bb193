/** The whole table. */
import { Hand } from "./hand";
import { Header } from "./header";
import { onKey } from "./keys";
import { Side } from "./panel/side";
import { Prompt } from "./prompt";
import { Result } from "./result";
import { Ruler } from "./ruler";
import { Doing, Klass, Seats } from "./seats";
import { SheetOver } from "./sheet";
import { hostLook } from "./theme";
import { Tip } from "./tip";
import { Trick } from "./trick";
import type { View } from "./view";

/** Words about the table itself: the kernel has gone, a file was not read. */
function Banners({ t }: { t: View }) {
  const { notice } = t.state;
  return (
    <div role="alert">
      {!t.link.alive() && <p class="banner">{t.w("dead")}</p>}
      {notice && (
        <p class="banner">
          {notice}{" "}
          <button type="button" onClick={() => t.act({ do: "calm" })}>
            {t.w("button.close")}
          </button>
        </p>
      )}
    </div>
  );
}

/** The seat whose hand this is, above its hand. */
function Me({ t }: { t: View }) {
  const seat = t.state.seats.find(({ seat }) => seat === t.state.me);
  if (!seat) return null;
  return (
    <p class="me" data-seat={seat.seat}>
      <b class="name">{seat.name}</b> <Klass t={t} seat={seat} />
      {seat.count > 0 && <span>{t.w("seat.cards", { n: seat.count })}</span>}
      <Doing t={t} seat={seat} />
    </p>
  );
}

/** What is said, but not shown. */
function Live({ t }: { t: View }) {
  return (
    <div class="sr" aria-live="polite">
      <p>{t.state.live}</p>
      <p>{t.said}</p>
    </div>
  );
}

function Table({ t }: { t: View }) {
  const over = ["over", "match"].includes(t.state.prompt.kind);
  return (
    <div class="table">
      <div class="felt">
        <Seats t={t} />
        {over ? <Result t={t} /> : <Trick t={t} />}
        <Ruler t={t} />
      </div>
      <Prompt t={t} />
      <Me t={t} />
      <Hand t={t} />
    </div>
  );
}

export function App({ t }: { t: View }) {
  const { settings, title } = t.state;
  const { lang, theme, deck, size } = settings;
  return (
    <section
      class="dfg"
      aria-label={title}
      lang={lang}
      data-theme={theme === "auto" ? hostLook() : theme}
      data-follow={theme === "auto"}
      data-deck={deck}
      data-size={size}
      onKeyDown={(event) => onKey(t, event)}
    >
      <div class="page">
        <Header t={t} />
        <Banners t={t} />
        <div class="body">
          <Table t={t} />
          <Side t={t} />
        </div>
      </div>
      <SheetOver t={t} />
      <Tip t={t} />
      <Live t={t} />
    </section>
  );
}
