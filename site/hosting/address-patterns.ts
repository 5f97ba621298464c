import type { ServedRoute } from '#contract';

/** A template that is served for every path that its pattern matches. */
export interface PatternPage extends ServedRoute {
  readonly pattern: string;
}

/** Escapes a text for a regular expression, in a form that every host's engine accepts. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A regular expression that matches any of the texts. */
export function anyOf(texts: readonly string[]): string {
  return texts.length === 1 ? escaped(texts[0] ?? '') : `(?:${texts.map(escaped).join('|')})`;
}

/** A route's pattern without its anchors. */
export function unanchored(pattern: string): string {
  return pattern.replace(/^\^/, '').replace(/\$$/, '');
}

/**
 * Unanchored regular expressions that together match exactly these pages' paths, each at most `maxLength` long where
 * possible. Omits pages that a pattern already matches.
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

/** The folder of a pattern's paths, with a trailing slash: `/blog/`. */
export function folderOf({ url }: PatternPage): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/** A pattern's paths for hosts without regular expressions: any one segment in a folder, `/blog/:any`. */
export function placeholderOf(page: PatternPage): string {
  return `${folderOf(page)}:any`;
}
