import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Period } from '../schema/records.ts';
import type { Snapshot } from './snapshot.ts';

const day = 86_400_000;

/** The fewest and the most days that a period can have: months differ in length. */
function span({ unit, count }: Period): { readonly least: number; readonly most: number } {
  if (unit === 'days') return { least: count, most: count };
  // Four years contain every sequence of months.
  const lengths = Array.from(
    { length: 48 },
    (_, month) => (Date.UTC(2000, month + count, 1) - Date.UTC(2000, month, 1)) / day,
  );
  return { least: Math.min(...lengths), most: Math.max(...lengths) };
}

/** Whether a row can be deleted earlier under another period. */
export function isShorter(now: Period, before: Period): boolean {
  return now.unit === before.unit ? now.count < before.count : span(now).least < span(before).most;
}

/** The day before which rows are older than a period. */
function cutOff({ unit, count }: Period, today: Date): string {
  const date = new Date(today);
  if (unit === 'days') date.setUTCDate(date.getUTCDate() - count);
  else date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
}

/** Finds shorter retention periods: they delete rows that would have been kept. */
export function shorterPeriods(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  const [was, next] = [before.records.retention, after.records.retention];
  const found = Object.entries(was.tables).flatMap(([table, period]): Diagnostic[] => {
    const now = next.tables[table];
    if (!now || !isShorter(now, period)) return [];
    const parameters = { table, now, before: period, until: cutOff(now, today) };
    return [diagnose('data/retention', ['records', 'retention', 'tables', table], parameters)];
  });
  const erasures = { now: next.erasures, before: was.erasures };
  if (isShorter(erasures.now, erasures.before))
    found.push(diagnose('data/retention#erasures', ['records', 'retention', 'erasures'], erasures));
  return found;
}

/** Finds what a change does to the desk: people who lose access, and audit entries that are deleted earlier. */
export function deskChanges({ desk: before }: Snapshot, { desk: now }: Snapshot): Diagnostic[] {
  if (!before) return [];
  if (!now) return [diagnose('desk/gone', ['desk'], {})];
  const periods = { now: now.keepAudit, before: before.keepAudit };
  return [
    ...Object.keys(before.roles)
      .filter((role) => !(role in now.roles))
      .map((role) => diagnose('data/role', ['desk', 'roles'], { role })),
    ...(isShorter(periods.now, periods.before)
      ? [diagnose('data/retention#audit', ['desk', 'keepAudit'], periods)]
      : []),
  ];
}
