/** The language of a page that chooses it by itself. */

/** The first of the languages that somebody wants, such as "ja-JP", that a page knows. */
export function firstKnown(known: string[], wanted: readonly string[]): string {
  const plain = wanted.map((each) => each.split("-")[0] ?? "");
  return plain.find((each) => known.includes(each)) ?? "en";
}
