import { formMarks } from '../compile/form.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import type { Column } from '../schema/index.ts';
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
    shared(was.fields, now.fields).flatMap(([field, { options = [] }, { options: left = [] }]) => {
      const columns = Object.entries(was.payload).flatMap(([column, source]) =>
        source.kind === 'from' && source.field === field ? [column] : [],
      );
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

/** Statuses that rows keep but that have no name any longer. */
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

/** Finds what a change of the spec does to stored rows. */
export function affectedRows(before: Snapshot, after: Snapshot): Diagnostic[] {
  return [
    ...retired(before, after),
    ...narrower(before, after),
    ...goneStatuses(before, after),
    ...goneValues(before, after),
    ...goneForms(before, after),
  ];
}
