import { describe, expect, test } from "vitest";
import type { Refusal } from "../src/base/contract";
import cover from "./fixtures/cover.json";
import follow from "./fixtures/follow.json";
import japanese from "./fixtures/japanese.json";
import lead from "./fixtures/lead.json";
import markup from "./fixtures/markup.json";
import nine from "./fixtures/nine.json";
import over from "./fixtures/over.json";
import refused from "./fixtures/refused.json";
import english from "./fixtures/words.en.json";
import { CHOICES, fixture, settle } from "./model";
import { all, button, card, open, press, show } from "./page";

describe("the table", () => {
  test("takes the place of its still picture while it is there", () => {
    const picture = document.body.appendChild(document.createElement("div"));
    picture.className = "still picture-of-this-table";
    show(follow);
    expect(picture.hidden).toBe(true);
    open.close();
    expect(picture.hidden).toBe(false);
    picture.remove();
    show(follow);
  });

  test("shows every other seat in the order of play, and mine at the hand", () => {
    show(follow);
    expect(all(".seat .name").map((name) => name.textContent)).toEqual(["Ken", "Hana", "Yuki"]);
    expect(open.root.querySelector(".me")?.textContent).toContain("You");
  });

  test("seats nine", () => {
    show(nine);
    expect(all(".seat")).toHaveLength(8);
    expect(all("[role=option]")).toHaveLength(26);
  });

  test("lays the latest play large, with whose it is", () => {
    show(follow);
    expect(open.root.querySelector(".latest")?.textContent).toContain("Ken");
    expect(all(".laid")).toHaveLength(3);
  });

  test("isolates each name, so that it cannot turn the text around it round", () => {
    show(follow);
    const names = all(".seat .name, .me .name, .laid p b, .leaf b");
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(name.querySelector("bdi")?.textContent).toBe(name.textContent);
  });

  test("marks the play to beat on the ruler", () => {
    show(follow);
    expect(all("[data-mark=top]").map((cell) => cell.firstChild?.textContent)).toEqual(["7"]);
    expect(all(".ruler [data-mark=weak]")).toHaveLength(8);
  });

  test("speaks what has happened in one sentence", () => {
    show(follow);
    expect(open.root.querySelector("[aria-live=polite]")?.textContent).toContain("suit bind");
  });

  test("shows names and notes as text", () => {
    show(markup);
    expect(open.root.querySelector("img, script, .seat i i")).toBeNull();
    expect(open.root.textContent).toContain("<script>alert(1)</script>");
  });

  test("says its language", () => {
    show(japanese);
    expect(open.root.firstElementChild?.getAttribute("lang")).toBe("ja");
  });

  test("hides the hand under a cover", () => {
    show(cover);
    expect(all("[role=option]")).toEqual([]);
    expect(all(".fan .back")).toHaveLength(cover.seats.find(({ acts }) => acts)?.count ?? 0);
    expect(open.root.querySelector(".me")?.textContent).toContain("Hana");
    button(/I am Hana/).click();
    expect(open.model.sent).toEqual([{ version: 25, do: "take" }]);
  });

  test("shows after a game what was left of the own hand", () => {
    show({ ...fixture(over), hand: ["3c", "5d"] });
    expect(open.root.querySelector(".me .cards")?.getAttribute("aria-label")).toBe(
      "3 of clubs, 5 of diamonds",
    );
  });

  test("shows the result between games, the first place first", () => {
    show(over);
    expect(all(".result [scope=row]").map((cell) => cell.textContent)).toEqual([
      "You",
      "Hana",
      "Ken",
      "Yuki",
    ]);
  });
});

