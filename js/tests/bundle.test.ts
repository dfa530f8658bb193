import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Model } from "../src/base/bridge";
import lead from "./fixtures/lead.json";
import { FakeModel, fixture, settle } from "./model";

const BUNDLE = resolve("../daifugo_widget/static/widget.js");

test.skipIf(!existsSync(BUNDLE))("the built bundle talks to the model of a notebook", async () => {
  const { default: widget } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(readFileSync(BUNDLE, "utf8"))}`
  );
  const model = new FakeModel(fixture(lead));
  const el = document.body.appendChild(document.createElement("div"));
  const stop = widget.render({ model: model as unknown as Model, el });
  await settle();
  el.querySelector<HTMLElement>("[aria-keyshortcuts=h]")?.click();
  expect(model.sent).toEqual([{ version: expect.any(Number), do: "hint" }]);
  stop();
  expect([...model.listeners.values()].every((listeners) => listeners.size === 0)).toBe(true);
});
