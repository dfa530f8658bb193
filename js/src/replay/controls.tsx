/** The controls of a film: buttons, the slider, whose eyes to see by, and playing on from here. */
import { button, signButton } from "../base/button";
import type { Seat } from "../base/contract";
import { list, tick } from "../base/fields";
import { Fragment, h, type Tree } from "../base/vdom";
import { isHeard, type View } from "../base/view";
import { LETTERS } from "../cards/sentence";
import { LARGEST } from "../panel/load";
import { PACES, type Pace, type Reel } from "./reel";
import { amount, strip } from "./strip";

/** Where the film is, counted in what a press on the arrows steps by. */
function position(view: View, { at, last, fine, moves }: Reel): string {
  return fine
    ? view.word("replay.picture", { n: at, all: last })
    : view.word("replay.position", moves);
}

function slider(view: View, reel: Reel): Tree {
  const { at, last } = reel;
  return (
    <input
      type="range"
      max={last}
      value={at}
      aria-label={view.word("replay.slider")}
      aria-valuetext={position(view, reel)}
      onInput={({ currentTarget }) => reel.go(Number(currentTarget.value))}
    />
  );
}

/** The seats of the picture, in the order of their letters. */
function seatsHere({ frames, at }: Reel): Seat[] {
  return frames[at]?.seats ?? [];
}

function seats(view: View, reel: Reel, words: "replay.as" | "replay.eye"): [string, string][] {
  return seatsHere(reel).map(({ seat, name }) => [`${seat}`, view.word(words, { name })]);
}

function looks(view: View, reel: Reel): Tree {
  const eyes: [string, string][] = [
    ["", view.word("replay.open")],
    ...seats(view, reel, "replay.eye"),
  ];
  const look = (eye: string) => {
    reel.eye = eye ? Number(eye) : null;
    view.set({});
  };
  const paces = PACES.map((pace): [Pace, string] => [pace, view.word(`pace.${pace}`)]);
  return (
    <>
      {list(view.word("replay.eyes"), `${reel.eye ?? ""}`, eyes, look)}
      <span>
        {view.word("replay.pace")}{" "}
        {list(view.word("replay.pace"), reel.pace, paces, (pace) => reel.setPace(pace))}
      </span>
      {tick(view.word("replay.effects"), reel.fine, () => {
        reel.fine = !reel.fine;
        view.set({});
      })}
    </>
  );
}

/** What needs Python: playing on, and writing a note. */
function more(view: View, reel: Reel): Tree {
  if (!isHeard(view)) return null;
  const { at: step, writing } = reel;
  const all: [string, string][] = [
    ...seats(view, reel, "replay.as"),
    ["all", view.word("replay.all")],
  ];
  return (
    <>
      <span class="buttons">
        {button(view.word("replay.what_if"), () => {
          reel.run(false);
          view.act({ do: "what-if", step, seats: LETTERS[Number(reel.who)] ?? reel.who });
        })}
        {list(view.word("replay.who"), reel.who, all, (seat) => {
          reel.who = seat;
        })}
      </span>
      {button(view.word(writing ? "replay.keep" : "replay.note"), ({ currentTarget }) => {
        reel.writing = !writing;
        reel.run(false); // the next picture would take the place to write away
        currentTarget.closest("section")?.querySelector("textarea")?.focus();
      })}
    </>
  );
}

/** The note of this picture, or the place to write it. */
export function note(view: View, reel: Reel): Tree {
  const { at, note, writing } = reel;
  if (!writing) return note && <p class="hint noted">{note}</p>;
  return (
    <textarea
      key={at}
      rows={3}
      maxLength={LARGEST}
      aria-label={view.word("replay.note")}
      onChange={({ currentTarget: { value } }) =>
        reel.writing && view.act({ do: "note", step: at, text: value })
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
      {seatsHere(reel).map((seat) => (
        <span data-seat={seat.seat}>
          <i /> <bdi>{seat.name}</bdi> {amount(seat)}
        </span>
      ))}
    </p>
  );
}

export function controls(view: View, reel: Reel): Tree {
  const { running } = reel;
  return (
    <div class="reel">
      {strip(view, reel)}
      {slider(view, reel)}
      <div class="buttons">
        {signButton("first", view.word("replay.first"), () => reel.go(0))}
        {signButton("back", view.word("replay.back"), () => reel.step(-1))}
        {signButton(
          running ? "pause" : "resume",
          view.word(running ? "button.pause" : "replay.run"),
          () => reel.run(),
        )}
        {signButton("forward", view.word("replay.forward"), () => reel.step(1))}
        {signButton("last", view.word("replay.last"), () => reel.go(reel.last))}
        <span class="count">{position(view, reel)}</span>
        {legend(reel)}
      </div>
      <div class="buttons">
        {looks(view, reel)}
        {more(view, reel)}
      </div>
    </div>
  );
}
