import type { Measured } from './measure.ts';

/** A line of the table: one case on one server. */
export interface Row extends Measured {
  readonly what: string;
  readonly server: string;
}

const COLUMNS: readonly (readonly [name: string, value: (row: Row) => string])[] = [
  ['what', ({ what }) => what],
  ['server', ({ server }) => server],
  ['requests/s', ({ perSecond }) => String(Math.round(perSecond))],
  ['p50 ms', ({ p50 }) => String(p50)],
  ['p99 ms', ({ p99 }) => String(p99)],
  ['CPU µs', ({ cpu }) => (cpu === undefined ? '–' : String(Math.round(cpu)))],
  ['memory MB', ({ memory }) => (memory === undefined ? '–' : String(Math.round(memory)))],
];

/** The measurements for people: a Markdown table, its columns in line. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, value]) => value(row)))];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) => `| ${line.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`);
  const rule = `|${widths.map((width, column) => (column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return `${[lines[0], rule, ...lines.slice(1)].join('\n')}\n`;
}
