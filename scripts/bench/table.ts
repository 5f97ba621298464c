import { markdownTable } from './markdown.ts';
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
  return markdownTable(
    COLUMNS.map(([name]) => name),
    rows.map((row) => COLUMNS.map(([, value]) => value(row))),
    2,
  );
}
