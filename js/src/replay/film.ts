/** From a film as it travels, one frame and its changes, to all frames, and to the state of one. */

import type { Cards, FilmData, FilmFrame, Seat, State, Watching } from "../base/contract";
import { parse } from "../cards/cards";

type Json = unknown;
type Fields = Record<string, Json>;

/** The new value: an object with changed fields, a list with changed items, or something else. */
export function applyChange(old: Json, change: Json): Json {
  const inside = typeof old === "object" && old && change && !Array.isArray(change);
  if (!inside || typeof change !== "object") return change;
  const copy = (Array.isArray(old) ? [...old] : { ...old }) as Fields;
  for (const [key, value] of Object.entries(change)) copy[key] = applyChange(copy[key], value);
  return copy;
}

/** Every frame; they share what is the same in them. */
export function develop({ first, changes }: FilmData): FilmFrame[] {
  const frames = [first];
  for (const change of changes) frames.push(applyChange(frames.at(-1), change) as FilmFrame);
  return frames;
}

/** The hand of a seat, if the record tells it. */
function knownHand({ hand }: Seat): Cards | null {
  return hand?.includes("?") ? null : hand;
}

/**
 * The state of a frame as a seat sees it; with no eye all hands are open. A newcomer sees no hand
 * before it has joined.
 */
export function composeState(base: Watching, frame: FilmFrame, eye: number | null): State {
  const open = eye === null;
  const mine = frame.seats.find(({ seat }) => open || seat === eye);
  const at = mine ? frame.seats.indexOf(mine) : 0;
  const seats = [...frame.seats.slice(at), ...frame.seats.slice(0, at)];
  const told = !open && frame.unseen && !frame.unseen.by.includes(eye) ? frame.unseen : frame;
  return {
    ...base,
    ...frame,
    me: seats[0]?.seat ?? 0,
    seats: seats.map((seat) => ({ ...seat, hand: open ? knownHand(seat) : null })),
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
