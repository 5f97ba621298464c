/**
 * Source tracking in development: a text carries its origin at its end in invisible characters (Unicode tags, one for
 * each ASCII character), through everything that joins, passes on or stores it. Once it is rendered, its element lists
 * the origin in `data-spec` (site/live/origins.ts). A built page has neither.
 */
const opens = '\u{E0001}';
const closes = '\u{E007F}';
const tags = 0xe0000;

const tagged = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

/**
 * Appends its origin to a text.
 *
 * @param origin the key of the text with its namespace, or `spec:` and the path of a value in the spec; after a space,
 * the path of the action that it labels
 */
export function markOrigin(text: string, origin: string): string {
  return import.meta.env.MODE === 'development'
    ? `${text}${opens}${encodeURI(origin).replaceAll(/[^]/g, (char) => String.fromCodePoint(tags + char.charCodeAt(0)))}${closes}`
    : text;
}

/** Splits a text from its origin. Of a text joined from several, the last origin counts. */
export function takeOrigin(text: string): { readonly text: string; readonly origin?: string } {
  if (!text.includes(opens)) return { text };
  let origin = '';
  const plain = text.replaceAll(tagged, (_, encoded: string) => {
    origin = decodeURI([...encoded].map((char) => String.fromCodePoint((char.codePointAt(0) ?? tags) - tags)).join(''));
    return '';
  });
  return { text: plain, origin };
}
