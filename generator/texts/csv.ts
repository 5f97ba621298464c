import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../../site/user-error.mjs';
import { suggestion } from '../diagnostics/suggest.ts';
import type { Context, Languages, ReadRow, Row } from './unit.ts';

const before = ['key', 'page', 'place', 'note'] as const;

/**
 * What a spreadsheet would calculate, or read as a number or a day and write back as another. An apostrophe before it
 * makes it text; one that stands there already gets a second, so that taking the first away gives what there was.
 */
const notText = String.raw`\s*[=+\-@＝＋－＠|]|[\d\s.,:/%$+-]+$|(?:\d{1,2}[\s/-]+)?(?:de\s+)?\p{L}{3,10}\.?(?:\s+de|[/-])?\s*\d{1,4}$|\d{1,2}[\s/-]+(?:de\s+)?\p{L}{3,10}\.?$|[\t\r\n]|true$|false$|verdadero$|falso$`;
const toProtect = new RegExp(`^'*(?:${notText})`, 'iu');
const isProtected = new RegExp(`^'+(?:${notText})`, 'iu');

function protect(text: string): string {
  return toProtect.test(text) ? `'${text}` : text;
}

function unprotect(text: string): string {
  return isProtected.test(text) ? text.slice(1) : text;
}

/** A spreadsheet of texts: UTF-8 with a byte-order mark, by which Excel knows it, and otherwise as RFC 4180 has it. */
export function toCsv({ source, targets }: Languages, rows: readonly (Row & Context)[], separator: ',' | ';'): string {
  const locales = [source, ...targets];
  const columns = [...before, ...locales, 'version'];
  const cells = rows.map((row) =>
    [...before.map((column) => row[column]), ...locales.map((locale) => row.texts[locale]), row.version].map(protect),
  );
  return `\uFEFF${stringify([columns, ...cells], { delimiter: separator, record_delimiter: 'windows', quoted_match: /[,;\t\r\n]/ })}`;
}

/** The separator is what stands after the first column's name: Excel writes a semicolon where the comma is for decimals. */
function separatorOf(header: string): string {
  return /^"?[\w ]+"?([,;\t])/.exec(header)?.[1] ?? ',';
}

/** Reads a spreadsheet of texts, as any of the usual programs writes it. Columns may stand in another order. */
export function readCsv({ source, targets }: Languages, name: string, content: string): ReadRow[] {
  const text = content.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const [header = [], ...records] = parsed(name, text);
  const titles = header.map((title) => title.trim().toLowerCase());
  const has = (column: string): boolean => titles.includes(column.toLowerCase());
  // Translators get the languages that are theirs.
  const given = [source, ...targets].filter(has);
  const needed = ['key', source, ...(targets.some(has) ? [] : targets), 'version'];
  const missing = needed.filter((column) => !has(column));
  if (missing.length > 0) {
    throw new UserError(
      `${name} has no column ${missing.map((column) => `"${column}"`).join(', ')} in its first row. Only page, place and note may be left out. Found: ${titles.map((title) => `"${title}"`).join(', ') || 'nothing'}.${hintFor(titles, missing[0])}`,
    );
  }
  return records.flatMap((record, index): ReadRow[] => {
    const cell = (column: string): string =>
      unprotect((record[titles.indexOf(column.toLowerCase())] ?? '').replaceAll('\r\n', '\n'));
    if (record.every((value) => value.trim() === '')) return [];
    return [
      {
        key: cell('key').trim(),
        texts: Object.fromEntries(given.map((locale) => [locale, cell(locale)])),
        version: cell('version'),
        at: `row ${index + 2}`,
      },
    ];
  });
}

function hintFor(titles: readonly string[], missing = ''): string {
  const hint = suggestion(
    missing,
    titles.filter((title) => title !== ''),
  );
  return hint?.startsWith('Did') ? ` ${hint.replace('Did you mean', 'Is it')}` : '';
}

function parsed(name: string, text: string): string[][] {
  try {
    return parse(text, { delimiter: separatorOf(text.split(/\r?\n/, 1)[0] ?? ''), relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UserError(
      `${name} cannot be read as a spreadsheet: ${error.message}. Open it in a spreadsheet program and save it as "CSV UTF-8".`,
    );
  }
}
