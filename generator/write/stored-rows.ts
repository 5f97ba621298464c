import { formMarks } from '../compile/form-marks.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { problem } from '../diagnostics/problem.ts';
import type { Column, SiteSpec } from '../schema/index.ts';
import type { FormSnapshot, Snapshot } from './snapshot/snapshot.ts';

function missingFrom(now: Readonly<Record<string, unknown>>, was: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(was).filter((name) => !(name in now));
}

/** The entries that two records have in common. */
function shared<T>(
  was: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
): [name: string, was: T, now: T][] {
  return Object.entries(was).flatMap(([name, value]): [string, T, T][] => {
    const next = now[name];
    return next === undefined ? [] : [[name, value, next]];
  });
}

/** Tables and columns that are retired: their rows and values stay, and nobody sees them any longer. */
function retired(before: Snapshot, after: Snapshot): Diagnostic[] {
  return [
    ...missingFrom(after.tables, before.tables).map((table) =>
      problem(
        'data/table',
        ['tables'],
        `"npm run leads" no longer lists the rows of "${table}". They stay in the database for their time, and are still found to be exported and erased.`,
        `These are the rows, to be saved before: npm run leads -- --table ${table} --csv --output ${table}.csv`,
      ),
    ),
    ...shared(before.tables, after.tables).flatMap(([table, was, now]) =>
      missingFrom(now.columns, was.columns).map((column) =>
        problem(
          'data/column',
          ['tables', table, 'columns'],
          `"npm run leads" no longer shows "${column}" of "${table}". What rows hold there stays in the database.`,
          `These are the rows, to be saved before: npm run leads -- --table ${table} --csv --output ${table}.csv`,
        ),
      ),
    ),
  ];
}

/** The limits of a column: what it is that they limit, and whether another column takes less. */
function narrowerLimits(old: Column, next: Column): string[] {
  return [...(old.nullable && !next.nullable ? ['may not be empty any longer'] : []), ...narrowerRange(old, next)];
}

function narrowerRange(old: Column, next: Column): string[] {
  if (old.type === 'text' || next.type === 'text') {
    const [was, now] = [old, next].map((column) => (column.type === 'text' ? column.max : Infinity)) as [
      number,
      number,
    ];
    return now < was ? [`takes ${now} characters now, no longer ${was}`] : [];
  }
  const of = (column: Column, name: 'min' | 'max' | 'decimals' | 'onlyTrue'): unknown =>
    (column as Partial<Record<typeof name, unknown>>)[name];
  const less = (name: 'min' | 'max' | 'decimals'): boolean => {
    const [was, now] = [of(old, name), of(next, name)] as (string | number | undefined)[];
    if (now === undefined) return false;
    return was === undefined || (name === 'min' ? now > was : now < was);
  };
  return [
    ...(less('min') ? [`begins at ${of(next, 'min')} now`] : []),
    ...(less('max') ? [`ends at ${of(next, 'max')} now`] : []),
    ...(less('decimals') ? [`takes ${of(next, 'decimals')} decimals now`] : []),
    ...(of(next, 'onlyTrue') && !of(old, 'onlyTrue') ? ['takes nothing but yes now'] : []),
  ];
}

/** Limits that rows may exceed which are there already. */
function narrower(before: Snapshot, after: Snapshot): Diagnostic[] {
  return shared(before.tables, after.tables).flatMap(([table, was, now]) =>
    shared(was.columns, now.columns).flatMap(([column, old, next]): Diagnostic[] =>
      narrowerLimits(old, next).map((change) =>
        problem(
          'data/limit',
          ['tables', table, 'columns', column],
          `"${column}" of "${table}" ${change}.`,
          old.type === 'text' && change.startsWith('takes')
            ? 'Rows that are longer stay as they are; only new ones are refused. What reads the rows has to expect both.'
            : 'Rows beyond that stay as they are; only new ones are refused. What reads the rows has to expect both.',
        ),
      ),
    ),
  );
}

