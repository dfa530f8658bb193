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
  told?: Promise<void>;
}

export async function openEditor(t: View): Promise<void> {
  const base = t.state.next_rules;
  const open: string[] = [];
  const choices = await t.link.ask<Choices>({ ask: "choices" });
  const edited = await t.link.ask<Edited>({ ask: "edit", text: base, open, fresh: false });
  if (!choices || !edited) return;
  const draft = { ...choices, ...edited, base, open, fresh: false, folds: {}, query: "" };
  t.set({ draft, sheet: { kind: "editor" } });
}

export function change(t: View, patch: Partial<Draft>): void {
  if (t.draft) t.set({ draft: Object.assign(t.draft, patch) });
}

/** Changes the draft once Python has judged the change before, and has this one judged. */
export function edit(t: View, how: (draft: Draft) => Partial<Draft>): void {
  if (t.draft) t.draft.told = judge(t, t.draft, how);
}

async function judge(t: View, draft: Draft, how: (draft: Draft) => Partial<Draft>): Promise<void> {
  await draft.told;
  const { line, base, cards, open, fresh } = Object.assign(draft, how(draft));
  const edited = await t.link.ask<Edited>({ ask: "edit", text: line, open, fresh });
  if (!edited) return;
  Object.assign(draft, edited, edited.error === null ? { base: edited.line } : { base, cards });
  change(t, {});
}

/** Opens a rule: its card is asked for. */
export function unfold(t: View, id: string): void {
  if (!t.draft?.open.includes(id)) edit(t, ({ open }) => ({ open: [...open, id] }));
}

/** Switches a rule: later changes build on that, even while the rules do not go together. */
export function turn(t: View, id: string, on: boolean): void {
  edit(t, ({ base }) => {
    const line = `${base}, ${on ? "" : "-"}${id}`;
    return { line, base: line };
  });
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
export function setOption(t: View, id: string, option: RuleOption, value: unknown): void {
  const text = written(value === "" ? option.default : value);
  edit(t, ({ base }) => ({ line: `${base}, ${id}(${option.name}=${text})` }));
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
