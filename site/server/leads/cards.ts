import { defaultLocale } from '#generated/languages.ts';
import { STATUS_COLUMN } from './listing.ts';
import type { FollowUp, Held, LeadRow, LeadTable } from './requests.ts';
import type { LeadsSetup } from './setup.ts';

/** The width of an ordinary terminal. */
const WIDTH = 80;
/** How many lines of a long text a list shows; `show` has them all. */
const LINES = 4;

/** A human-readable list: one card per row. */
export function toCards(tables: readonly LeadTable[], setup: LeadsSetup): string {
  return tables
    .map(({ table, columns, rows }) =>
      [`${table} (${rows.length})\n`, ...rows.map((row) => card(row, columns, setup))].join('\n'),
    )
    .join('\n');
}

function card(row: LeadRow, columns: readonly string[], setup: LeadsSetup): string {
  const head = headOf(row['id'] ?? '', row['created_at'] ?? '', row[STATUS_COLUMN] ?? '', setup, 8);
  const shown = columns.filter((column) => !['id', 'created_at', STATUS_COLUMN].includes(column));
  return `${head}\n${fields(
    shown.map((column) => [column, row[column] ?? null]),
    LINES,
  )}`;
}

/** One row in full, with its history. */
export function toSheet(held: Held, setup: LeadsSetup): string {
  const status = held.followUps.findLast((entry) => entry.status !== null)?.status ?? setup.initialStatus;
  const entries = Object.entries({ ...held.row, ...held.origin }).filter(
    ([column]) => column !== 'id' && column !== 'created_at',
  );
  const history = held.followUps.map((entry) => historyLine(entry, setup)).join('');
  return `${held.table}\n${headOf(held.id, held.createdAt, status, setup, 36)}\n${fields(
    entries.map(([column, value]) => [column, value === null ? null : textOf(value)]),
    Infinity,
  )}${history === '' ? '' : `\nhistory\n${history}`}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function historyLine({ notedAt, status, note }: FollowUp, setup: LeadsSetup): string {
  const words = [status === null ? '' : named(status, setup), note ?? ''].filter((part) => part !== '').join(': ');
  const [first = '', ...rest] = wrap(words, WIDTH - 20);
  return [`  ${timeIn(notedAt, setup.timeZone)}  ${first}\n`, ...rest.map((line) => `${' '.repeat(20)}${line}\n`)].join(
    '',
  );
}

function headOf(id: string, createdAt: string, status: string, setup: LeadsSetup, characters: number): string {
  return `${id.slice(0, characters)}  ${timeIn(createdAt, setup.timeZone)}  ${named(status, setup)}`;
}

/** A status with its label; one that the spec no longer has is shown as it is. */
function named(status: string, { statuses }: LeadsSetup): string {
  const label = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return label === undefined ? printable(status) : `${status} (${label[defaultLocale]})`;
}

/** `2026-11-01 09:30`, in the firm's time zone. */
export function timeIn(iso: string, timeZone: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date);
}

/** Names and values, one per line, without empty ones. */
function fields(entries: readonly (readonly [string, string | null])[], most: number): string {
  const filled = entries.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
  const indent = 4 + Math.max(0, ...filled.map(([name]) => name.length));
  return filled
    .map(([name, value]) => {
      const lines = wrap(value, WIDTH - indent);
      const shown =
        lines.length > most ? [...lines.slice(0, most - 1), `… ${lines.length - most + 1} more lines: show`] : lines;
      return shown
        .map((line, index) => `${(index === 0 ? `  ${name}` : '').padEnd(indent)}${line}`.trimEnd() + '\n')
        .join('');
    })
    .join('');
}

/** Lines of at most so many characters, broken at spaces where there are any. The text's own lines stay. */
function wrap(value: string, width: number): string[] {
  return value.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string[] = [];
    for (const word of printable(paragraph).split(' ')) {
      const letters = [...word];
      if (line.length > 0 && line.length + 1 + letters.length > width) {
        lines.push(line.join(''));
        line = [];
      }
      line = line.length === 0 ? letters : [...line, ' ', ...letters];
      for (; line.length > width; line = line.slice(width)) lines.push(line.slice(0, width).join(''));
    }
    return [...lines, line.join('')];
  });
}

/** Without control characters, by which a visitor's text could control the terminal. */
function printable(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
