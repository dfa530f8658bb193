/** The controls of a film: buttons, the slider, whose eyes to see by, and playing on from here. */
import { button, signButton } from "../button";
import { Fragment, h, type Tree } from "../draw";
import { list, tick } from "../fields";
import { LETTERS } from "../sentence";
import type { Seat } from "../state";
import { isHeard, type View } from "../view";
import { PACES, type Pace, type Reel } from "./reel";
import { amount, strip } from "./strip";

/** Where the film is, counted in what a press on the arrows steps by. */
function position(t: View, { at, last, fine, moves }: Reel): string {
  return fine ? t.w("replay.picture", { n: at, all: last }) : t.w("replay.position", moves);
}

function slider(t: View, reel: Reel): Tree {
  const { at, last } = reel;
  return (
    <input
      type="range"
      max={last}
      value={at}
      aria-label={t.w("replay.slider")}
      aria-valuetext={position(t, reel)}
      onInput={({ currentTarget }) => reel.go(Number(currentTarget.value))}
    />
  );
}

/** The seats of the picture, in the order of their letters. */
function seated({ frames, at }: Reel): Seat[] {
  return frames[at]?.seats ?? [];
}

function seats(t: View, reel: Reel, words: "replay.as" | "replay.eye"): [string, string][] {
  return seated(reel).map(({ seat, name }) => [`${seat}`, t.w(words, { name })]);
}

function looks(t: View, reel: Reel): Tree {
  const eyes: [string, string][] = [["", t.w("replay.open")], ...seats(t, reel, "replay.eye")];
  const look = (eye: string) => {
    reel.eye = eye ? Number(eye) : null;
    t.set({});
  };
  const paces = PACES.map((pace): [Pace, string] => [pace, t.w(`pace.${pace}`)]);
  return (
    <>
      {list(t.w("replay.eyes"), `${reel.eye ?? ""}`, eyes, look)}
      <span>
        {t.w("replay.pace")}{" "}
        {list(t.w("replay.pace"), reel.pace, paces, (pace) => reel.setPace(pace))}
      </span>
      {tick(t.w("replay.effects"), reel.fine, () => {
        reel.fine = !reel.fine;
        t.set({});
      })}
    </>
  );
}

/** What needs Python: playing on, and writing a note. */
function more(t: View, reel: Reel): Tree {
  if (!isHeard(t)) return null;
  const { at: step, writing } = reel;
  const all: [string, string][] = [...seats(t, reel, "replay.as"), ["all", t.w("replay.all")]];
  return (
    <>
      <span class="buttons">
        {button(t.w("replay.what_if"), () => {
          reel.run(false);
          t.act({ do: "what-if", step, seats: LETTERS[Number(reel.who)] ?? reel.who });
        })}
        {list(t.w("replay.who"), reel.who, all, (seat) => {
          reel.who = seat;
        })}
      </span>
      {button(t.w(writing ? "replay.keep" : "replay.note"), ({ currentTarget }) => {
        reel.writing = !writing;
        reel.run(false); // the next picture would take the place to write away
        currentTarget.closest("section")?.querySelector("textarea")?.focus();
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
      onChange={({ currentTarget: { value } }) =>
        reel.writing && t.act({ do: "note", step: at, text: value })
      }
    >
      {note}
    </textarea>
  );
}

/** What each seat has left or has taken, in the colours of the strip. */
function legend(reel: Reel): Tree {
  return (
    <p class="legend">
      {seated(reel).map((seat) => (
        <span data-seat={seat.seat}>
          <i /> {seat.name} {amount(seat)}
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
        {legend(reel)}
      </div>
      <div class="buttons">
        {looks(t, reel)}
        {more(t, reel)}
      </div>
    </div>
  );
}
