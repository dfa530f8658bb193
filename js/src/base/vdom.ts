/**
 * Draws JSX. The table is a function of its state alone: each part is a plain function that returns
 * a tree, and all that is left is to make the page match that tree. No hooks, no life cycles.
 * (Preact with signals does it too, but in twenty times the bytes, and every widget in a notebook
 * carries a copy. Its types are used; they weigh nothing.)
 */
import type { JSX as Types } from "preact";

type Props = Record<string, unknown>;
type Flat = Branch | string | number;
export type Tree = Flat | boolean | null | undefined | Tree[];

interface Branch {
  tag: string;
  props: Props;
  inner: Tree[];
}

/** What TypeScript has to know about JSX. */
export declare namespace h {
  namespace JSX {
    type Element = Tree;
    type IntrinsicElements = Types.IntrinsicElements;
    interface ElementChildrenAttribute {
      children: unknown;
    }
  }
}

export const Fragment = "";

/** What JSX becomes: `<p class="x">y</p>` is `h("p", { class: "x" }, "y")`. */
export function h(tag: string, props: Props | null, ...inner: Tree[]): Tree {
  return tag ? { tag, props: props ?? {}, inner } : inner;
}

const SVG = "http://www.w3.org/2000/svg";

/** What each element was last drawn from. */
const drawn = new WeakMap<Node, Branch>();

/** Makes trees the content of an element; removes nodes first, so that the rest keep the focus. */
export function draw(parent: Element, trees: Tree[]): void {
  const wanted = trees
    .flat(9)
    .filter((tree) => tree != null && typeof tree !== "boolean") as Flat[];
  const old = new Map<string, ChildNode[]>();
  for (const node of parent.childNodes) {
    const name = kind(drawn.get(node));
    old.set(name, [...(old.get(name) ?? []), node]);
  }
  const nodes = wanted.map((tree) => ({
    tree,
    node: old.get(kind(tree))?.shift() ?? make(parent, tree),
  }));
  for (const node of [...old.values()].flat()) node.remove();
  nodes.forEach(({ tree, node }, at) => {
    const here = parent.childNodes[at] ?? null;
    if (here !== node) parent.insertBefore(node, here);
    fill(node, tree);
  });
}

function isBranch(tree: Flat | undefined): tree is Branch {
  return typeof tree === "object";
}

/** A node is used again only for the same kind; all texts are of one kind. */
function kind(tree: Flat | undefined): string {
  return isBranch(tree) ? `${tree.tag} ${tree.props.key}` : "";
}

function make(parent: Element, tree: Flat): ChildNode {
  return isBranch(tree)
    ? document.createElementNS(tree.tag === "svg" ? SVG : parent.namespaceURI, tree.tag)
    : document.createTextNode("");
}

function fill(node: ChildNode, tree: Flat): void {
  if (isBranch(tree)) dress(node as HTMLElement, tree);
  else if (node.textContent !== String(tree)) node.textContent = String(tree);
}

function dress(element: HTMLElement, branch: Branch): void {
  const { props, inner } = branch;
  const before = drawn.get(element)?.props ?? {};
  draw(element, inner);
  for (const name in { ...before, ...props }) {
    const live = LIVE.test(name) && !element.matches(TYPED);
    if (live || before[name] !== props[name]) set(element, name, props[name]);
  }
  drawn.set(element, branch);
}

/** The properties set each time: a person changes them without us, or they are to be called. */
const LIVE = /^(value|checked|ref)$/;

/** A field in which a person types, which only a new value may interrupt. */
const TYPED = ":is(textarea, [placeholder]):focus";

/** Sets one property; `ref` is called with the element each time it is drawn. */
function set(element: HTMLElement, name: string, value: unknown): void {
  const target = element as unknown as Props;
  if (name === "ref") (value as ((element: HTMLElement) => void) | undefined)?.(element);
  else if (name.startsWith("on")) target[name.toLowerCase()] = value;
  else if (name === "style") element.style.cssText = String(value);
  else if (LIVE.test(name)) {
    if (target[name] !== value) target[name] = value;
  } else if (value == null || (value === false && !name.includes("-")))
    element.removeAttribute(name);
  else if (name !== "key") element.setAttribute(name, String(value));
}
