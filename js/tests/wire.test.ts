import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../src/phone/messages";
import { type Standing, Wire } from "../src/phone/wire";
import { FakeSocket, lastSocket, useFakeSockets } from "./socket";

let heard: FromServer[];
let standings: Standing[];
let wire: Wire;

beforeEach(() => {
  useFakeSockets();
  heard = [];
  standings = [];
  wire = new Wire("ws://table/ws", {
    greet: () => '{"hello":1}',
    hear: (said) => heard.push(said),
    changed: (standing) => standings.push(standing),
  });
  wire.open();
});

afterEach(() => {
  wire.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LOBBY = { lobby: { title: "Daifugo", house: "", ask: false, said: "" } };
const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** How many sockets have been opened so far. */
const attempts = () => FakeSocket.all.length;

test("the first message says who one is; what comes back is heard", () => {
  lastSocket().answer(LOBBY);
  expect(lastSocket().sent).toEqual(['{"hello":1}']);
  expect(heard).toEqual([LOBBY]);
  expect(standings).toEqual(["open"]);
});

test("nothing is sent while there is no connection, nor later", () => {
  expect(() => wire.send("play")).toThrow();
  lastSocket().answer(LOBBY);
  wire.send("pass");
  lastSocket().break();
  expect(() => wire.send("play")).toThrow();
  pass(500);
  lastSocket().answer(LOBBY);
  expect(FakeSocket.all.flatMap(({ sent }) => sent)).toEqual([
    '{"hello":1}',
    "pass",
    '{"hello":1}',
  ]);
});

test("a wire that breaks comes back, first soon, then at longer intervals of 8 s at most", () => {
  lastSocket().answer(LOBBY);
  for (const wait of [500, 1000, 2000, 4000, 8000, 8000, 8000]) {
    const before = attempts();
    lastSocket().break();
    pass(wait - 1);
    expect(attempts()).toBe(before);
    pass(1);
    expect(attempts()).toBe(before + 1);
  }
  expect(standings).toEqual(["open", "lost"]);
});

test("once it stands again, the next break begins with the shortest interval", () => {
  lastSocket().answer(LOBBY);
  for (const wait of [500, 1000, 2000]) {
    lastSocket().break();
    pass(wait);
  }
  lastSocket().answer(LOBBY);
  const before = attempts();
  lastSocket().break();
  pass(500);
  expect(attempts()).toBe(before + 1);
  expect(standings).toEqual(["open", "lost", "open", "lost"]);
});

test("a server that takes the connection but says nothing does not shorten the intervals", () => {
  for (const wait of [500, 1000, 2000]) {
    lastSocket().onopen?.();
    lastSocket().break();
    pass(wait);
  }
  const before = attempts();
  lastSocket().break();
  pass(3999);
  expect(attempts()).toBe(before);
});

test("every 10 s one asks whether anybody is there", () => {
  lastSocket().answer(LOBBY);
  for (let beat = 1; beat <= 4; beat += 1) {
    pass(10_000);
    lastSocket().tell({ pong: beat });
  }
  expect(lastSocket().messages.filter((message) => "ping" in message)).toHaveLength(4);
  expect(standings).toEqual(["open"]);
  expect(heard).toEqual([LOBBY]);
});

test("a silence of 25 s counts as gone, though the socket says nothing of it", () => {
  lastSocket().answer(LOBBY);
  const old = lastSocket();
  pass(24_999);
  expect(standings).toEqual(["open"]);
  pass(1);
  expect(standings).toEqual(["open", "lost"]);
  expect(old.closed).toBe(true);
  pass(500);
  expect(lastSocket()).not.toBe(old);
});

test("of a socket that was given up nothing is heard any more", () => {
  lastSocket().answer(LOBBY);
  const old = lastSocket();
  pass(25_500);
  old.tell({ closed: "late" });
  old.break(4403);
  lastSocket().answer(LOBBY);
  expect(heard).toEqual([LOBBY, LOBBY]);
  expect(standings).toEqual(["open", "lost", "open"]);
});

test("a connection that is never made is tried again", () => {
  pass(8500);
  expect(attempts()).toBe(2);
  expect(standings).toEqual(["lost"]);
});

test("when the page is seen again, or there is a network, it comes back at once", () => {
  lastSocket().answer(LOBBY);
  for (const wait of [500, 1000, 2000, 4000]) {
    lastSocket().break();
    pass(wait);
  }
  lastSocket().break();
  const before = attempts();
  wire.wake();
  expect(attempts()).toBe(before + 1);
});

test("a wire that seems to stand when the page is seen again has to prove it soon", () => {
  lastSocket().answer(LOBBY);
  wire.wake();
  expect(lastSocket().messages.at(-1)).toHaveProperty("ping");
  pass(8000);
  expect(standings).toEqual(["open", "lost"]);
});

test.each([
  [4403, "wrong"],
  [4404, "gone"],
  [4408, "elsewhere"],
  [4409, "many"],
])("after %d one stays away and knows why: %s", (code, standing) => {
  lastSocket().answer(LOBBY);
  lastSocket().break(code);
  wire.wake();
  pass(600_000);
  expect(attempts()).toBe(1);
  expect(standings).toEqual(["open", standing]);
});

test("a seat that another screen took is taken back only on request", () => {
  lastSocket().answer(LOBBY);
  lastSocket().break(4408);
  wire.open();
  lastSocket().answer(LOBBY);
  expect(attempts()).toBe(2);
  expect(standings).toEqual(["open", "elsewhere", "opening", "open"]);
});

test("whoever was too fast waits for long, whoever was too slow tries again soon", () => {
  lastSocket().break(4429);
  pass(7999);
  expect(attempts()).toBe(1);
  pass(1);
  lastSocket().break(4401);
  pass(1000);
  expect(attempts()).toBe(3);
});

test("a wire that was ended stays away", () => {
  lastSocket().answer(LOBBY);
  const old = lastSocket();
  wire.end();
  old.break();
  wire.wake();
  pass(600_000);
  expect(attempts()).toBe(1);
  expect(standings).toEqual(["open", "over"]);
});
