/** The invitation to a table: a code for each guest. Links are asked for, and kept nowhere. */
import "./invitation.css";
import type { AnyModel } from "@anywidget/types";

interface Seat {
  seat: string;
  name: string;
  stands: "waits" | "here" | "away";
}

interface Link {
  seat: string;
  link: string;
  /** A picture of the link, "" where no phone could follow it. */
  code: string;
}

type Words = Record<string, string>;

type Model = AnyModel<{
  seats: Seat[];
  started: boolean;
  closed: boolean;
  words: Words;
  relayed: boolean;
}>;

/** What answers where the server of the notebook lets guests through to the kernel. */
const HELLO = "daifugo/r/hello";

/** The address of the Jupyter server that this page is from, "" if it is from another program. */
function jupyter(): string {
  const config = document.getElementById("jupyter-config-data")?.textContent;
  if (!config) return "";
  try {
    return new URL(JSON.parse(config).baseUrl ?? "/", location.origin).href;
  } catch {
    return "";
  }
}

/** The address that leads guests through the Jupyter server, "" if it lets none through. */
async function wayThrough(model: Model): Promise<string> {
  const base = model.get("relayed") ? jupyter() : "";
  if (!base) return "";
  const answer = await fetch(base + HELLO).catch(() => null);
  return answer?.status === 204 ? base : "";
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Partial<HTMLElementTagNameMap[K]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), given);
  made.append(...inside);
  return made;
}

function button(label: string, press: () => void, className = ""): HTMLButtonElement {
  return element("button", { type: "button", className, onclick: press }, label);
}

/** Whether a link leads to this very machine, where no phone is. */
const isOfThisMachine = (link: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(link).hostname);

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = element("section", { className: "dfg-invitation" });
  el.append(root);
  let base: string | null = null;
  let links = new Map<string, Link>();
  const ask = (wish: object) => model.send({ ...wish, base });

  const copy = async ({ link }: Link, pressed: HTMLButtonElement) => {
    const words = model.get("words");
    try {
      await navigator.clipboard.writeText(link);
      pressed.textContent = words.copied ?? "";
    } catch {
      const shown = pressed.closest("li")?.querySelector<HTMLInputElement>("input");
      shown?.select(); // where a page may not copy, a person still can
    }
  };

  const seat = (each: Seat, words: Words) => {
    const found = links.get(each.seat);
    const name = element("h3", {}, each.name);
    const stands = element("p", { className: `stands ${each.stands}` }, words[each.stands] ?? "");
    const parts: HTMLElement[] = [element("header", {}, name, stands)];
    if (found?.code && !isOfThisMachine(found.link)) {
      const alt = (words.code ?? "").replace("{name}", each.name);
      parts.push(element("img", { src: found.code, alt }));
    }
    if (found) {
      const link = element("input", { value: found.link, readOnly: true, className: "link" });
      link.setAttribute("aria-label", words.copy ?? "");
      link.onfocus = () => link.select();
      const copies = button(words.copy ?? "", () => void copy(found, copies));
      const renews = button(words.renew ?? "", () => ask({ do: "renew", seat: each.seat }));
      parts.push(link, element("div", { className: "buttons" }, copies, renews));
    }
    return element("li", {}, ...parts);
  };

  /** What has to be said of the way that the links lead. */
  const warning = (words: Words): string => {
    const first = [...links.values()][0]?.link;
    if (!first) return words.asking ?? "";
    if (isOfThisMachine(first)) return words.alone ?? "";
    return first.startsWith("http:") ? (words.plain ?? "") : "";
  };

  const draw = () => {
    const words = model.get("words");
    const large = root.classList.contains("large");
    if (model.get("closed")) {
      root.replaceChildren(element("p", {}, words.closed ?? ""));
      return;
    }
    const head = element("header", { className: "head" }, element("h2", {}, words.title ?? ""));
    if (!model.get("started")) {
      head.append(button(words.start ?? "", () => ask({ do: "start" }), "main"));
    }
    head.append(button((large ? words.small : words.big) ?? "", grow));
    const list = element("ul", {}, ...model.get("seats").map((each) => seat(each, words)));
    const scans = [...links.values()].some((each) => each.code && !isOfThisMachine(each.link));
    const said = [warning(words), scans ? words.scan : ""].filter(Boolean);
    root.replaceChildren(head, ...said.map((each) => element("p", {}, each ?? "")), list);
  };

  /** Fills the screen, for a projector, or goes back. */
  const grow = () => {
    const large = root.classList.toggle("large");
    if (large) void root.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) void document.exitFullscreen();
    draw();
  };
  const shrink = () => {
    if (document.fullscreenElement || !root.classList.contains("large")) return;
    root.classList.remove("large");
    draw();
  };
  const take = (told: { links?: Link[] }) => {
    if (!told.links) return;
    links = new Map(told.links.map((each) => [each.seat, each]));
    draw();
  };

  const traits = ["seats", "started", "closed", "words"];
  for (const trait of traits) model.on(`change:${trait}`, draw);
  model.on("msg:custom", take);
  document.addEventListener("fullscreenchange", shrink);
  draw();
  void wayThrough(model).then((found) => {
    base = found;
    ask({ do: "links" });
  });
  return () => {
    for (const trait of traits) model.off(`change:${trait}`, draw);
    model.off("msg:custom", take);
    document.removeEventListener("fullscreenchange", shrink);
  };
}

export default { render };
