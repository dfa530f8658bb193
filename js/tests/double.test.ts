/** A double click presses once: its second click must not answer what has come up meanwhile. */
import { expect, test } from "vitest";
import follow from "./fixtures/follow.json";
import { fixture } from "./model";
import { button, open, show } from "./page";

function twice(label: RegExp, between: () => void): void {
  for (const detail of [1, 2]) {
    button(label).dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    between();
  }
}

test("on Pass it passes once, though one may pass again at once", () => {
  show(follow);
  twice(/^Pass$/, () => open.model.become(fixture(follow, { version: 13 })));
  expect(open.model.sent).toMatchObject([{ do: "pass" }]);
});

test("on the button of a task it goes on once", () => {
  const buttons = [{ value: "next", label: "Next question", main: true, on: null }];
  const task = { about: "Question 1", text: [], mark: "" as const, why: null, buttons };
  show(follow, { task });
  twice(/^Next question$/, () => open.model.become(fixture(follow, { task, version: 13 })));
  expect(open.model.sent).toMatchObject([{ do: "task", value: "next" }]);
});
