import type { LeadTable } from './types.ts';

/**
 * Comma-separated values as RFC 4180 writes them, all tables in one sheet: a column `table`, then every column that some
 * table has.
 */
export function toCsv(tables: readonly LeadTable[]): string {
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const lines = [csvLine(['table', ...columns])];
  for (const { table, rows } of tables) {
    for (const row of rows) lines.push(csvLine([table, ...columns.map((column) => row[column] ?? '')]));
  }
  return lines.join('');
}

/** One line of such a file, with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/**
 * What a visitor typed must not run as a formula when the file is opened in a spreadsheet. A formula begins with one of
 * four signs, wide ones and spaces before it included. It may begin in the middle of a value too: where a spreadsheet
 * separates by semicolons or tabs, as some countries' do, it finds no quoted cell here and splits at them and at lines.
 */
function cell(value: string): string {
  const text = value.replaceAll(/(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/gu, "$1'").replace(/^(?=[\t\r\n])/u, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
