/** Replaces `{{name}}` in a text, as i18next does. Unknown names stay. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Turns a key or an identifier into words, as a placeholder for a missing text.
 * @example humanise('home:hero.mainHeading') // 'Main heading'
 */
export function humanise(key: string): string {
  const last = key.split(/[.:]/).findLast((part) => !/^(\d+|label)$/.test(part)) ?? key;
  const words = last
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Escapes a text for a regular expression, in a form that every host's engine accepts. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A regular expression that matches any of the texts. */
export function anyOf(texts: readonly string[]): string {
  return texts.length === 1 ? escaped(texts[0] ?? '') : `(?:${texts.map(escaped).join('|')})`;
}
