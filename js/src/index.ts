/** What anywidget loads: a table for each view of a model, or for all the models of a page. */
import { mount } from "./mount";
import { type FrontEnd, pageSlot } from "./page_slot";
import "./css/index.css";

const STYLE = "daifugo_widget";

/** Gives the page, or the shadow root, around an element the one style sheet that it needs. */
function addStyle(el: HTMLElement, css: string): void {
  const found = el.getRootNode();
  const root = found instanceof ShadowRoot ? found : document;
  const style = root.getElementById(STYLE) ?? document.createElement("style");
  style.id = STYLE;
  if (style.textContent !== css) style.textContent = css;
  if (!style.isConnected) (root === document ? document.head : root).append(style);
}

const render: FrontEnd["render"] = ({ model, el }) => mount(model, el);

export default {
  /** The carrier of the front end hands it to the page; a model that carries its own does not. */
  initialize({ model }: { model: { get(trait: "_build" | "_styles"): string } }): void {
    const css = model.get("_styles");
    if (!css) return;
    pageSlot(model.get("_build")).fill({
      render(on) {
        addStyle(on.el, css);
        return render(on);
      },
    });
  },
  render,
};