describe("the hand", () => {
  test("is a listbox with one card in the order of Tab", () => {
    show(lead);
    expect(open.root.querySelector("[role=listbox]")?.getAttribute("aria-label")).toContain("18");
    expect(all("[role=option][tabindex='0']")).toHaveLength(1);
  });

  test("says what cannot be played, and lets it be chosen all the same", () => {
    show(follow);
    expect(card("3c").getAttribute("aria-disabled")).toBe("true");
    expect(card("5h").getAttribute("aria-disabled")).toBe("false");
    card("3c").click();
    expect(card("3c").getAttribute("aria-selected")).toBe("true");
  });

  test("marks what can still be added", () => {
    show(lead);
    card("5c").click();
    expect(card("6c").dataset.mark).toBe("open");
    expect(card("9d").dataset.mark).toBe("shut");
  });

  test("leaves what can be played open while a card is chosen that cannot", () => {
    show(follow);
    card("3c").click();
    expect(card("5h").dataset.mark).toBe("open");
    expect(card("6s").dataset.mark).toBe("shut");
    card("5h").click();
    expect(all("[role=option][aria-selected=true]")).toEqual([card("5h")]);
    expect(card("3c").dataset.mark).toBe("shut");
  });

  test("names its cards for a screen reader", () => {
    show(lead);
    expect(card("Ts").getAttribute("aria-label")).toBe("10 of spades");
    expect(card("X").getAttribute("aria-label")).toBe("joker");
  });
});

describe("a refusal", () => {
  test("tells a refusal that is for one view in that view alone", () => {
    show(follow);
    button(/^Pass/).click();
    const [me] = open.model.senders as number[];
    for (const to of [me, 5]) {
      open.model.become(fixture(refused, { refusal: { ...refused.refusal, to } as Refusal }));
      expect(all(".refused")).toHaveLength(to === me ? 1 : 0);
    }
    expect(all(".ask [role=status]")[0]?.textContent).toContain("Your turn");
  });

  test("takes the place of the prompt, with the rule explained below", () => {
    show(refused);
    const said = open.root.querySelector(".asked")?.textContent;
    expect(said).toContain("allows only hearts");
    expect(said).toContain("bind the rest of the trick");
    expect(said).not.toContain("Your turn");
    expect(said?.match(/suit bind/gi)).toHaveLength(1);
  });

  test.each(["Enter", " "])("opens the card of its rule by %j, unheard outside", async (key) => {
    show(refused);
    await settle();
    expect(press(button(/^suit bind$/), key)).toBe(false);
    await settle();
    expect(open.root.querySelector("dialog")?.open).toBe(true);
  });

  test("opens the card of its rule", async () => {
    show(refused);
    await settle();
    button(/^suit bind$/).click();
    await settle();
    const dialog = open.root.querySelector("dialog");
    expect(dialog?.open).toBe(true);
    expect(dialog?.textContent).toContain("マークしばり");
    expect(dialog?.textContent).toContain("Also called カタメ · ロック · 시바리");
  });
});

async function openRules(): Promise<HTMLTextAreaElement> {
  show(follow);
  button(/^Change rules$/).click();
  await settle();
  return open.root.querySelector("textarea") as HTMLTextAreaElement;
}

describe("a notice", () => {
  const notice = "From the next game on: standard.";

  test("takes the place of the prompt until a card is chosen", () => {
    show(follow, { notice });
    expect(open.root.querySelector(".banner")?.textContent).toContain(notice);
    expect(open.root.querySelector(".asked [role=status]")?.textContent).toBe("");
    card("5h").click();
    expect(open.root.querySelector(".banner")).toBeNull();
    expect(open.root.querySelector(".asked [role=status]")?.textContent).toContain("Your turn");
  });

  test("leaves the result of a game beside it", () => {
    show(over, { notice });
    expect(open.root.querySelector(".banner")?.textContent).toContain(notice);
    expect(open.root.querySelector(".asked [role=status]")?.textContent).not.toBe("");
  });
});

