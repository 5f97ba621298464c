import type { ServedRoute } from '#contract';

/** A page that answers for every address that a pattern matches. */
export interface PatternPage extends ServedRoute {
  readonly pattern: string;
}

/** A text as part of a regular expression that every host's engine reads alike. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function anyOf(texts: readonly string[]): string {
  return texts.length === 1 ? escaped(texts[0] ?? '') : `(?:${texts.map(escaped).join('|')})`;
}

/** A pattern of the routes without its anchors. */
export function unanchored(pattern: string): string {
  return pattern.replace(/^\^/, '').replace(/\$$/, '');
}

/**
 * Regular expressions, unanchored, that match the addresses of these pages and no others. What a pattern matches already is
 * not named again, and none is longer than a host reads.
 */
export function addressPatterns(pages: readonly ServedRoute[], maxLength: number): readonly string[] {
  const patterns = pages.flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern]));
  const known = patterns.map((pattern) => new RegExp(pattern));
  const named = pages.filter(({ pattern, url }) => pattern === undefined && !known.some((one) => one.test(url)));
  const parts = [...patterns.map(unanchored), ...named.map(({ url }) => escaped(url))];
  const chunks: string[] = [];
  for (const part of parts) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + part.length + 1 <= maxLength) chunks[chunks.length - 1] = `${last}|${part}`;
    else chunks.push(part);
  }
  return chunks;
}

/** The folder of a pattern's addresses, with a slash at its end: `/blog/`. */
export function folderOf({ url }: PatternPage): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/** A pattern's addresses as hosts without regular expressions name them: any one segment in a folder, `/blog/:any`. */
export function placeholderOf(page: PatternPage): string {
  return `${folderOf(page)}:any`;
}
