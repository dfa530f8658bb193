/** The rules of the next game while they are being changed. */
import type { Checked, Preset, RuleCard, RuleOption } from "../state";
import type { View } from "../view";
import { drop, put, written } from "./line";

export interface Draft {
  /** The rules as text; `cards` show the last line that would do. */
  line: string;
  error: string | null;
  cards: RuleCard[];
  presets: Preset[];
  query: string;
  all: boolean;
  /** Id of the rule whose explanation and options are unfolded. */
  open: string;
}

function catalogue(t: View, text: string): Promise<RuleCard[]> {
  return t.link.ask({ ask: "catalogue", text });
}

export async function openEditor(t: View): Promise<void> {
  const line = t.state.next_rules;
  const presets = await t.link.ask<Preset[]>({ ask: "presets" });
  const cards = await catalogue(t, line);
  const draft = { line, error: null, cards, presets, query: "", all: false, open: "" };
  t.set({ draft, sheet: { kind: "editor" } });
}

export function change(t: View, patch: Partial<Draft>): void {
  if (t.draft) t.set({ draft: { ...t.draft, ...patch } });
}

/** Takes a line where it would do; else says why not, and leaves the list as it was. */
export async function edit(t: View, text: string): Promise<void> {
  const { line, error } = await t.link.ask<Checked>({ ask: "check", text });
  change(t, error ? { line: text, error } : { line, error, cards: await catalogue(t, line) });
}

/** Switches a rule: says nothing of it where the house has it so anyway. */
export async function turn(t: View, id: string, on: boolean): Promise<void> {
  const line = drop(t.draft?.line ?? "", id);
  const given = (await catalogue(t, line)).find((card) => card.id === id)?.on;
  await edit(t, given === on ? line : put(line, on ? id : `-${id}`));
}

/** Gives an option of a rule another value, and keeps the others that are not as usual. */
export function setOption(t: View, card: RuleCard, name: string, value: unknown): Promise<void> {
  const told = card.options
    .map((option) => (option.name === name ? { ...option, value } : option))
    .filter((option) => option.name === name || unusual(option))
    .map((option) => `${option.name}=${written(option.value)}`);
  return edit(t, put(t.draft?.line ?? "", `${card.id}(${told.join(", ")})`));
}

function unusual({ value, default: usual }: RuleOption): boolean {
  return written(value) !== written(usual);
}

/** The rules to list: those that are on, or all, and of these what is looked for. */
export function listed({ cards, all, query }: Draft): RuleCard[] {
  const wanted = query.trim().toLowerCase();
  const words = ({ id, names, text }: RuleCard) => [id, ...Object.values(names), text].join(" ");
  return cards
    .filter(({ on }) => all || on)
    .filter((card) => words(card).toLowerCase().includes(wanted));
}