describe("the panels", () => {
  test("turn by arrow keys", () => {
    show(follow);
    press(all("[role=tab]")[0] as HTMLElement, "ArrowRight");
    expect(open.root.querySelector("[aria-selected=true][role=tab]")?.textContent).toBe(
      "Rules now",
    );
    expect(open.root.querySelector(".leaf")?.textContent).toContain("Eight cut");
  });

  test("say beside the rules how many players the house is for", () => {
    show(follow);
    button(/^Rules now$/).click();
    expect(open.root.querySelector(".leaf")?.textContent).toContain("For 3–9 players.");
  });

  test("show the points of every game", () => {
    show(over);
    button(/^Scores$/).click();
    expect(all(".leaf [scope=row]").map((cell) => cell.textContent)).toEqual([
      "1.1",
      "1.2",
      "2.3",
      "2.4",
      "Total",
    ]);
  });

  test("change the rules of the next game, and say in place why not", async () => {
    const line = await openRules();
    line.value = "standard, -stairs";
    line.dispatchEvent(new Event("change"));
    await settle();
    expect(open.root.querySelector("dialog [role=alert]")?.textContent).toContain("Stairs");
    expect(all("dialog li.refused input")[0]?.getAttribute("aria-label")).toBe("Stairs");
    button(/Use for the next game/).click();
    await settle();
    expect(open.model.sent).toEqual([]);
    line.value = "standard, seven-pass";
    line.dispatchEvent(new Event("change"));
    button(/Use for the next game/).click();
    await settle();
    expect(open.model.sent).toEqual([{ version: 12, do: "rules", text: "standard, seven-pass" }]);
  });

  test("leave what is being typed as it is when the table is drawn anew", async () => {
    const line = await openRules();
    line.focus();
    line.value = "standard, sev";
    open.model.become(fixture(follow, { version: 13 }));
    expect(line.value).toBe("standard, sev");
    line.blur();
    open.model.become(fixture(follow, { version: 14 }));
    expect(line.value).toBe("standard");
  });

  test("switch rules off and on in the line, and go on from lines that do not do yet", async () => {
    const line = await openRules();
    all("dialog [aria-label='Eight cut']")[0]?.click();
    all("dialog [aria-label='Stairs']")[0]?.click();
    await settle();
    expect(line.value).toBe("standard, -eight-cut, -stairs");
    expect((all("dialog [aria-label='Eight cut']")[0] as HTMLInputElement).checked).toBe(false);
    all("dialog [aria-label='Stairs']")[0]?.click();
    await settle();
    expect(line.value).toBe("standard, -eight-cut, -stairs, stairs");
  });

  test("lose no change of which Python has not heard yet", async () => {
    const line = await openRules();
    open.model.late = [];
    line.value = "standard, seven-pass";
    line.dispatchEvent(new Event("change"));
    all("dialog [aria-label='Eight cut']")[0]?.click();
    const [first, second] = all("dialog li details");
    for (const each of [first, second]) {
      each?.toggleAttribute("open", true);
      each?.dispatchEvent(new Event("toggle"));
    }
    for (let answers = 0; answers < 8; answers += 1) await open.model.answer();
    expect(line.value).toBe("standard, seven-pass, -eight-cut");
    for (const each of [first, second]) expect(each?.querySelector("p")).not.toBeNull();
  });

  test("go on changing rules after a change that Python failed to judge", async () => {
    const line = await openRules();
    open.model.failing = true;
    all("dialog [aria-label='Eight cut']")[0]?.click();
    await settle();
    open.model.failing = false;
    all("dialog [aria-label='Stairs']")[0]?.click();
    await settle();
    expect(line.value).toBe("standard, -eight-cut, -stairs");
  });

  test("remember the chapters that a person has folded, not those that are searched", async () => {
    await openRules();
    const search = open.root.querySelector("[type=search]") as HTMLInputElement;
    const chapters = () => all("dialog .list > details") as HTMLDetailsElement[];
    const shut = chapters().map((each) => each.open);
    for (const query of ["a", ""]) {
      search.value = query;
      search.dispatchEvent(new Event("input"));
      for (const each of chapters()) each.dispatchEvent(new Event("toggle"));
    }
    expect(chapters().map((each) => each.open)).toEqual(shut);
  });

  test("say at once that no rule can be changed now, and offer another match", async () => {
    CHOICES.barred = "Here only the daifugo may change a rule.";
    const line = await openRules();
    CHOICES.barred = "";
    expect(line).toBeNull();
    const stairs = () => all("dialog [aria-label='Stairs']")[0] as HTMLInputElement;
    expect(open.root.querySelector("dialog")?.textContent).toContain("Here only the daifugo");
    expect(stairs().disabled).toBe(true);
    expect(all("dialog .main")).toEqual([]);
    button(/new match/).click();
    expect(stairs().disabled).toBe(false);
    all("dialog [aria-label='Eight cut']")[0]?.click();
    await settle();
    button(/Start a new match/).click();
    await settle();
    expect(open.model.sent).toEqual([{ version: 12, do: "new", text: "standard, -eight-cut" }]);
  });

  test("show the options of a rule that lies open, and set them in the line", async () => {
    const line = await openRules();
    const details = all("dialog li details").find((each) =>
      /Suit bind/.test(each.textContent ?? ""),
    );
    details?.toggleAttribute("open", true);
    details?.dispatchEvent(new Event("toggle"));
    await settle();
    details?.querySelectorAll<HTMLElement>("fieldset input")[0]?.click();
    await settle();
    expect(line.value).toBe("standard, suit-bind(joker_binds=true)");
  });

  test("change settings from the menu", () => {
    show(follow);
    button(/^Menu$/).click();
    const [language] = all("dialog select") as HTMLSelectElement[];
    if (!language) throw new Error("no list");
    expect([...language.options].map(({ lang }) => lang)).toEqual(["en", "ja", "ko"]);
    const paces = all("dialog label").find(({ textContent }) => textContent?.startsWith("Pace"));
    const offered = [...(paces?.querySelectorAll("option") ?? [])].map((each) => each.text);
    expect(offered).toEqual(["slow", "normal", "fast", "step by step", "at once"]);
    language.value = "ja";
    language.dispatchEvent(new Event("change"));
    const set = { version: 12, do: "set", key: "lang", value: "ja", calm: false };
    expect(open.model.sent).toEqual([set]);
  });

  test("offer a setting only where it changes something", () => {
    const offered = (can: string[]) => {
      show(follow, { can });
      button(/^Menu$/).click();
      const found = all("dialog label").map((each) => each.textContent ?? "");
      open.close();
      return (["timer", "auto_pass", "to_end", "warn"] as const).filter((name) =>
        found.some((label) => label.startsWith(english[`set.${name}`])),
      );
    };
    expect(offered(["undo"])).toEqual([]);
    expect(offered(["undo", "timer", "auto_pass", "to_end"])).toEqual([
      "timer",
      "auto_pass",
      "to_end",
    ]);
    expect(offered(["undo", "warn"])).toEqual(["warn"]);
  });

  test("remember the settings, where Python can, and go back to the table", async () => {
    show(follow);
    button(/^Menu$/).click();
    expect(all("dialog button").filter((each) => /Remember/.test(each.textContent ?? ""))).toEqual(
      [],
    );
    open.close();
    show(follow, { can: ["undo", "remember"] });
    button(/^Menu$/).click();
    button(/^Remember these settings$/).click();
    await settle();
    expect(open.model.sent).toEqual([expect.objectContaining({ do: "remember" })]);
    expect(all("dialog")).toEqual([]);
  });

  test("lay a text out where the clipboard is shut", async () => {
    show(follow);
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    button(/^Menu$/).click();
    button(/bug report/).click();
    await settle();
    const report = open.root.querySelector("textarea")?.value;
    expect(report).toBe(`# ${navigator.userAgent}\nthe report`);
  });
});
