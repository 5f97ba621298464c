import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../../site/user-error.mjs';
import type { Languages, Row, Unit } from './unit.ts';

/** A cell that spreadsheets would evaluate or reformat: `=1+1`, `2.50`, `3 may`. A leading apostrophe keeps it text. */
const notText = String.raw`[=+\-@＝＋－＠|\s]|(?=.*\d).{1,24}$|true$|false$|verdadero$|falso$`;
const toProtect = new RegExp(`^'*(?:${notText})`, 'iu');
const isProtected = new RegExp(`^'+(?:${notText})`, 'iu');

/** Writes texts as CSV, with the byte order mark by which Excel recognises UTF-8. */
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

/** Reads texts from CSV, with the columns in any order. */
export function readCsv({ source, targets }: Languages, name: string, content: string): Row[] {
  // Excel separates by semicolons in countries with decimal commas.
  const delimiter = /[,;\t]/.exec(content)?.[0] ?? ',';
  const [header = [], ...records] = parse(content, { delimiter, relax_column_count: true });
  const titles = header.map((title) => title.trim().toLowerCase());
  const indexOf = (column: string): number => titles.indexOf(column.toLowerCase());
  const present = [source, ...targets].filter((locale) => indexOf(locale) >= 0);
  const missing = ['key', source, 'version'].filter((column) => indexOf(column) < 0);
  if (missing.length > 0)
    throw new UserError(`${name}, row 1: there is no column ${missing.map((one) => `"${one}"`).join(', ')}.`);
  return records.flatMap((record, index): Row[] => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const cell = (column: string): string => {
      const text = record[indexOf(column)] ?? '';
      return isProtected.test(text) ? text.slice(1) : text;
    };
    const texts = Object.fromEntries(present.map((locale) => [locale, cell(locale)]));
    return [{ key: cell('key').trim(), texts, version: cell('version').trim(), at: `${name}, row ${index + 2}` }];
  });
}
