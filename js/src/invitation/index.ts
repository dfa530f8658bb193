/** The invitation to a table: a code for each guest. Links are asked for, and kept nowhere. */
import "./invitation.css";
import type { AnyModel } from "@anywidget/types";
import type { GuestLink, GuestSeat } from "../base/contract";
import { arrives, isElsewhere, isOfThisMachine, jupyterBase } from "../base/way_in";

type Words = Record<string, string>;

/** What a class has reached, as a table. */
interface Board {
  head?: string[];
  rows?: (string | number)[][];
}

type Model = AnyModel<{
  seats: GuestSeat[];
  here: string;
  started: boolean;
  closed: boolean;
  words: Words;
  /** Another number once any link has changed. */
  edition: number;
  /** Of a class alone. */
  board?: Board;
  round?: number;
  paused?: boolean;
  over?: boolean;
  said?: string;
  /** How many tables there are; the number of the one that is shown, and of its model. */
  tables?: number;
  shown?: number | null;
  projection?: string | null;
}>;

/** What Jupyter hands out of a widget: others of the page, and views of them. */
interface Manager {
  get_model(id: string): Promise<unknown>;
  create_view(model: unknown): Promise<{ el: HTMLElement; remove(): void }>;
}

const REGROUPS = ["same", "ladder", "lot"] as const;

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

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = element("section", { className: "dfg-invitation" });
  const top = element("div", { className: "part" });
  const stage = element("div", { className: "stage" }); // a view there is not drawn anew with us
  const below = element("div", { className: "part" });
  root.append(top, stage, below);
  el.append(root);
  let base = jupyterBase();
  let tried = base === "";
  let links = new Map<string, GuestLink>();
  let regroup = "same";
  let onStage: { remove(): void } | undefined;
  let gone = false;
  const ask = (wish: object) => model.send({ ...wish, base });

  const copy = async ({ link }: GuestLink, pressed: HTMLButtonElement) => {
    const words = model.get("words");
    try {
      await navigator.clipboard.writeText(link);
      pressed.textContent = words.copied ?? "";
    } catch {
      const shown = pressed.closest("li")?.querySelector<HTMLInputElement>("input");
      shown?.select(); // where a page may not copy, a person still can
    }
  };

  /** A code, its link as text, and what can be done with it. */
  const way = (found: GuestLink | undefined, name: string, words: Words, renew?: () => void) => {
    if (!found) return [];
    const parts: HTMLElement[] = [];
    if (found.code && !isOfThisMachine(found.link)) {
      const alt = (words.code ?? "").replace("{name}", name);
      parts.push(element("img", { src: found.code, alt }));
    }
    const link = element("input", { value: found.link, readOnly: true, className: "link" });
    link.setAttribute("aria-label", words.copy ?? "");
    link.onfocus = () => link.select();
    const copies = button(words.copy ?? "", () => void copy(found, copies));
    const buttons = element("div", { className: "buttons" }, copies);
    if (renew) buttons.append(button(words.renew ?? "", renew));
    return [...parts, link, buttons];
  };

  const seat = (each: GuestSeat, words: Words) => {
    const name = element("h3", {}, each.name);
    const stands = element("p", { className: `stands ${each.stands}` }, words[each.stands] ?? "");
    const renew = () => ask({ do: "renew", seat: each.seat });
    return element(
      "li",
      {},
      element("header", {}, name, stands),
      ...way(links.get(each.seat), each.name, words, renew),
    );
  };

  /** The points so far, or the names of those who are here. */
  const board = (words: Words): HTMLElement => {
    const { head, rows } = model.get("board") ?? {};
    if (!head || !rows) {
      const names = model.get("seats").map(({ name, stands }) => {
        const title = stands === "here" ? "" : (words[stands] ?? "");
        return element("li", { className: stands, title }, name);
      });
      return element("ul", { className: "names" }, ...names);
    }
    const line = (tag: "th" | "td", cells: (string | number)[]) =>
      element("tr", {}, ...cells.map((cell) => element(tag, {}, String(cell))));
    const body = rows.map((row) => line("td", row));
    return element(
      "table",
      {},
      element("thead", {}, line("th", head)),
      element("tbody", {}, ...body),
    );
  };

  /** The buttons of whoever leads a class. */
  const leads = (words: Words): HTMLElement[] => {
    if (!model.get("started")) return [];
    const how = element("select", { ariaLabel: words.next ?? "" });
    how.append(...REGROUPS.map((each) => element("option", { value: each }, words[each] ?? "")));
    how.value = regroup;
    how.onchange = () => {
      regroup = how.value;
    };
    const next = () => ask({ do: "next", how: regroup });
    const pause = model.get("paused") ? words.go : words.pause;
    return [
      button(pause ?? "", () => ask({ do: "pause" })),
      how,
      button(words.next ?? "", next, model.get("over") ? "main" : ""),
    ];
  };

  /** What has to be said of the way that the links lead. */
  const warning = (words: Words): string => {
    const first = [...links.values()][0]?.link;
    if (!first) return words.asking ?? "";
    if (isOfThisMachine(first)) return (isElsewhere() ? words.shut : words.alone) ?? "";
    return first.startsWith("http:") ? (words.plain ?? "") : "";
  };

  const draw = () => {
    const words = model.get("words");
    const large = root.classList.contains("large");
    if (model.get("closed")) {
      top.replaceChildren(element("p", {}, words.closed ?? ""));
      below.replaceChildren();
      return;
    }
    const head = element("header", { className: "head" }, element("h2", {}, words.title ?? ""));
    if (!model.get("started")) {
      head.append(button(words.start ?? "", () => ask({ do: "start" }), "main"));
    }
    const ofClass = model.get("board") !== undefined;
    if (ofClass) head.append(...leads(words));
    head.append(button((large ? words.small : words.big) ?? "", grow));
    const scans = [...links.values()].some((each) => each.code && !isOfThisMachine(each.link));
    const wrong = model.get("said") ?? "";
    const said = [wrong, warning(words), scans ? words.scan : ""].filter(Boolean);
    const texts = said.map((each) => element("p", {}, each ?? ""));
    if (wrong) texts[0]?.setAttribute("role", "alert");
    top.replaceChildren(head, ...texts);
    below.replaceChildren(ofClass ? hall(words) : guests(words));
  };

  /** Shows the table that whoever leads the class has chosen, by a view of its own model. */
  const project = async () => {
    const id = model.get("projection");
    onStage?.remove();
    onStage = undefined;
    if (!id) return;
    const manager = model.widget_manager as unknown as Manager;
    const view = await manager.create_view(await manager.get_model(id.replace(/^IPY_MODEL_/, "")));
    if (model.get("projection") !== id || gone) return view.remove();
    onStage = view;
    stage.replaceChildren(view.el);
  };

  /** A button for each table, and one for none. */
  const tables = (words: Words): HTMLElement => {
    const shown = model.get("shown") ?? null;
    const numbers = Array.from({ length: model.get("tables") ?? 0 }, (_, at) => at + 1);
    const buttons = numbers.map((n) => {
      const show = button(String(n), () => ask({ do: "show", how: n === shown ? null : n }));
      show.ariaPressed = String(n === shown);
      show.ariaLabel = `${words.show}: ${n}`;
      return show;
    });
    if (shown !== null)
      buttons.push(button(words.hide ?? "", () => ask({ do: "show", how: null })));
    return element("div", { className: "buttons tables" }, words.show ?? "", ...buttons);
  };

  const guests = (words: Words) =>
    element("ul", { className: "seats" }, ...model.get("seats").map((each) => seat(each, words)));

  /** A class: its code on one side, those who have come by it on the other. */
  const hall = (words: Words) => {
    const round = model.get("round") ?? 0;
    const count = [round && (words.round ?? "").replace("{n}", String(round)), model.get("here")];
    const code = element("div", { className: "code" }, ...way(links.get(""), "", words));
    const heard = element("h3", {}, count.filter(Boolean).join(" · "));
    const shows = model.get("tables") ? [tables(words)] : [];
    const right = element("div", {}, heard, ...shows, board(words));
    return element("div", { className: "hall" }, code, right);
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
  const take = async (told: { links?: GuestLink[] }) => {
    const first = told.links?.[0];
    if (!told.links) return;
    if (!tried && first?.link.startsWith(base)) {
      tried = true;
      if (!(await arrives(first.link))) {
        base = "";
        ask({ do: "links" });
        return;
      }
    }
    links = new Map(told.links.map((each) => [each.seat, each]));
    draw();
  };

  const renew = () => ask({ do: "links" });
  const traits = "seats here started closed words board round paused over said tables shown".split(
    " ",
  );
  for (const trait of traits) model.on(`change:${trait}`, draw);
  model.on("change:edition", renew);
  model.on("change:projection", project);
  model.on("msg:custom", take);
  document.addEventListener("fullscreenchange", shrink);
  draw();
  void project();
  ask({ do: "links" });
  return () => {
    gone = true;
    onStage?.remove();
    model.off("change:projection", project);
    for (const trait of traits) model.off(`change:${trait}`, draw);
    model.off("change:edition", renew);
    model.off("msg:custom", take);
    document.removeEventListener("fullscreenchange", shrink);
  };
}

export default { render };
