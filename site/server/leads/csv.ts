import type { LeadTable } from './listing.ts';

/**
 * Comma-separated values as RFC 4180 writes them, all tables in one sheet: a column `table`, then every column that some
 * table has.
 */
export function toCsv(tables: readonly LeadTable[]): string {
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const lines = [['table', ...columns].map(cell).join(',')];
  for (const { table, rows } of tables) {
    for (const row of rows) lines.push([table, ...columns.map((column) => row[column] ?? '')].map(cell).join(','));
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** What a visitor typed must not run as a formula in the spreadsheet of whoever opens the file. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
