/** What anywidget loads: a table for each view of a model. */
import type { Model } from "./bridge";
import { mount } from "./mount";
import "./css/index.css";

export default {
  render({ model, el }: { model: Model; el: HTMLElement }): () => void {
    return mount(model, el);
  },
};
