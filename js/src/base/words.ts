/** The fixed words of the table, by key; Python sends them in the chosen language. */
import type { Words } from "./contract";

export type Values = Record<string, string | number>;

/** The words of a key with `{name}` filled in; the key itself if they are missing. */
export function translate(words: Words, key: string, values: Values = {}): string {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
