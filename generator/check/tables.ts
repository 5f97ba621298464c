import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import { fieldTraits, type Column, type ColumnOf, type Field, type SiteSpec, type Table } from '../schema/index.ts';
import { characterCount } from './forms.ts';
import { columnCondition } from '../compile/form.ts';
import type { Placed } from '../compile/walk.ts';

interface PlacedColumn extends Placed<Column> {
  readonly name: string;
  readonly columns: Table['columns'];
}

function columnsOf({ tables }: SiteSpec): PlacedColumn[] {
  return Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).map(([name, value]) => ({
      value,
      name,
      columns,
      path: ['tables', table, 'columns', name],
    })),
  );
}

/** Refuses columns that accept no value, and conditions that can never hold. */
export function* columnLimits(spec: SiteSpec): Iterable<Diagnostic> {
  for (const placed of columnsOf(spec)) {
    const { value: column, path } = placed;
    if ('min' in column && column.min !== undefined && column.max !== undefined && column.min > column.max)
      yield diagnose('column/limits', [...path, 'max'], { min: column.min, max: column.max });
    if (column.type === 'text')
      for (const [index, value] of (column.oneOf ?? []).entries()) {
        if (characterCount(value) > column.max)
          yield diagnose('column/value-too-long', [...path, 'oneOf', index], { value, max: column.max });
      }
    if ('onlyIf' in column && column.onlyIf) yield* onlyIf(placed, column.onlyIf, column.nullable === true);
  }
}

function* onlyIf(
  { name, columns, path }: PlacedColumn,
  { column, is }: NonNullable<ColumnOf<'text'>['onlyIf']>,
  isNullable: boolean,
): Iterable<Diagnostic> {
  const names = Object.keys(columns);
  const above = names.slice(0, names.indexOf(name));
  const other = columns[column];
  yield* unknownName('column/unknown#above', column, above, [...path, 'onlyIf', 'column']);
  if (!isNullable) yield diagnose('column/only-if#nullable', path, { name });
  const known = other?.type === 'boolean' ? [true, false] : other?.type === 'text' ? other.oneOf : [];
  for (const value of other && known ? columnCondition({ column, is }).is : [])
    if (!known?.some((one) => one === value)) {
      const accepted = { column, name: String(value), known: known?.map(String) ?? [] };
      yield diagnose('column/only-if', [...path, 'onlyIf', 'is'], accepted);
    }
}

/** Refuses notifications for unknown tables, and columns that take longer answers than a request may have. */
export function* requests({ integrations: { notify, backend }, tables }: SiteSpec): Iterable<Diagnostic> {
  for (const [index, name] of (notify?.tables ?? []).entries())
    yield* unknownName('table/unknown', name, Object.keys(tables), ['integrations', 'notify', 'tables', index]);
  const texts = Object.values(tables).flatMap(({ columns }) => Object.values(columns));
  const longest = Math.max(0, ...texts.map((column) => (column.type === 'text' ? column.max : 0)));
  const most = backend.maxBodyBytes;
  if (most < longest) yield diagnose('backend/body', ['integrations', 'backend', 'maxBodyBytes'], { most, longest });
}

/** Refuses tables whose e-mail column does not exist or is not named: a person's rows could not be found or erased. */
export function* emailColumns(spec: SiteSpec): Iterable<Diagnostic> {
  for (const [table, { columns, email }] of Object.entries(spec.tables)) {
    const path: SpecPath = ['tables', table, 'email'];
    yield* unknownName('column/unknown', email, Object.keys(columns), path);
    const column = email === undefined ? undefined : columns[email];
    if (email !== undefined && column && column.type !== 'text')
      yield diagnose('column/type', path, { email, type: column.type });
    const sent = email === undefined ? addressIn(spec, table) : undefined;
    if (sent)
      yield diagnose(
        'table/email-missing',
        ['tables', table],
        { table, column: sent.value },
        seeAlso(sent.path, 'The address is sent here.'),
      );
  }
}

function asksForAddress(field: Field | undefined): boolean {
  return field !== undefined && fieldTraits(field).shownAs === 'email';
}

/** The first column of a table that takes the answer of an e-mail field. */
function addressIn({ forms, tables }: SiteSpec, table: string): Placed<string> | undefined {
  return Object.entries(forms)
    .filter(([, form]) => form.table === table)
    .flatMap(([key, { fields, payload }]) =>
      Object.entries(payload).flatMap(([column, source]) =>
        source.kind === 'from' && asksForAddress(fields[source.field]) && tables[table]?.columns[column]
          ? [{ value: column, path: ['forms', key, 'payload', column] }]
          : [],
      ),
    )[0];
}

/** Refuses retention periods of unknown tables, and tables without one. */
export function* retention({ tables, records }: SiteSpec): Iterable<Diagnostic> {
  const path: SpecPath = ['records', 'retention', 'tables'];
  const known = Object.keys(tables);
  const given = Object.keys(records.retention.tables);
  for (const name of given) yield* unknownName('table/unknown', name, known, [...path, name], { at: 'key' });
  for (const table of known)
    if (!given.includes(table))
      yield diagnose('retention/missing', path, { table }, seeAlso(['tables', table], 'The table is here.'));
}

/** Refuses statuses of unknown tables, and an initial status that does not exist or is not open. */
export function* followUpStatuses({ tables, records: { followUp } }: SiteSpec): Iterable<Diagnostic> {
  const { initial, statuses, tables: own = {} } = followUp;
  const path: SpecPath = ['records', 'followUp'];
  yield* unknownName('status/unknown', initial, Object.keys(statuses), [...path, 'initial']);
  for (const [table, its] of Object.entries(own)) {
    const at = [...path, 'tables', table];
    yield* unknownName('table/unknown', table, Object.keys(tables), at, { at: 'key' });
    if (!its[initial]) yield diagnose('status/no-initial', at, { table, initial });
  }
  for (const [its, at] of [
    [statuses, [...path, 'statuses']] as const,
    ...Object.entries(own).map(([table, one]) => [one, [...path, 'tables', table]] as const),
  ])
    if (its[initial] && its[initial].tone !== 'open')
      yield diagnose('status/initial-not-open', [...at, initial, 'tone'], { status: initial });
}
