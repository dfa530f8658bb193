/** A view on the page: drawn at each change, with cards that move and a focus that stays. */
import { render } from "preact";
import { App } from "./app";
import { connect, type Model } from "./bridge";
import { move, places } from "./flip";
import { watchLook } from "./theme";
import { View } from "./view";

/** The focused element, also in a shadow root. */
function focused(root: HTMLElement): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement;
}

/** A pressed button or a played card may have gone: the focus must not fall out of the table. */
function keepFocus(root: HTMLElement): void {
  if (root.contains(focused(root))) return;
  const goals = ["[role=option][tabindex='0']", ".ask"];
  const [goal] = goals.flatMap((goal) => root.querySelector<HTMLElement>(goal) ?? []);
  goal?.focus({ preventScroll: true });
}

/** Draws the table of a model in `root`; returns how to take it away. */
export function mount(model: Model, root: HTMLElement): () => void {
  let view: View | null = null;
  let version = -1;
  const draw = () => {
    if (!view) return;
    const held = root.contains(focused(root));
    const before = view.state.version === version ? null : places(root);
    version = view.state.version;
    render(<App t={view} />, root);
    if (before) move(root, before);
    if (held) keepFocus(root);
  };
  const link = connect(model, () => {
    view?.update();
    draw();
  });
  view = new View(link, draw);
  draw();
  const unwatch = watchLook(draw);
  return () => {
    unwatch();
    link.close();
    render(null, root);
  };
}
