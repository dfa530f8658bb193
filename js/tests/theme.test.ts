import { afterEach, expect, test, vi } from "vitest";
import { hostLook, watchLook } from "../src/theme";

afterEach(() => {
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  document.documentElement.className = "";
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

test("a page that says nothing looks as the system does", () => {
  expect(hostLook()).toBe("light");
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
