/** The invitation to a table: a code for each guest. Links are asked for, and kept nowhere. */
import "./invitation.css";
import type { AnyModel } from "@anywidget/types";
import type { GuestLink, GuestSeat } from "../base/contract";
import { arrives, isOfThisMachine, jupyterBase } from "../base/way_in";

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
}>;

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
  el.append(root);
  let base = jupyterBase();
  let tried = base === "";
  let links = new Map<string, GuestLink>();
  let regroup = "same";
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
    const ofClass = model.get("board") !== undefined;
    if (ofClass) head.append(...leads(words));
    head.append(button((large ? words.small : words.big) ?? "", grow));
    const scans = [...links.values()].some((each) => each.code && !isOfThisMachine(each.link));
    const wrong = model.get("said") ?? "";
    const said = [wrong, warning(words), scans ? words.scan : ""].filter(Boolean);
    const texts = said.map((each) => element("p", {}, each ?? ""));
    if (wrong) texts[0]?.setAttribute("role", "alert");
    root.replaceChildren(head, ...texts, ofClass ? hall(words) : guests(words));
  };

  const guests = (words: Words) =>
    element("ul", { className: "seats" }, ...model.get("seats").map((each) => seat(each, words)));

  /** A class: its code on one side, those who have come by it on the other. */
  const hall = (words: Words) => {
    const round = model.get("round") ?? 0;
    const count = [round && (words.round ?? "").replace("{n}", String(round)), model.get("here")];
    const code = element("div", { className: "code" }, ...way(links.get(""), "", words));
    const heard = element("h3", {}, count.filter(Boolean).join(" · "));
    return element("div", { className: "hall" }, code, element("div", {}, heard, board(words)));
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
  const traits = "seats here started closed words board round paused over said".split(" ");
  for (const trait of traits) model.on(`change:${trait}`, draw);
  model.on("change:edition", renew);
  model.on("msg:custom", take);
  document.addEventListener("fullscreenchange", shrink);
  draw();
  ask({ do: "links" });
  return () => {
    for (const trait of traits) model.off(`change:${trait}`, draw);
    model.off("change:edition", renew);
    model.off("msg:custom", take);
    document.removeEventListener("fullscreenchange", shrink);
  };
}

export default { render };
