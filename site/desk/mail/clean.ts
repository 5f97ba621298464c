/** Invisible control characters, except line breaks and tabs, and characters that change the direction of text. */
const CONTROLS = /(?![\n\r\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Splits a visitor's text into lines without control characters, which could disguise the rest of the mail. */
export function linesOf(text: string): readonly string[] {
  return text.replaceAll(CONTROLS, '').split(/\r\n|[\r\n\u2028\u2029]/);
}

/** Joins a visitor's text into one line of at most `most` characters, for a subject. */
export function oneLine(text: string, most: number): string {
  const line = linesOf(text).join(' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
