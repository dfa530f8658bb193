/** The guests of a table: who has come, and codes and links for the others. */
import type { HTMLAttributes } from "preact";
import { button } from "../base/button";
import type { GuestLink, GuestList, GuestSeat, GuestsLookup } from "../base/contract";
import { h, type Tree } from "../base/vdom";
import type { View } from "../base/view";
import { arrives, isElsewhere, isOfThisMachine, jupyterBase } from "../base/way_in";

/** What this view knows of the ways in: links are asked for, and kept nowhere else. */
export interface InviteSheet {
  kind: "invite";
  links: GuestLink[];
  /** Why what was asked for could not be done, "" if it could. */
  said: string;
  /** The address of the Jupyter server that links go through, "" for none. */
  base: string;
  /** Of which `GuestList` the links are. */
  edition: number;
  waits: boolean;
  large: boolean;
}

type Wish = GuestsLookup["wish"];

/** Opens the table to guests, and shows how they come. */
export function invite(view: View): void {
  const base = jupyterBase();
  view.set({
    sheet: { kind: "invite", links: [], said: "", base, edition: 0, waits: true, large: false },
  });
  void ask(view, "open");
}

function change(view: View, patch: Partial<InviteSheet>): void {
  if (view.sheet?.kind === "invite") view.set({ sheet: { ...view.sheet, ...patch } });
}

async function ask(view: View, wish: Wish, seat?: string): Promise<void> {
  const { sheet } = view;
  if (sheet?.kind !== "invite") return;
  const { base } = sheet;
  const found = await view.link.ask({ ask: "guests", wish, base, ...(seat && { seat }) });
  const first = found?.links[0]?.link ?? "";
  if (base && first.startsWith(base) && !sheet.links.length && !(await arrives(first))) {
    change(view, { base: "" });
    return ask(view, "links");
  }
  const said = found ? found.said : view.word("invite.failed");
  const edition = view.state.company?.edition ?? 0;
  change(view, { links: found?.links ?? [], said, edition, waits: false });
}

async function copyLink(view: View, { link }: GuestLink, pressed: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    view.set({ said: view.word("copied") });
  } catch {
    // Where a page may not copy, a person still can.
    pressed.closest("li")?.querySelector("input")?.select();
  }
}

/** A code, its link as text, and what can be done with it. */
function way(view: View, { seat, name }: GuestSeat, found: GuestLink): Tree {
  const copy = view.word("invite.copy");
  return [
    found.code && !isOfThisMachine(found.link) && (
      <img src={found.code} alt={view.word("invite.code", { name })} />
    ),
    <input
      readonly
      value={found.link}
      aria-label={`${name}: ${copy}`}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />,
    <div class="buttons">
      {button(copy, ({ currentTarget }) => copyLink(view, found, currentTarget))}
      {button(view.word("invite.renew"), () => ask(view, "renew", seat))}
    </div>,
  ];
}

function guest(view: View, each: GuestSeat, links: GuestLink[]): Tree {
  const found = links.find(({ seat }) => seat === each.seat);
  return (
    <li key={each.seat}>
      <h3>
        <bdi>{each.name}</bdi>
        <span class={`stands ${each.stands}`}>{view.word(`invite.${each.stands}`)}</span>
      </h3>
      {found && way(view, each, found)}
    </li>
  );
}

/** What has to be said of the way that the links lead. */
function warning(view: View, links: GuestLink[]): Tree {
  const first = links[0]?.link;
  if (!first) return <p>{view.word("invite.asking")}</p>;
  if (isOfThisMachine(first))
    return [
      <p>{view.word(isElsewhere() ? "invite.shut" : "invite.near")}</p>,
      <div class="buttons">{button(view.word("invite.lan"), () => ask(view, "lan"))}</div>,
    ];
  return [
    <p>{view.word("invite.scan")}</p>,
    first.startsWith("http:") && <p class="note">{view.word("invite.plain")}</p>,
  ];
}

/** Fills the screen, for a projector, or goes back. */
function grow(view: View, large: boolean, pressed: HTMLElement): void {
  const shown = pressed.closest(".invite");
  if (large) void shown?.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) void document.exitFullscreen();
  change(view, { large });
}

function guests(view: View, { seats, begun }: GuestList, { links, large }: InviteSheet): Tree {
  const size = view.word(large ? "invite.small" : "invite.big");
  return [
    <div class="buttons">
      {!begun && button(view.word("invite.start"), () => ask(view, "start"), { class: "main" })}
      {button(size, ({ currentTarget }) => grow(view, !large, currentTarget))}
      {button(view.word("invite.close"), () => ask(view, "close"))}
    </div>,
    warning(view, links),
    <ul>{seats.map((each) => guest(view, each, links))}</ul>,
  ];
}

/** Nobody is invited: because that could not be done, or not any more. */
function nobody(view: View, { said, waits }: InviteSheet): Tree {
  if (waits) return <p>{view.word("invite.asking")}</p>;
  return [
    !said && <p>{view.word("invite.nobody")}</p>,
    <div class="buttons">{button(view.word("button.invite"), () => ask(view, "open"))}</div>,
  ];
}

export function inviteSheet(view: View, sheet: InviteSheet): Tree {
  const { company } = view.state;
  // A link may have been made anew elsewhere: by a cell, or by an invitation.
  if (company && !sheet.waits && company.edition !== sheet.edition) {
    sheet.edition = company.edition;
    void ask(view, "links");
  }
  const shrinks = {
    onfullscreenchange: () => document.fullscreenElement || change(view, { large: false }),
  } as HTMLAttributes<HTMLDivElement>; // whose types do not know of it
  return (
    <div class={sheet.large ? "invite large" : "invite"} {...shrinks}>
      <div role="alert">{sheet.said && <p class="warning">{sheet.said}</p>}</div>
      {company ? guests(view, company, sheet) : nobody(view, sheet)}
    </div>
  );
}
