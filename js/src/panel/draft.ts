/** The rules of the next game while they are being changed; Python judges each change. */
import type { Brief, Choices, RuleCard, RuleOption } from "../base/contract";
import type { View } from "../base/view";

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

export async function openEditor(view: View): Promise<void> {
  const base = view.state.next_rules;
  const open: string[] = [];
  const choices = await view.link.ask({ ask: "choices" });
  const edited = await view.link.ask({ ask: "edit", text: base, open, fresh: false });
  if (!choices || !edited) return;
  const draft = { ...choices, ...edited, base, open, fresh: false, folds: {}, query: "" };
  view.set({ draft, sheet: { kind: "editor" } });
}

export function change(view: View, patch: Partial<Draft>): void {
  if (view.draft) view.set({ draft: Object.assign(view.draft, patch) });
}

/** Changes the draft once Python has judged the change before, and has this one judged. */
export function edit(view: View, how: (draft: Draft) => Partial<Draft>): void {
  if (view.draft) view.draft.told = judge(view, view.draft, how);
}

async function judge(
  view: View,
  draft: Draft,
  how: (draft: Draft) => Partial<Draft>,
): Promise<void> {
  await draft.told;
  const { line, base, cards, open, fresh } = Object.assign(draft, how(draft));
  const edited = await view.link.ask({ ask: "edit", text: line, open, fresh });
  if (!edited) return;
  Object.assign(draft, edited, edited.error === null ? { base: edited.line } : { base, cards });
  change(view, {});
}

/** Opens a rule: its card is asked for. */
export function unfold(view: View, id: string): void {
  if (!view.draft?.open.includes(id)) edit(view, ({ open }) => ({ open: [...open, id] }));
}

/** Switches a rule: later changes build on that, even while the rules do not go together. */
export function turn(view: View, id: string, on: boolean): void {
  edit(view, ({ base }) => {
    const line = `${base}, ${on ? "" : "-"}${id}`;
    return { line, base: line };
  });
}

/** A value as a record writes it: members of a set are joined by a plus. */
export function valueText(value: unknown): string {
  return Array.isArray(value) ? value.join("+") : String(value);
}

/** What was typed, as a record writes it: people separate the items of a list in many ways. */
export function typedValue(text: string): string {
  const members = text.normalize("NFKC").split(/[\s,、;+]+/);
  return valueText(members.filter(Boolean));
}

/** Gives an option another value, "" the usual one. */
export function setOption(view: View, id: string, option: RuleOption, value: unknown): void {
  const text = valueText(value === "" ? option.default : value);
  edit(view, ({ base }) => ({ line: `${base}, ${id}(${option.name}=${text})` }));
}

/** Uses the rules for the next game or another match, if they are valid. */
export async function apply(view: View): Promise<void> {
  await view.draft?.told;
  if (!view.draft || view.draft.error !== null) return;
  view.act({ do: view.draft.fresh ? "new" : "rules", text: view.draft.line });
  view.set({ sheet: null });
}

/** A text in one width and case, without what people leave out. */
export function searchForm(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ '’・\-\u0304]/g, "");
}

/** The rules to list: those with all the words in one name or sentence; all without words. */
export function matchingRules({ rules, query }: Draft): Brief[] {
  const words = query.split(/\s+/).map(searchForm);
  const fits = (line: string) => words.every((word) => line.includes(word));
  return rules.filter(({ find }) => searchForm(find).split("\n").some(fits));
}

/** A chapter with more rules than this is folded at first, so that the next ones stay in sight. */
const SHORT = 8;

/** True for a chapter that is not folded; one with rules searched for or clashing is open. */
export function isOpen({ query, clash, folds }: Draft, title: string, whole: Brief[]): boolean {
  if (query || whole.some(({ id }) => clash.includes(id))) return true;
  return folds[title] ?? (whole.length <= SHORT && !whole[0]?.frame);
}
