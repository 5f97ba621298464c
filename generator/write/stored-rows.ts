import { columnNames } from '../compile/field.ts';
import { formMarks } from '../compile/form.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { settingsOf } from '../schema/index.ts';
import type { Column, Period } from '../schema/index.ts';
import type { Snapshot } from './snapshot.ts';

type Named = Readonly<Record<string, unknown>>;

function missingFrom(now: Named, was: Named): string[] {
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

/** The columns that two snapshots have in common. */
function sharedColumns(before: Snapshot, after: Snapshot) {
  return shared(before.tables, after.tables).flatMap(([table, was, now]) =>
    shared(was.columns, now.columns).map(([column, old, next]) => ({ table, column, old, next })),
  );
}

/** Tables and columns that are retired: their rows and values stay, but nothing lists them. */
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

/** What a column accepts less of than before, as predicates of a sentence. */
function narrowerLimits(old: Column, next: Column): string[] {
  type Limits = Pick<Column, 'type'> & {
    readonly [Name in 'min' | 'max' | 'decimals']?: string | number | undefined;
  } & { readonly onlyTrue?: boolean | undefined };
  const [was, now]: readonly [Limits, Limits] = [old, next];
  const isLower = (name: 'max' | 'decimals'): boolean =>
    now[name] !== undefined && (was[name] === undefined || now[name] < was[name]);
  return [
    ...(old.nullable && !next.nullable ? ['may no longer be empty'] : []),
    ...(isLower('max') && next.type === 'text' ? [`takes ${now.max} characters now instead of ${was.max}`] : []),
    ...(now.min !== undefined && (was.min === undefined || now.min > was.min) ? [`begins at ${now.min} now`] : []),
    ...(isLower('max') && next.type !== 'text' ? [`ends at ${now.max} now`] : []),
    ...(isLower('decimals') ? [`takes ${now.decimals} decimals now`] : []),
    ...(now.onlyTrue && !was.onlyTrue ? ['takes only "yes" now'] : []),
  ];
}

function narrower(before: Snapshot, after: Snapshot): Diagnostic[] {
  return sharedColumns(before, after).flatMap(({ table, column, old, next }) =>
    narrowerLimits(old, next).map((limit) =>
      diagnose('data/limit', ['tables', table, 'columns', column], { table, column, limit }),
    ),
  );
}

/** An option that a field or a column no longer has. */
interface GoneOption {
  readonly table: string;
  readonly column: string;
  readonly value: string;
  readonly path: SpecPath;
}

function goneFieldOptions(before: Snapshot, after: Snapshot): GoneOption[] {
  return shared(before.forms, after.forms).flatMap(([form, was, now]) =>
    shared(was.fields, now.fields).flatMap(([field, old, next]) => {
      const [options = [], left = []] = [old, next].map((one) => settingsOf(one).options);
      const columns = columnNames(was, field);
      const path = ['forms', form, 'fields', field, 'options'];
      return options
        .filter(({ value }) => !left.some((option) => option.value === value))
        .flatMap(({ value }) => columns.map((column) => ({ table: was.table, column, value, path })));
    }),
  );
}

function goneColumnValues(before: Snapshot, after: Snapshot): GoneOption[] {
  return sharedColumns(before, after).flatMap(({ table, column, old, next }) => {
    const [values = [], left] = [old, next].map((one) => (one.type === 'text' ? one.oneOf : undefined));
    const path = ['tables', table, 'columns', column];
    return left === undefined
      ? []
      : values.filter((value) => !left.includes(value)).map((value) => ({ table, column, value, path }));
  });
}

/** Values that rows may contain and that nobody can choose or send any longer, each once. */
function goneValues(before: Snapshot, after: Snapshot): Diagnostic[] {
  const seen = new Set<string>();
  return [...goneFieldOptions(before, after), ...goneColumnValues(before, after)].flatMap(({ path, ...option }) => {
    const key = JSON.stringify(option);
    if (after.tables[option.table]?.columns[option.column] === undefined || seen.has(key)) return [];
    seen.add(key);
    return [diagnose('data/option', path, option)];
  });
}

/** Forms whose rows can no longer be told apart from others. */
function goneForms(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = formMarks(after.forms);
  return Object.entries(formMarks(before.forms)).flatMap(([form, mark]): Diagnostic[] => {
    // A retired table has a diagnostic of its own.
    if (!after.tables[mark.table] || JSON.stringify(mark) === JSON.stringify(now[form])) return [];
    return now[form]
      ? [diagnose('data/form#template', ['forms', form, 'payload'], { form })]
      : [diagnose('data/form', ['forms'], { form })];
  });
}

/** Statuses that left the spec. Rows keep them, without a label. */
function goneStatuses(
  { records: { followUp: was } }: Snapshot,
  { records: { followUp: now } }: Snapshot,
): Diagnostic[] {
  const path: SpecPath = ['records', 'followUp'];
  const own = [...new Set([...Object.keys(was.tables ?? {}), ...Object.keys(now.tables ?? {})])];
  const gone = (of: (followUp: typeof was) => Named, at: SpecPath): Diagnostic[] =>
    missingFrom(of(now), of(was)).map((status) => diagnose('data/status', at, { status }));
  return [
    ...gone(({ statuses }) => statuses, [...path, 'statuses']),
    ...own.flatMap((table) =>
      gone(
        (each) => each.tables?.[table] ?? each.statuses,
        [...path, ...(now.tables?.[table] ? ['tables', table] : ['statuses'])],
      ),
    ),
  ];
}

/** Months have 30.4 days on average. */
function inDays({ unit, count }: Period): number {
  return unit === 'days' ? count : (count * 365.25) / 12;
}

/** Whether rows are deleted earlier under another period. */
export function isShorter(now: Period, before: Period): boolean {
  return inDays(now) < inDays(before);
}

/** The day before which rows are older than a period. */
function cutOff({ unit, count }: Period, today: Date): string {
  const date = new Date(today);
  if (unit === 'days') date.setUTCDate(date.getUTCDate() - count);
  else date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
}

/** Finds shorter retention periods: they delete rows that would have been kept. */
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

/** Finds what a change does to the desk: people who lose access, and audit entries that are deleted earlier. */
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
 * Finds what a change of the spec does to stored rows, and to those who read them.
 * @param today The day from which the ages of rows are counted.
 */
export function affectedRows(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [
    ...shorterPeriods(before, after, today),
    ...retired(before, after),
    ...narrower(before, after),
    ...goneStatuses(before, after),
    ...goneValues(before, after),
    ...goneForms(before, after),
    ...deskChanges(before, after),
  ];
}
