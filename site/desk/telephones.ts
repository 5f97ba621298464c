import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';

/** A telephone number in a text. */
export interface Telephone {
  /** What dials it: `tel:+525512345678;ext=12`. */
  readonly href: string;
  /** As people of the firm's country write it: `55 1234 5678 ext. 12`. */
  readonly shown: string;
  readonly hasExtension: boolean;
  /** Where it is in the text. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the telephone numbers in a visitor's text. An answer to the question for a telephone number, `isAnswer`, may also
 * be a number that no country has.
 */
export type FindTelephones = (text: string, isAnswer?: boolean) => readonly Telephone[];

/** The length of a text up to which numbers are found in it. */
const LONGEST = 20_000;

/** What may be between two digits, with invisible characters such as direction marks. */
const GAP = String.raw`[\p{Zs}\p{Cf}().-]{0,4}`;
/** Before ten digits, the length of a Mexican number. */
const TEN = String.raw`(?=(?:${GAP}\d){10}(?!\d))`;

/** What Mexicans dialled before a number until 2019: `044 55…`, `045 55…`, `01 55…`, `+52 1 55…`. */
const FORMER = {
  MX: String.raw`(?<![\d+.-])\(?0(?:1|4[45])${GAP}${TEN}|`,
  any: String.raw`(?<=(?<!\d)(?:00)?52${GAP})1${GAP}${TEN}`,
};

/** Before a second number, which the library would take for an extension of the first: `5512345678,5587654321`. */
const BEFORE_ANOTHER = new RegExp(String.raw`[,;](?=\s{0,3}[(+]?\d(?:${GAP}\d){6})`, 'gu');

/** Creates a function that finds telephone numbers, those without a country code as numbers of this country. */
export function telephonesOf(country: string): FindTelephones {
  const ignored = new RegExp(`${country === 'MX' ? FORMER.MX : ''}${FORMER.any}|\\p{Cf}`, 'gu');
  return (text, isAnswer = false) => {
    const separated = text.slice(0, LONGEST).replaceAll(BEFORE_ANOTHER, '\n');
    // What remains, and the place of each of its characters in the text.
    let plain = '';
    const places: number[] = [];
    const keep = (from: number, to: number): void => {
      for (let place = from; place < to; place += 1) places.push(place);
      plain += separated.slice(from, to);
    };
    let end = 0;
    for (const { 0: part, index } of separated.matchAll(ignored)) {
      keep(end, index);
      end = index + part.length;
    }
    keep(end, separated.length);
    const found = findPhoneNumbersInText(plain, isSupportedCountry(country) ? country : undefined);
    const digits = plain.replaceAll(/[\s().\-–/]/g, '');
    if (found.length === 0 && isAnswer && /^\+?\d{7,15}$/.test(digits))
      return [{ href: `tel:${digits}`, shown: digits, hasExtension: false, from: 0, to: text.length }];
    return found.map(({ number, startsAt, endsAt }) => ({
      href: number.getURI(),
      shown: number.country === country ? number.formatNational() : number.formatInternational(),
      hasExtension: number.ext !== undefined,
      from: places[startsAt] ?? 0,
      to: (places[endsAt - 1] ?? 0) + 1,
    }));
  };
}
