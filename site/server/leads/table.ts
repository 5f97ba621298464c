import type { LeadTable } from './listing.ts';

/** Longer values are cut; `--json` and `--csv` have them in full. */
const WIDEST = 40;

/** Tables for people, one below the other. */
export function toTable(tables: readonly LeadTable[]): string {
  return tables.map(oneTable).join('\n');
}

function oneTable({ table, columns, rows }: LeadTable): string {
  const title = `${table} (${rows.length})\n`;
  if (rows.length === 0) return title;
  const cells = rows.map((row) => columns.map((column) => shorten(row[column] ?? '')));
  const widths = columns.map((column, index) =>
    Math.max(lengthOf(column), ...cells.map((row) => lengthOf(row[index] ?? ''))),
  );
  const line = (values: readonly string[]): string =>
    values
      .map((value, index) => value + ' '.repeat((widths[index] ?? 0) - lengthOf(value)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width));
  return `${title}${[columns, rule, ...cells].map((row) => `  ${line(row)}`).join('\n')}\n`;
}

/** On one line, and without the control characters by which a visitor's text could steer the terminal. */
function shorten(value: string): string {
  const characters = [...value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')];
  return characters.length > WIDEST ? `${characters.slice(0, WIDEST - 1).join('')}…` : characters.join('');
}

function lengthOf(value: string): number {
  return [...value].length;
}
