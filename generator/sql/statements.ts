import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileDeskTable } from '../compile/desk.ts';
import { columnCondition } from '../compile/form.ts';
import type { Column, Desk, SiteSpec, Table } from '../schema/index.ts';

type Columns = Table['columns'];

const sqlTypes = {
  text: 'text',
  timestamp: 'timestamptz',
  boolean: 'boolean',
  date: 'date',
  integer: 'integer',
  decimal: 'numeric',
} as const satisfies Record<Column['type'], string>;

/** The checks that columns of a type may have, by the suffixes of their names. */
const checkSuffixes = {
  text: ['length', 'not_empty'],
  timestamp: [],
  boolean: ['true'],
  date: ['range'],
  integer: ['range'],
  decimal: ['range', 'decimals'],
} as const satisfies Record<Column['type'], readonly string[]>;

/** The default range of dates: those that browsers can represent. PostgreSQL also accepts `infinity`. */
const dateRange = { first: '0001-01-01', last: '9999-12-31' };

/** The checks of a column that do not depend on other columns. */
function ownChecks(name: string, column: Column): [suffix: string, condition: string][] {
  switch (column.type) {
    case 'text':
      return [
        ['length', `char_length(${name}) <= ${column.max}`],
        ...(column.nullable ? [] : [['not_empty', `${name} ~ '[^[:space:]]'`] as [string, string]]),
      ];
    case 'timestamp':
      return [];
    case 'boolean':
      return column.onlyTrue ? [['true', name]] : [];
    case 'date':
      return [
        [
          'range',
          `${name} between ${quoted(column.min ?? dateRange.first)} and ${quoted(column.max ?? dateRange.last)}`,
        ],
      ];
    case 'integer':
      return [['range', `${name} between ${column.min} and ${column.max}`]];
    case 'decimal':
      return [
        ['range', `${name} between ${column.min} and ${column.max}`],
        ['decimals', `${name} = round(${name}, ${column.decimals})`],
      ];
  }
}

/** The check of a column that may only have a value if another column has a certain one. */
function onlyIfChecks(name: string, column: Column): [suffix: string, condition: string][] {
  if (!('onlyIf' in column) || column.onlyIf === undefined) return [];
  const { of, is } = columnCondition(column.onlyIf);
  const holds =
    typeof is[0] === 'boolean'
      ? `${of} is ${is[0]}`
      : `coalesce(${of} in (${is.map(String).map(quoted).join(', ')}), false)`;
  return [['only_if', `${name} is null or ${holds}`]];
}

/** The named checks of a column, as `[constraint, condition]`. */
function checks(table: string, name: string, column: Column): [string, string][] {
  return [...ownChecks(name, column), ...onlyIfChecks(name, column)].map(([suffix, condition]) => [
    `${table}_${name}_${suffix}`,
    condition,
  ]);
}

function definition(table: string, name: string, column: Column): string {
  return [
    `  ${name} ${sqlTypes[column.type]}${column.nullable ? '' : ' not null'}`,
    ...checks(table, name, column).map(
      ([constraint, condition]) => `    constraint ${constraint} check (${condition})`,
    ),
  ].join('\n');
}

function oneOf(name: string, values: readonly string[], nullable: boolean): string {
  const listed = `${name} in (${values.map(quoted).join(', ')})`;
  return nullable ? `(${name} is null or ${listed})` : listed;
}

/** An SQL condition that is true for requests from visitors. */
const byVisitor = "current_user in ('anon', 'authenticated')";

/** The triggers that guard a table's inserts. Runs again whenever the columns change. */
function requestTriggers(table: string, columns: Columns): string {
  // A timestamp column is the time of sending, so it differs when the browser sends the same message again.
  const timestamps = Object.keys(columns).filter((name) => columns[name]?.type === 'timestamp');
  const varying = ['id', 'created_at', ...timestamps].map((name) => `'${name}'`).join(', ');
  return `drop trigger if exists ${table}_guard on public.${table};
create trigger ${table}_guard before insert on public.${table}
  for each row when (${byVisitor})
  execute function site_internal.guard_request(${varying});

drop trigger if exists ${table}_one_row on public.${table};
create trigger ${table}_one_row after insert on public.${table}
  referencing new table as inserted
  for each statement when (${byVisitor})
  execute function site_internal.refuse_many_rows();`;
}

/** Row-level security, grants and triggers that only let visitors insert. Runs again whenever the columns change. */
export function guards(table: string, columns: Columns): string {
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
}

/** A new table with its guards. */
export function createTable(table: string, columns: Columns, description: string): string {
  return `create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
${Object.entries(columns)
  .map(([name, column]) => definition(table, name, column))
  .join(',\n')}
);

comment on table public.${table} is ${quoted(description)};
create index ${table}_created_at on public.${table} (created_at desc);

${guards(table, columns)}

-- Everything else about a row is deleted with it.
create trigger ${table}_forget after delete on public.${table}
  for each row execute function site_internal.forget_row();`;
}

// `not valid` skips existing rows, which were valid when they were inserted.
function addChecks(table: string, name: string, column: Column): string[] {
  return [
    ...checks(table, name, column).map(
      ([constraint, condition]) =>
        `alter table public.${table} add constraint ${constraint} check (${condition}) not valid;`,
    ),
    ...(column.nullable
      ? []
      : [
          `alter table public.${table} add constraint ${table}_${name}_required check (${name} is not null) not valid;`,
        ]),
  ];
}

