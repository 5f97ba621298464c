/** Characters that draw nothing: spaces, controls, direction marks, fillers, the empty Braille cell (`\u2800`). */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a text with at least one visible character, otherwise `null`: a link without one could not be clicked. */
export function visible(text: string | null | undefined): string | null {
  return text && text.replaceAll(INVISIBLE, '') !== '' ? text : null;
}

/** The name of a colleague, or the e-mail address if the name has no visible characters. */
export function displayName({ name, email }: { readonly name: string | null; readonly email: string }): string {
  return visible(name) ?? email;
}

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
