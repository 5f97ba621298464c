import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../../site/user-error.mjs';
import type { Languages, Row, Unit } from './unit.ts';

/** What a spreadsheet would calculate or reformat: `=1+1`, `2.50`, `3 may`. An apostrophe before it keeps it text. */
const notText = String.raw`[=+\-@＝＋－＠|\s]|(?=.*\d).{1,24}$|true$|false$|verdadero$|falso$`;
const toProtect = new RegExp(`^'*(?:${notText})`, 'iu');
const isProtected = new RegExp(`^'+(?:${notText})`, 'iu');

/** A spreadsheet of texts, with the byte order mark by which Excel recognises UTF-8. */
export function toCsv({ source, targets }: Languages, units: readonly Unit[]): string {
  const locales = [source, ...targets];
  const header = ['key', 'place', 'context', ...locales, 'version'];
  const protect = (text: string): string => (toProtect.test(text) ? `'${text}` : text);
  const cells = units.map((unit) => {
    const texts = locales.map((locale) => protect(unit.texts[locale]));
    return [unit.key, unit.place, unit.context, ...texts, unit.version];
  });
  return stringify([header, ...cells], { bom: true, record_delimiter: 'windows', quoted_match: /[,;\t\r\n]/ });
}

/** Reads a spreadsheet of texts, whatever the order of its columns. */
export function readCsv({ source, targets }: Languages, name: string, content: string): Row[] {
  // Excel writes semicolons where the comma is the decimal separator.
  const delimiter = /[,;\t]/.exec(content)?.[0] ?? ',';
  const [header = [], ...records] = parse(content, { delimiter, relax_column_count: true });
  const titles = header.map((title) => title.trim().toLowerCase());
  const indexOf = (column: string): number => titles.indexOf(column.toLowerCase());
  const given = [source, ...targets].filter((locale) => indexOf(locale) >= 0);
  const missing = ['key', source, 'version'].filter((column) => indexOf(column) < 0);
  if (missing.length > 0)
    throw new UserError(`${name}, row 1: there is no column ${missing.map((one) => `"${one}"`).join(', ')}.`);
  return records.flatMap((record, index): Row[] => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const cell = (column: string): string => {
      const text = record[indexOf(column)] ?? '';
      return isProtected.test(text) ? text.slice(1) : text;
    };
    const texts = Object.fromEntries(given.map((locale) => [locale, cell(locale)]));
    return [{ key: cell('key').trim(), texts, version: cell('version').trim(), at: `${name}, row ${index + 2}` }];
  });
}