function dropChecks(table: string, name: string, ...columns: readonly Column[]): string[] {
  const suffixes = columns.flatMap((column) => [
    ...checkSuffixes[column.type],
    ...onlyIfChecks(name, column).map(([suffix]) => suffix),
  ]);
  return [...new Set([...suffixes, 'required'])].map(
    (suffix) => `alter table public.${table} drop constraint if exists ${table}_${name}_${suffix};`,
  );
}

/** Adds a new column, or a retired one that returns. Existing rows have no value in it. */
export function addColumn(table: string, name: string, column: Column): string {
  return [
    `alter table public.${table} add column if not exists ${name} ${sqlTypes[column.type]};`,
    ...dropChecks(table, name, column),
    ...addChecks(table, name, column),
  ].join('\n');
}

/** Changes the limits of a column. Existing rows stay as they are. */
export function changeColumn(table: string, name: string, before: Column, column: Column): string {
  return [
    `alter table public.${table} alter column ${name} drop not null;`,
    ...dropChecks(table, name, before, column),
    ...addChecks(table, name, column),
  ].join('\n');
}

/** Retires a column that left the spec: its values stay, but nobody may insert into it. */
export function retireColumn(table: string, name: string, column: Column): string {
  return [`alter table public.${table} alter column ${name} drop not null;`, ...dropChecks(table, name, column)].join(
    '\n',
  );
}

/**
 * Retires a table that left the spec: its rows stay, but nobody may insert into it. All its columns become optional, so
 * that it can return with fewer columns.
 */
export function retireTable(table: string, columns: Columns): string {
  return [
    `drop policy if exists ${table}_insert on public.${table};`,
    `revoke all on table public.${table} from public, anon, authenticated;`,
    ...Object.entries(columns).map(([name, column]) => retireColumn(table, name, column)),
  ].join('\n');
}

/** In characters of up to four bytes. PostgreSQL rejects index entries of more than 2,704 bytes. */
const maxIndexedLength = 650;

/** Whether every value of a column fits into an index. */
function fitsIndex(column: Column | undefined): boolean {
  return column !== undefined && (column.type !== 'text' || column.max <= maxIndexedLength);
}

/** An index name of at most 63 characters: PostgreSQL truncates longer ones, which could then clash. */
function indexName(name: string): string {
  return name.length <= 63 ? name : `${name.slice(0, 50)}_${hash('sha256', name).slice(0, 12)}`;
}

/** Creates indexes on the columns by which the desk filters its lists; empty if there are none. */
export function deskFilters(spec: SiteSpec, desk: Desk): string {
  return Object.entries(spec.tables)
    .flatMap(([table, { columns }]) =>
      compileDeskTable(spec, desk, table)
        .filters.filter((name) => fitsIndex(columns[name]))
        .map(
          (name) => `create index if not exists ${indexName(`${table}_${name}_filter`)} on public.${table} (${name});`,
        ),
    )
    .join('\n');
}

/**
 * A table's policy for the desk, and the trigger that maintains its list. Runs again whenever one of them or the functions
 * of the trigger change, so that stored rows are searched like new ones.
 */
export function deskInbox(spec: SiteSpec, desk: Desk, table: string): string {
  const { person, forms, columns } = compileDeskTable(spec, desk, table);
  const marks = Object.fromEntries(forms.flatMap(({ id, begins }) => (begins ? [[id, begins]] : [])));
  const texts = columns
    .filter(({ name }) => spec.tables[table]?.columns[name]?.type === 'text')
    .map(({ name }) => name);
  const values = [person.name ?? '', person.email ?? '', JSON.stringify(marks), `{${texts.join(',')}}`].map(quoted);
  const [name, email, formMarks, textColumns] = values;
  return `grant select on table public.${table} to desk;
drop policy if exists ${table}_desk on public.${table};
create policy ${table}_desk on public.${table}
  for select to desk
  using ((select site_internal.desk_sees(${quoted(table)})));

drop trigger if exists ${table}_note on public.${table};
create trigger ${table}_note after insert or update on public.${table}
  for each row execute function site_internal.note_row(${values.join(', ')});

-- Existing rows, again whenever the functions change (${hash('sha256', fixedSql('desk-rows')).slice(0, 12)}).
do $do$ begin
  perform site_internal.note_state(${quoted(table)}, to_jsonb(t), ${name}, ${email}, ${formMarks}::jsonb, ${textColumns}::text[])
    from public.${table} as t;
end $do$;
update site_internal.row_states as r set status = f.status, status_noted = true, version = f.lines, changed_at = f.at
  from (select row_id, (array_agg(status order by noted_at desc, id))[1] as status, count(*)::integer as lines,
      max(noted_at) as at
    from site_internal.follow_ups where table_name = ${quoted(table)} and status is not null group by row_id) as f
  where r.row_id = f.row_id and not r.status_noted;`;
}

/** Reads SQL that does not depend on the spec from `fixed/`. Each file can run repeatedly. */
export function fixedSql(name: string): string {
  return readFileSync(new URL(`fixed/${name}.sql`, import.meta.url), 'utf8')
    .replaceAll('\r\n', '\n')
    .trimEnd();
}

/** An SQL string literal. */
export function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
