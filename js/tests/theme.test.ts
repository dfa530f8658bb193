import { afterEach, expect, test, vi } from "vitest";
import { hostLook, watchLook } from "../src/base/theme";

afterEach(() => {
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  for (const name of ["class", "theme"]) document.documentElement.removeAttribute(name);
});

test.each([
  ["data-jp-theme-light", "true", "light"],
  ["data-jp-theme-light", "false", "dark"],
  ["data-vscode-theme-kind", "vscode-dark", "dark"],
  ["data-vscode-theme-kind", "vscode-high-contrast", "contrast"],
  ["data-vscode-theme-kind", "vscode-high-contrast-light", "contrast-light"],
  ["class", "dark-theme", "dark"],
])("a page with %s=%s is %s", (name, value, look) => {
  document.body.setAttribute(name, value);
  expect(hostLook()).toBe(look);
});

test.each(["light", "dark"])("a frame of Colab whose theme is %s is %s", (theme) => {
  document.documentElement.setAttribute("theme", theme);
  expect(hostLook()).toBe(theme);
});

test.each([
  ["rgb(0, 0, 0)", "light"],
  ["rgba(255, 255, 255, 0.87)", "dark"],
])("a page that says nothing is told by the colour of its words: %s is %s", (color, look) => {
  document.body.style.color = color;
  expect(hostLook()).toBe(look);
});

test.each([
  ["true", "contrast-light"],
  ["false", "contrast"],
])("for who wants more contrast a page stays as light or dark as it is: %s", (light, look) => {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) => ({ matches: query.includes("contrast") }) as MediaQueryList,
  );
  document.body.dataset.jpThemeLight = light;
  expect(hostLook()).toBe(look);
  vi.restoreAllMocks();
});

test("a change of the page's look is heard until it is no longer wanted", async () => {
  const heard = vi.fn();
  const end = new AbortController();
  watchLook(heard, end.signal);
  document.body.setAttribute("data-jp-theme-light", "false");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  end.abort();
  document.body.setAttribute("data-jp-theme-light", "true");
  await new Promise((done) => setTimeout(done, 20));
  expect(heard).toHaveBeenCalledTimes(1);
});
