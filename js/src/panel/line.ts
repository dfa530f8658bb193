/** A `rules` line of a record as text: its items, taken out and put in. */

/** The items between the commas, but not those inside parentheses. */
export function items(line: string): string[] {
  return (line.match(/(?:\([^)]*\)|[^,(])+/g) ?? []).map((item) => item.trim()).filter(Boolean);
}

/** The rule that an item speaks of: `stairs(minimum=2)` and `-stairs` are about `stairs`. */
function about(item: string): string {
  return item.replace(/^-|\(.*$/gs, "").trim();
}

/** The line without what it says of a rule. */
export function drop(line: string, id: string): string {
  return items(line)
    .filter((item) => about(item) !== id)
    .join(", ");
}

/** The line with an item in the place of what it said of that rule. */
export function put(line: string, item: string): string {
  return [...items(drop(line, about(item))), item].join(", ");
}

/** A value as a record writes it: members of a set are joined by a plus. */
export function written(value: unknown): string {
  return Array.isArray(value) ? value.join("+") : String(value);
}
