/** The rules of the next game while they are being changed; Python judges each change. */
import type { Brief, Choices, Edited, RuleCard, RuleOption } from "../state";
import type { View } from "../view";

export interface Draft extends Choices {
  /** The rules as text, and the text that switches go on from: the last one that made sense. */
  line: string;
  base: string;
  error: string | null;
  /** The rules that clash, and those that are on, with their options in words. */
  clash: string[];
  on: Record<string, string>;
  /** The chapters that a person has opened or shut, the rules that are open, and their cards. */
  folds: Record<string, boolean>;
  open: string[];
  cards: RuleCard[];
  query: string;
  /** True if these are to be the rules of another match, which starts with them. */
  fresh: boolean;
  /** Done once Python has answered the latest change. */
  told: Promise<void>;
}

export async function openEditor(t: View): Promise<void> {
  const base = t.state.next_rules;
  const choices = await t.link.ask<Choices>({ ask: "choices" });
  const fresh = { base, folds: {}, open: [], cards: [], query: "", fresh: false };
  t.draft = { ...choices, ...fresh } as unknown as Draft; // Python tells the rest
  await edit(t, base);
  t.set({ sheet: { kind: "editor" } });
}

export function change(t: View, patch: Partial<Draft>): void {
  if (t.draft) t.set({ draft: { ...t.draft, ...patch } });
}

/** Asks Python about a line; an answer that a later change has overtaken is ignored. */
export function edit(t: View, line: string, now: Partial<Draft> = {}): Promise<void> {
  const draft = Object.assign(t.draft ?? ({} as Draft), now, { line });
  const { open, fresh } = draft;
  const told = t.link.ask<Edited>({ ask: "edit", text: line, open, fresh }).then((edited) => {
    if (t.draft?.line !== line) return;
    const { base, cards } = t.draft;
    change(t, {
      ...edited,
      ...(edited.error === null ? { base: edited.line } : { base, cards }),
    });
  });
  draft.told = told;
  return told;
}

/** Switches a rule: later changes build on that, even while the rules do not go together. */
export function turn(t: View, id: string, on: boolean): Promise<void> {
  const base = `${t.draft?.base}, ${on ? "" : "-"}${id}`;
  return edit(t, base, { base });
}

/** A value as a record writes it: members of a set are joined by a plus. */
export function written(value: unknown): string {
  return Array.isArray(value) ? value.join("+") : String(value);
}

/** What was typed, as a record writes it: people separate the items of a list in many ways. */
export function typed(text: string): string {
  const members = text.normalize("NFKC").split(/[\s,、;+]+/);
  return written(members.filter(Boolean));
}

/** Gives an option another value, "" the usual one. */
export function setOption(t: View, id: string, option: RuleOption, value: unknown): Promise<void> {
  const text = written(value === "" ? option.default : value);
  return edit(t, `${t.draft?.base}, ${id}(${option.name}=${text})`);
}

/** Uses the rules for the next game or another match, if they are valid. */
export async function apply(t: View): Promise<void> {
  await t.draft?.told;
  if (!t.draft || t.draft.error !== null) return;
  t.act({ do: t.draft.fresh ? "new" : "rules", text: t.draft.line });
  t.set({ sheet: null });
}

/** A text in one width and case, without what people leave out. */
export function squeezed(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ '’・\-\u0304]/g, "");
}

/** The rules to list: those with all the words in one name or sentence; all without words. */
export function listed({ rules, query }: Draft): Brief[] {
  const words = query.split(/\s+/).map(squeezed);
  const fits = (line: string) => words.every((word) => line.includes(word));
  return rules.filter(({ find }) => squeezed(find).split("\n").some(fits));
}

/** A chapter with more rules than this is folded at first, so that the next ones stay in sight. */
const SHORT = 8;

/** True for a chapter that is not folded; one with rules searched for or clashing is open. */
export function isOpen({ query, clash, folds }: Draft, title: string, whole: Brief[]): boolean {
  if (query || whole.some(({ id }) => clash.includes(id))) return true;
  return folds[title] ?? (whole.length <= SHORT && !whole[0]?.frame);
}
