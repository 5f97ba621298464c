import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { problem, warning } from '../diagnostics/problem.ts';
import type { Period } from '../schema/records.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

const day = 86_400_000;

/** The fewest and the most days that a period can take: months are not of one length. */
function span({ unit, count }: Period): { readonly least: number; readonly most: number } {
  if (unit === 'days') return { least: count, most: count };
  // Four years have every sequence of months.
  const lengths = Array.from(
    { length: 48 },
    (_, month) => (Date.UTC(2000, month + count, 1) - Date.UTC(2000, month, 1)) / day,
  );
  return { least: Math.min(...lengths), most: Math.max(...lengths) };
}

/** Whether a row can be deleted earlier under another period. */
export function isShorter(now: Period, was: Period): boolean {
  return now.unit === was.unit ? now.count < was.count : span(now).least < span(was).most;
}

/** When a row came in that has just been kept for its time. */
function cutOff({ unit, count }: Period, today: Date): string {
  const date = new Date(today);
  if (unit === 'days') date.setUTCDate(date.getUTCDate() - count);
  else date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
}

/** A period in words. */
function shown({ unit, count }: Period): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** Periods that become shorter: rows that would have been kept are deleted, and nothing brings them back. */
export function shorterPeriods(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  const [was, now] = [before.records.retention, after.records.retention];
  const tables = Object.entries(was.tables).flatMap(([table, period]): Diagnostic[] => {
    const next = now.tables[table];
    if (!next || !isShorter(next, period)) return [];
    return [
      problem(
        'data/retention',
        ['records', 'retention', 'tables', table],
        `Rows of "${table}" that are older than ${shown(next)} are deleted for ever when the server next starts; they were kept for ${shown(period)}.`,
        `These are the rows: npm run leads -- --table ${table} --until ${cutOff(next, today)}`,
      ),
    ];
  });
  if (!isShorter(now.erasures, was.erasures)) return tables;
  return [
    ...tables,
    problem(
      'data/retention',
      ['records', 'retention', 'erasures'],
      `The proof of erasures older than ${shown(now.erasures)} is deleted for ever when the server next starts; it was kept for ${shown(was.erasures)}.`,
      'This is the proof: npm run --silent leads -- erasures',
    ),
  ];
}

/** What a change does to the desk: people who see nothing any longer, and what is kept of what they did. */
export function atTheDesk({ desk: was }: Snapshot, { desk: now }: Snapshot): Diagnostic[] {
  if (!was) return [];
  if (!now) {
    const says =
      'There is no desk any longer: nobody signs in there, and no mail tells of what comes in. Notes and the audit stay in the database.';
    return [warning('desk/gone', ['desk'], says, 'npm run leads lists what comes in.')];
  }
  const roles = Object.keys(was.roles).filter((role) => !(role in now.roles));
  return [
    ...roles.map((role) =>
      problem(
        'data/role',
        ['desk', 'roles'],
        `Whoever is "${role}" sees nothing at the desk any longer, and gets no mail of what comes in.`,
        'These are the people: npm run desk -- people. Once this runs, give each another role: npm run desk -- invite EMAIL --role ROLE.',
      ),
    ),
    ...(isShorter(now.keepAudit, was.keepAudit)
      ? [
          problem(
            'data/retention',
            ['desk', 'keepAudit'],
            `What the audit has noted more than ${shown(now.keepAudit)} ago is deleted for ever when the server next starts; it was kept for ${shown(was.keepAudit)}.`,
            'It is shown at the desk, at /audit.',
          ),
        ]
      : []),
  ];
}
