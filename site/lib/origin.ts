/**
 * Where a text comes from, in development: the text carries its origin at its end in characters that nobody sees (Unicode's tags, one for
 * each of ASCII), through whatever joins, passes on or stores it, until it becomes a part of an element, which then says it in
 * `data-spec` (site/live/source/element.ts). A built page has neither.
 */
const opens = '\u{E0001}';
const closes = '\u{E007F}';
const tags = 0xe0000;

const tagged = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

/**
 * A text with where it comes from.
 *
 * @param origin the key of the text with its namespace, or `spec:` and the path of a value of the spec; after a space, the place of the action that it labels
 */
export function withOrigin(text: string, origin: string): string {
  return import.meta.env.MODE === 'development'
    ? `${text}${opens}${encodeURI(origin).replaceAll(/[^]/g, (char) => String.fromCodePoint(tags + char.charCodeAt(0)))}${closes}`
    : text;
}

/** A text without where it comes from, and that; of a text that was put together, where the last part comes from. */
export function takeOrigin(text: string): { readonly text: string; readonly origin?: string } {
  if (!text.includes(opens)) return { text };
  let origin = '';
  const plain = text.replaceAll(tagged, (_, written: string) => {
    origin = decodeURI([...written].map((char) => String.fromCodePoint((char.codePointAt(0) ?? tags) - tags)).join(''));
    return '';
  });
  return { text: plain, origin };
}
