import type { Column, Table } from '../schema/index.ts';
import { recordTrigger } from './records.ts';
import { requestTriggers } from './requests.ts';
import { quoted } from './quoted.ts';

type Columns = Table['columns'];

const sqlType = (column: Column): string => (column.type === 'text' ? 'text' : 'timestamptz');

const lengthCheck = (name: string, column: Column) =>
  column.type === 'text' ? `char_length(${name}) <= ${column.max}` : undefined;
const notEmptyCheck = (name: string, column: Column) =>
  column.type === 'text' && !column.nullable ? `${name} ~ '[^[:space:]]'` : undefined;

/** The named checks of a column, as `[constraint, condition]`. */
const checks = (table: string, name: string, column: Column): [string, string][] => {
  const length = lengthCheck(name, column);
  const notEmpty = notEmptyCheck(name, column);
  return [
    ...(length === undefined ? [] : [[`${table}_${name}_length`, length] as [string, string]]),
    ...(notEmpty === undefined ? [] : [[`${table}_${name}_not_empty`, notEmpty] as [string, string]]),
  ];
};

const definition = (table: string, name: string, column: Column): string =>
  [
    `  ${name} ${sqlType(column)}${column.nullable ? '' : ' not null'}`,
    ...checks(table, name, column).map(([constraint, condition]) => `    constraint ${constraint} check (${condition})`),
  ].join('\n');

const oneOf = (name: string, values: readonly string[], nullable: boolean): string => {
  const listed = `${name} in (${values.map(quoted).join(', ')})`;
  return nullable ? `(${name} is null or ${listed})` : listed;
};

/** What a visitor may insert, and nothing else. Runs again whenever the columns change. */
export const guards = (table: string, columns: Columns): string => {
  const limited = Object.entries(columns).flatMap(([name, column]) =>
    column.type === 'text' && column.oneOf ? [oneOf(name, column.oneOf, column.nullable ?? false)] : [],
  );
  return `alter table public.${table} enable row level security;

revoke all on table public.${table} from public, anon, authenticated;
grant insert (${Object.keys(columns).join(', ')}) on table public.${table} to anon, authenticated;

drop policy if exists ${table}_insert on public.${table};
create policy ${table}_insert on public.${table}
  for insert to anon, authenticated
  with check (${limited.length > 0 ? limited.join(' and ') : 'true'});

${requestTriggers(table, columns)}`;
};

/** A new table with its guards. */
export const createTable = (table: string, columns: Columns, description: string): string => `create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
${Object.entries(columns)
  .map(([name, column]) => definition(table, name, column))
  .join(',\n')}
);

comment on table public.${table} is ${quoted(description)};
create index ${table}_created_at on public.${table} (created_at desc);

${guards(table, columns)}

${recordTrigger(table)}`;

// `not valid` holds for every new row and leaves the old ones, which were valid when they were written.
const addChecks = (table: string, name: string, column: Column): string[] => [
  ...checks(table, name, column).map(
    ([constraint, condition]) => `alter table public.${table} add constraint ${constraint} check (${condition}) not valid;`,
  ),
  ...(column.nullable
    ? []
    : [
        `alter table public.${table} add constraint ${table}_${name}_required check (${name} is not null) not valid;`,
      ]),
];

const dropChecks = (table: string, name: string): string[] =>
  ['length', 'not_empty', 'required'].map(
    (check) => `alter table public.${table} drop constraint if exists ${table}_${name}_${check};`,
  );

/** A column that is new, or was retired and is back. Old rows have no value in it. */
export const addColumn = (table: string, name: string, column: Column): string =>
  [
    `alter table public.${table} add column if not exists ${name} ${sqlType(column)};`,
    ...dropChecks(table, name),
    ...addChecks(table, name, column),
  ].join('\n');

/** Other limits for a column. Old rows stay as they are. */
export const changeColumn = (table: string, name: string, column: Column): string =>
  [
    `alter table public.${table} alter column ${name} drop not null;`,
    ...dropChecks(table, name),
    ...addChecks(table, name, column),
  ].join('\n');

/** A column that the spec no longer has: its values stay, nobody may fill it. */
export const retireColumn = (table: string, name: string): string =>
  [`alter table public.${table} alter column ${name} drop not null;`, ...dropChecks(table, name)].join('\n');

/**
 * A table that the spec no longer has: its rows stay, nobody may insert. No column is required any longer, so that the
 * table can return with fewer of them.
 */
export const retireTable = (table: string, columns: Columns): string =>
  [
    `drop policy if exists ${table}_insert on public.${table};`,
    `revoke all on table public.${table} from public, anon, authenticated;`,
    ...Object.keys(columns).map((name) => retireColumn(table, name)),
  ].join('\n');
