/** The rules of the next game while they are being changed. */
import type { Checked, Preset, RuleCard } from "../state";
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
}

function catalogue(t: View, text: string): Promise<RuleCard[]> {
  return t.link.ask({ ask: "catalogue", text });
}

export async function openEditor(t: View): Promise<void> {
  const line = t.state.next_rules;
  const presets = await t.link.ask<Preset[]>({ ask: "presets" });
  const cards = await catalogue(t, line);
  const draft = { line, error: null, cards, presets, query: "", all: false };
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

/** Gives an option another value ("" the usual one), and keeps the others that are not as usual. */
export function setOption(t: View, card: RuleCard, name: string, value: unknown): Promise<void> {
  const told = card.options
    .map((option) => (option.name === name ? { ...option, value } : option))
    .filter((option) => option.value !== "" && written(option.value) !== written(option.default))
    .map((option) => `${option.name}=${written(option.value)}`);
  const options = told.length ? `(${told.join(", ")})` : "";
  return edit(t, put(t.draft?.line ?? "", card.id + options));
}

/** The rules to list: those that are on, or all, that are looked for; the frame comes last. */
export function listed({ cards, all, query }: Draft): RuleCard[] {
  const words = ({ id, names, text }: RuleCard) => [id, ...Object.values(names), text].join(" ");
  return cards
    .filter(({ on }) => all || on || query)
    .filter((card) => words(card).toLowerCase().includes(query.trim().toLowerCase()))
    .sort((one, other) => +one.frame - +other.frame);
}
