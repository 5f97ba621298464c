import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../../generator/diagnostic.ts';
import { suggestion } from '../../generator/suggest.ts';
import type { Context, ReadRow, Row } from './unit.ts';

const columns = ['key', 'page', 'place', 'note', 'es', 'en', 'version'] as const;
const needed = ['key', 'es', 'en', 'version'] as const;

/**
 * What a spreadsheet would calculate, or read as a number or a day and write back as another. An apostrophe before it
 * makes it text; one that stands there already gets a second, so that taking the first away gives what there was.
 */
const notText = String.raw`\s*[=+\-@＝＋－＠|]|[\d\s.,:/%$+-]+$|(?:\d{1,2}[\s/-]+)?(?:de\s+)?\p{L}{3,10}\.?(?:\s+de|[/-])?\s*\d{1,4}$|\d{1,2}[\s/-]+(?:de\s+)?\p{L}{3,10}\.?$|[\t\r\n]|true$|false$|verdadero$|falso$`;
const toProtect = new RegExp(`^'*(?:${notText})`, 'iu');
const isProtected = new RegExp(`^'+(?:${notText})`, 'iu');

const protect = (text: string): string => (toProtect.test(text) ? `'${text}` : text);
const unprotect = (text: string): string => (isProtected.test(text) ? text.slice(1) : text);

/** A spreadsheet of texts: UTF-8 with a byte-order mark, by which Excel knows it, and otherwise as RFC 4180 has it. */
export const toCsv = (rows: readonly (Row & Context)[], separator: ',' | ';'): string => {
  const cells = rows.map((row) => columns.map((column) => protect(row[column])));
  return `\uFEFF${stringify([[...columns], ...cells], { delimiter: separator, record_delimiter: 'windows', quoted_match: /[,;\t\r\n]/ })}`;
};

/** The separator is what stands after the first column's name: Excel writes a semicolon where the comma is for decimals. */
const separatorOf = (header: string): string => /^"?[\w ]+"?([,;\t])/.exec(header)?.[1] ?? ',';

/** Reads a spreadsheet of texts, as any of the usual programs writes it. Columns may stand in another order. */
export const readCsv = (name: string, content: string): ReadRow[] => {
  const text = content.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const [header = [], ...records] = parsed(name, text);
  const titles = header.map((title) => title.trim().toLowerCase());
  const missing = needed.filter((column) => !titles.includes(column));
  if (missing.length > 0) {
    throw new UserError(`${name} has no column ${missing.map((column) => `"${column}"`).join(', ')} in its first row. Only page, place and note may be left out. Found: ${titles.map((title) => `"${title}"`).join(', ') || 'nothing'}.${hintFor(titles, missing[0])}`);
  }
  return records.flatMap((record, index): ReadRow[] => {
    const cell = (column: (typeof needed)[number]): string => unprotect((record[titles.indexOf(column)] ?? '').replaceAll('\r\n', '\n'));
    if (record.every((value) => value.trim() === '')) return [];
    return [{ key: cell('key').trim(), es: cell('es'), en: cell('en'), version: cell('version'), at: `row ${index + 2}` }];
  });
};

const hintFor = (titles: readonly string[], missing = ''): string => {
  const hint = suggestion(missing, titles.filter((title) => title !== ''));
  return hint?.startsWith('Did') ? ` ${hint.replace('Did you mean', 'Is it')}` : '';
};

const parsed = (name: string, text: string): string[][] => {
  try {
    return parse(text, { delimiter: separatorOf(text.split(/\r?\n/, 1)[0] ?? ''), relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UserError(`${name} cannot be read as a spreadsheet: ${error.message}. Open it in a spreadsheet program and save it as "CSV UTF-8".`);
  }
};
