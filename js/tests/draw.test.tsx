import { beforeEach, expect, test, vi } from "vitest";
import { icon } from "../src/base/icon";
import { draw, Fragment, h } from "../src/base/vdom";

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
});

test("a tree becomes elements, attributes and text", () => {
  draw(root, [
    <p class="a" aria-hidden={false} hidden={false} title={undefined}>
      one {2} {null}
      {false}
      <b>three</b>
    </p>,
  ]);
  expect(root.innerHTML).toBe('<p class="a" aria-hidden="false">one 2 <b>three</b></p>');
});

test("text is text, whatever it holds", () => {
  draw(root, [<p title={'"><i>'}>{"<img src=x onerror=alert(1)>"}</p>]);
  expect(root.querySelector("img, i")).toBeNull();
  expect(root.textContent).toBe("<img src=x onerror=alert(1)>");
});

test("an element that stays is the same element, also when one before it goes", () => {
  draw(root, [<i key="a" />, <i key="b" />, <i key="c" />]);
  const [, b, c] = [...root.children];
  draw(root, [<i key="c" />, <i key="b" />]);
  expect([...root.children]).toEqual([c, b]);
});

test("what stays in its order is not moved, so that it keeps the focus", () => {
  draw(root, [<i key="a" />, <i key="b" />]);
  const moved = vi.spyOn(root, "insertBefore");
  draw(root, [<i key="b" />]);
  expect(moved).not.toHaveBeenCalled();
});

test("attributes and handlers that are gone are taken away", () => {
  const pressed = vi.fn();
  draw(root, [<button type="button" title="x" onClick={pressed} />]);
  draw(root, [<button type="button" />]);
  root.querySelector("button")?.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe('<button type="button"></button>');
});

test("a box that a person has ticked is set back to the state", () => {
  const box = () => draw(root, [<input type="checkbox" checked={false} />]);
  box();
  const input = root.querySelector("input");
  input?.click();
  expect(input?.checked).toBe(true);
  box();
  expect(input?.checked).toBe(false);
});

test("a list takes its value after its options have come", () => {
  draw(root, [
    <select value="b">
      <option value="a">A</option>
      <option value="b">B</option>
    </select>,
  ]);
  expect(root.querySelector("select")?.value).toBe("b");
});

test("fragments and lists lie flat, drawings are SVG, and all can go", () => {
  draw(root, [
    <>
      {[icon("h"), [["x"]]]}
      {"y"}
    </>,
  ]);
  expect(root.textContent).toBe("xy");
  expect(root.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  draw(root, []);
  expect(root.childNodes).toHaveLength(0);
});
