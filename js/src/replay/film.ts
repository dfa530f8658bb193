/** A film as it travels: one picture, and what changes from each to the next. */
import { parse } from "../cards";
import type { Cards, Seat, Sentence, State } from "../state";

/** What is on the table at one step, with all hands open; the rest of a state never changes. */
export interface Frame
  extends Pick<
    State,
    "seats" | "direction" | "trick" | "discards" | "aside" | "ruler" | "chips" | "label" | "scores"
  > {
  actor: number;
  over: boolean;
  /** What happened, and what the seats that did not see all of it were told. */
  say: Sentence;
  unseen: { say: Sentence; by: number[] } | null;
}

/** A move: its last frame, its trick in the game from 1, its seat, its text; a deal has seat -1. */
export type Move = [frame: number, trick: number, seat: number, text: Cards];

export interface Film {
  first: Frame;
  /** What turns each frame into the next (`daifugo_widget/replay/changes.py`). */
  changes: Json[];
  moves: Move[];
  /** The frames at which the order of strength turns, or somebody goes out. */
  turns: number[];
  /** Notes by the frame that they are on. */
  notes: Record<number, string>;
  /** The seat through whose eyes it is first seen, or null for open hands. */
  eye: number | null;
}

type Json = unknown;
type Fields = Record<string, Json>;

/** The new value: an object with changed fields, a list with changed items, or something else. */
export function changed(old: Json, change: Json): Json {
  const inside = typeof old === "object" && old && change && !Array.isArray(change);
  if (!inside || typeof change !== "object") return change;
  const copy = (Array.isArray(old) ? [...old] : { ...old }) as Fields;
  for (const [key, value] of Object.entries(change)) copy[key] = changed(copy[key], value);
  return copy;
}

/** Every frame; they share what is the same in them. */
export function develop({ first, changes }: Film): Frame[] {
  const frames = [first];
  for (const change of changes) frames.push(changed(frames.at(-1), change) as Frame);
  return frames;
}

/** The hand of a seat, if the record tells it. */
function known({ hand }: Seat): Cards | null {
  return hand?.includes("?") ? null : hand;
}

/**
 * The state of a frame as a seat sees it; with no eye all hands are open. A newcomer sees no hand
 * before it has joined.
 */
export function composed(base: State, frame: Frame, eye: number | null): State {
  const open = eye === null;
  const mine = frame.seats.find(({ seat }) => open || seat === eye);
  const at = mine ? frame.seats.indexOf(mine) : 0;
  const seats = [...frame.seats.slice(at), ...frame.seats.slice(0, at)];
  const told = !open && frame.unseen && !frame.unseen.by.includes(eye) ? frame.unseen : frame;
  return {
    ...base,
    ...frame,
    me: seats[0]?.seat ?? 0,
    seats: seats.map((seat) => ({ ...seat, hand: open ? known(seat) : null })),
    hand: parse(mine?.hand ?? "").map(({ text }) => text),
    prompt: {
      kind: frame.over ? "over" : "wait",
      seat: frame.actor,
      text: told.say,
      may_pass: false,
      choice: null,
      timer: null,
      calls: [],
    },
  };
}
