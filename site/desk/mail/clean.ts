/** Characters that show nothing but steer: controls other than line ends and tabs, and those that turn the direction of what follows. */
const STEERING = /(?![\n\r\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What a visitor wrote, as lines that cannot steer the mail that they stand in. */
export function linesOf(text: string): readonly string[] {
  return text.replaceAll(STEERING, '').split(/\r\n|[\r\n\u2028\u2029]/);
}

/** The same as one line of at most so many characters: for a subject. */
export function oneLine(text: string, most: number): string {
  const line = linesOf(text).join(' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