function goneStatuses(before: Snapshot, after: Snapshot): Diagnostic[] {
  return missingFrom(after.records.followUp.statuses, before.records.followUp.statuses).map((status) =>
    problem(
      'data/status',
      ['records', 'followUp', 'statuses'],
      `Rows that stand at "${status}" keep a status that has no name any longer, and cannot be listed by.`,
      `These are the rows: npm run leads -- --status ${status}`,
    ),
  );
}

/** The columns that hold what is chosen in a field. */
function columnsOf({ payload }: FormSnapshot, field: string): string[] {
  return Object.entries(payload).flatMap(([column, source]) =>
    source.kind === 'from' && source.field === field ? [column] : [],
  );
}

/** Values that rows hold and that nobody can choose or send any longer, each once. */
function goneValues(before: Snapshot, after: Snapshot): Diagnostic[] {
  const told = new Set<string>();
  const tell = (table: string, column: string, value: string, path: readonly (string | number)[]): Diagnostic[] => {
    if (after.tables[table]?.columns[column] === undefined || told.has(JSON.stringify([table, column, value])))
      return [];
    told.add(JSON.stringify([table, column, value]));
    return [
      problem(
        'data/option',
        path,
        `Rows of "${table}" may hold "${value}" in "${column}", which is not among the options any longer.`,
        `These are the rows: npm run leads -- --table ${table} --search "${value}". If it only reads differently, keep the value and change the label.`,
      ),
    ];
  };
  return [
    ...shared(before.forms, after.forms).flatMap(([form, was, now]) =>
      shared(was.fields, now.fields).flatMap(([field, { options = [] }, { options: left = [] }]) =>
        options
          .filter(({ value }) => !left.some((option) => option.value === value))
          .flatMap(({ value }) =>
            columnsOf(was, field).flatMap((column) =>
              tell(was.table, column, value, ['forms', form, 'fields', field, 'options']),
            ),
          ),
      ),
    ),
    ...shared(before.tables, after.tables).flatMap(([table, was, now]) =>
      shared(was.columns, now.columns).flatMap(([column, old, next]) => {
        const [values, left] = [old, next].map((one) => (one.type === 'text' ? one.oneOf : undefined));
        return left === undefined
          ? []
          : (values ?? [])
              .filter((value) => !left.includes(value))
              .flatMap((value) => tell(table, column, value, ['tables', table, 'columns', column]));
      }),
    ),
  ];
}

/** Forms whose rows are not told from others any longer. */
function goneForms(before: Snapshot, after: Snapshot): Diagnostic[] {
  const [was, now] = [before, after].map((snapshot) => formMarks(snapshot as unknown as Pick<SiteSpec, 'forms'>)) as [
    ReturnType<typeof formMarks>,
    ReturnType<typeof formMarks>,
  ];
  return Object.entries(was).flatMap(([form, mark]): Diagnostic[] => {
    // Of a table that is retired, everything has been said.
    if (!after.tables[mark.table] || JSON.stringify(mark) === JSON.stringify(now[form])) return [];
    const says = now[form]
      ? `Rows that the form "${form}" has sent so far are no longer recognised as its own`
      : `There is no form "${form}" any longer, by which its rows could be listed`;
    return [
      problem(
        'data/form',
        now[form] ? ['forms', form, 'payload'] : ['forms'],
        `${says}: npm run leads -- --source ${form}.`,
        now[form]
          ? 'Keep the words that its template begins with.'
          : 'Keep the id if it is the same form. Its rows stay where they are.',
      ),
    ];
  });
}

/** What a change does to rows that are there already. */
export function rowsConcerned(before: Snapshot, after: Snapshot): Diagnostic[] {
  return [
    ...retired(before, after),
    ...narrower(before, after),
    ...goneStatuses(before, after),
    ...goneValues(before, after),
    ...goneForms(before, after),
  ];
}
