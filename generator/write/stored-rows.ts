import { columnNames } from '../compile/field.ts';
import { formMarks } from '../compile/form.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { settingsOf, type Period } from '../schema/index.ts';
import type { Snapshot } from './snapshot.ts';

type AnyRecord = Readonly<Record<string, unknown>>;

/** The keys that a record no longer has. */
function missingFrom(now: AnyRecord, was: AnyRecord): string[] {
  return Object.keys(was).filter((name) => !(name in now));
}

/** The entries that two records have in common. */
function shared<T>(
  was: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
): (readonly [name: string, was: T, now: T])[] {
  return Object.entries(was).flatMap(([name, value]) => {
    const next = now[name];
    return next === undefined ? [] : [[name, value, next] as const];
  });
}

/** Finds retired tables and columns: their data stays, but the desk no longer shows it. */
function retired(before: Snapshot, after: Snapshot): Diagnostic[] {
  return [
    ...missingFrom(after.tables, before.tables).map((table) => diagnose('data/table', ['tables'], { table })),
    ...shared(before.tables, after.tables).flatMap(([table, was, now]) =>
      missingFrom(now.columns, was.columns).map((column) =>
        diagnose('data/column', ['tables', table, 'columns'], { table, column }),
      ),
    ),
  ];
}

/** Finds values that rows may contain but that can no longer be chosen or sent, each once. */
function removedValues(before: Snapshot, after: Snapshot): Diagnostic[] {
  const found = shared(before.forms, after.forms).flatMap(([form, was, now]) =>
    shared(was.fields, now.fields).flatMap(([field, old, next]) => {
      const [options = [], remaining = []] = [old, next].map((one) => settingsOf(one).options);
      const columns = columnNames(was, field).filter((column) => after.tables[was.table]?.columns[column]);
      const path = ['forms', form, 'fields', field, 'options'];
      return options
        .filter(({ value }) => !remaining.some((option) => option.value === value))
        .flatMap(({ value }) => columns.map((column) => ({ path, option: { table: was.table, column, value } })));
    }),
  );
  const first = Map.groupBy(found, ({ option }) => JSON.stringify(option));
  return [...first.values()].flatMap(([one]) => (one ? [diagnose('data/option', one.path, one.option)] : []));
}

/** Finds forms whose existing rows can no longer be told apart from others in the table. */
function unrecognisableForms(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = formMarks(after.forms);
  return Object.entries(formMarks(before.forms)).flatMap(([form, mark]) =>
    // A retired table has a diagnostic of its own.
    !after.tables[mark.table] || JSON.stringify(mark) === JSON.stringify(now[form])
      ? []
      : [diagnose('data/form', ['forms', form, 'payload'], { form })],
  );
}

/** Finds statuses that left the spec. Rows keep them, but without a label. */
function removedStatuses(
  { records: { followUp: was } }: Snapshot,
  { records: { followUp: now } }: Snapshot,
): Diagnostic[] {
  const path: SpecPath = ['records', 'followUp'];
  const withOwnStatuses = [...new Set([...Object.keys(was.tables ?? {}), ...Object.keys(now.tables ?? {})])];
  const removed = (statusesOf: (followUp: typeof was) => AnyRecord, at: SpecPath): Diagnostic[] =>
    missingFrom(statusesOf(now), statusesOf(was)).map((status) => diagnose('data/status', at, { status }));
  return [
    ...removed(({ statuses }) => statuses, [...path, 'statuses']),
    ...withOwnStatuses.flatMap((table) =>
      removed(
        (each) => each.tables?.[table] ?? each.statuses,
        [...path, ...(now.tables?.[table] ? ['tables', table] : ['statuses'])],
      ),
    ),
  ];
}

/** A period in days, with months of average length. */
function inDays({ unit, count }: Period): number {
  return unit === 'days' ? count : (count * 365.25) / 12;
}

/** Whether a period is shorter than another, so that rows are deleted earlier. */
export function isShorter(now: Period, before: Period): boolean {
  return inDays(now) < inDays(before);
}

/** The date before which rows exceed a period. */
function cutOff({ unit, count }: Period, today: Date): string {
  const date = new Date(today);
  if (unit === 'days') date.setUTCDate(date.getUTCDate() - count);
  else date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
}

/** Finds shorter retention periods, which delete rows that would have been kept. */
function shorterPeriods(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
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

/** Finds changes to the desk that take people's access away or delete audit entries earlier. */
function deskChanges({ desk: before }: Snapshot, { desk: now }: Snapshot): Diagnostic[] {
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

/**
 * Finds the effects of a change of the spec on stored rows, and on access to them at the desk.
 * @param today The date that the ages of rows are measured at.
 */
export function affectedRows(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [
    ...shorterPeriods(before, after, today),
    ...retired(before, after),
    ...removedStatuses(before, after),
    ...removedValues(before, after),
    ...unrecognisableForms(before, after),
    ...deskChanges(before, after),
  ];
}
