/** What moves a film: buttons, the slider, whose eyes, and the way to play on from here. */
import { button, signButton } from "../button";
import { Fragment, h, type Tree } from "../draw";
import type { View } from "../view";
import { PACES, type Pace, type Reel } from "./reel";
import { strip } from "./strip";

function position(t: View, { at, last }: Reel): string {
  return t.w("replay.position", { n: at, all: last });
}

function slider(t: View, reel: Reel): Tree {
  const { at, last } = reel;
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={t.w("replay.slider")}
      aria-valuetext={position(t, reel)}
      onInput={({ currentTarget }) => reel.go(Number(currentTarget.value))}
    />
  );
}

/** Choices of a kind; the first of them is what stands there before any is made. */
function choice<Value extends string>(
  label: string,
  value: Value,
  options: [Value, string][],
  chosen: (value: Value) => void,
): Tree {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        chosen(currentTarget.value as Value);
        currentTarget.value = value;
      }}
    >
      {options.map(([each, words]) => (
        <option value={each}>{words}</option>
      ))}
    </select>
  );
}

function seats(t: View, words: "replay.as" | "replay.eye"): [string, string][] {
  const all = [...t.state.seats].sort((one, other) => one.seat - other.seat);
  return all.map(({ seat, name }) => [`${seat}`, t.w(words, { name })]);
}

function looks(t: View, reel: Reel): Tree {
  const eyes: [string, string][] = [["", t.w("replay.open")], ...seats(t, "replay.eye")];
  const look = (eye: string) => {
    reel.eye = eye ? Number(eye) : null;
    t.set({});
  };
  const paces = PACES.map((pace): [Pace, string] => [pace, t.w(`pace.${pace}`)]);
  return (
    <>
      {choice(t.w("replay.open"), `${reel.eye ?? ""}`, eyes, look)}
      <span>
        {t.w("replay.pace")}{" "}
        {choice(t.w("replay.pace"), reel.pace, paces, (pace) => reel.setPace(pace))}
      </span>
      <label>
        <input
          type="checkbox"
          checked={reel.fine}
          onChange={() => {
            reel.fine = !reel.fine;
            t.set({});
          }}
        />
        {t.w("replay.effects")}
      </label>
    </>
  );
}

/** What needs Python: to play on, and to write a note. */
function more(t: View, reel: Reel): Tree {
  if (t.state.alone || !t.link.alive()) return null;
  const step = reel.at;
  const on: [string, string][] = [
    ["", t.w("replay.what_if")],
    ...seats(t, "replay.as"),
    ["all", t.w("replay.all")],
  ];
  const play = (seat: string) => {
    reel.run(false);
    t.act({ do: "what-if", step, seats: "abcdefghi"[Number(seat)] ?? seat });
  };
  return (
    <>
      {choice(t.w("replay.what_if"), "", on, play)}
      {button(t.w("replay.note"), () => {
        reel.writing = !reel.writing;
        t.set({});
      })}
    </>
  );
}

/** The note of this picture, or the place to write it. */
export function note(t: View, reel: Reel): Tree {
  const { at, note, writing } = reel;
  if (!writing) return note && <p class="hint noted">{note}</p>;
  return (
    <textarea
      key={at}
      rows={3}
      aria-label={t.w("replay.note")}
      value={note}
      onChange={({ currentTarget }) => {
        reel.writing = false;
        t.act({ do: "note", step: at, text: currentTarget.value });
      }}
    />
  );
}

/** The cards that each seat has left, by the colours of the strip. */
function legend(t: View): Tree {
  const all = [...t.state.seats].sort((one, other) => one.seat - other.seat);
  return (
    <p class="legend">
      {all.map(({ seat, name, count }) => (
        <span data-seat={seat}>
          <i /> {name} {count}
        </span>
      ))}
    </p>
  );
}

export function controls(t: View, reel: Reel): Tree {
  const { running } = reel;
  return (
    <div class="reel">
      {strip(t, reel)}
      {slider(t, reel)}
      <div class="buttons">
        {signButton("first", t.w("replay.first"), () => reel.go(0))}
        {signButton("back", t.w("replay.back"), () => reel.step(-1))}
        {signButton(
          running ? "pause" : "resume",
          t.w(running ? "button.pause" : "replay.run"),
          () => reel.run(),
        )}
        {signButton("forward", t.w("replay.forward"), () => reel.step(1))}
        {signButton("last", t.w("replay.last"), () => reel.go(reel.last))}
        <span class="count">{position(t, reel)}</span>
        {legend(t)}
      </div>
      <div class="buttons">
        {looks(t, reel)}
        {more(t, reel)}
      </div>
    </div>
  );
}
