/** Escapes a text for a regular expression, in a form that every host's engine accepts. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A regular expression that matches any of the texts. */
export function anyOf(texts: readonly string[]): string {
  return texts.length === 1 ? escaped(texts[0] ?? '') : `(?:${texts.map(escaped).join('|')})`;
}
