import { unescape } from 'node:querystring';

/** The maximum number of search words; further ones are ignored. */
const MOST_WORDS = 10;

/** A telephone number as people write it: `+52 (55) 1234-5678`. */
const PHONE = /^\+?[\d\s().\p{Pd}\u2212]{7,}$/u;

/** A day: `2026-11-30`. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** An address with the name of its person, as mail programs copy it: `Ana Pérez <ana@example.com>`. */
const NAMED_ADDRESS = /<\s*(?:mailto:)?([^\s<>]+@[^\s<>]+)\s*>/i;

/** The e-mail address in a text that mail programs and browsers copy: `Ana <ana@example.com>`, `mailto:ana@example.com`. */
export function copiedAddress(text: string): string | undefined {
  const link = /^mailto:([^?,]+)/i.exec(text)?.[1];
  const address = link === undefined ? undefined : unescape(link);
  return NAMED_ADDRESS.exec(address ?? text)?.[1] ?? address;
}

/** The words to search for. The SQL function `folded` decides which characters are the same. */
export function searchWords(q: string): string[] {
  const text = q.replaceAll('\0', '').trim();
  const plain = text.normalize('NFKC').replaceAll(/\p{DI}/gu, '');
  const digits = plain.replaceAll(/\D/g, '');
  // Telephone numbers are stored with or without a country code, so only the last 10 digits count.
  if (PHONE.test(plain) && digits.length >= 7 && !DAY.test(plain)) return [digits.slice(-10)];
  return (copiedAddress(plain) ?? text)
    .split(/[\s\p{Pd}\u2212]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 200));
}
