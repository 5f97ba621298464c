import type { Period, SiteSpec } from '../schema/index.ts';
import { interval, privateSchema } from './requests.ts';
import { quoted } from './quoted.ts';

/** What the database knows of keeping rows and of whose they are. */
export interface RecordModel {
  tables: Record<string, { keep: Period; email?: string }>;
  idempotencyKeys: Period;
  addresses: Period;
  erasures: Period;
}

/** What the spec asks for. A table that nothing says the period of is not among them; the rules refuse it. */
export function recordModel({ tables, records: { retention } }: SiteSpec): RecordModel {
  return {
    tables: Object.fromEntries(
      Object.entries(tables).flatMap(([table, { email }]) => {
        const keep = retention.tables[table];
        return keep ? [[table, { keep, ...(email !== undefined && { email }) }]] : [];
      }),
    ),
    idempotencyKeys: retention.idempotencyKeys,
    addresses: retention.addresses,
    erasures: retention.erasures,
  };
}

function put(schema: string, table: string, column: string, keep: Period, email?: string): string {
  return `insert into ${privateSchema}.retention (schema_name, table_name, time_column, keep, email_columns)
  values (${quoted(schema)}, ${quoted(table)}, ${quoted(column)}, ${interval(keep)}, '{${email ?? ''}}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));`;
}

function same(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/**
 * The periods and e-mail columns that are new or other than before. A table or column that the spec no longer has keeps
 * its line, because its rows are still there.
 */
export function changedPeriods(before: RecordModel | undefined, after: RecordModel): { title: string; sql: string }[] {
  const step = (subject: string, was: unknown, is: unknown, sql: string) =>
    same(was, is) ? [] : [{ title: `${before ? subject : 'records'}: how long rows of ${subject} are kept`, sql }];
  const { tables, idempotencyKeys, addresses, erasures } = after;
  return [
    ...Object.entries(tables).flatMap(([table, now]) =>
      step(table, before?.tables[table], now, put('public', table, 'created_at', now.keep, now.email)),
    ),
    ...step(
      'requests',
      before?.idempotencyKeys,
      idempotencyKeys,
      put(privateSchema, 'requests', 'received_at', idempotencyKeys),
    ),
    ...step('arrivals', before?.addresses, addresses, put(privateSchema, 'arrivals', 'arrived_at', addresses)),
    ...step('erasures', before?.erasures, erasures, put(privateSchema, 'erasures', 'erased_at', erasures)),
  ];
}

/** Whatever else is kept of a row goes with it, whoever deletes it. */
export function recordTrigger(table: string): string {
  return `drop trigger if exists ${table}_forget on public.${table};
create trigger ${table}_forget after delete on public.${table}
  for each row execute function ${privateSchema}.forget_row();`;
}

/** What following up, erasing and keeping for a limited time need once. */
export const installRecords = `-- How the firm followed a row up: a line each time, the status, a note or both. Nobody but the owner reads or writes it.
create table ${privateSchema}.follow_ups (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  row_id uuid not null,
  noted_at timestamptz not null default clock_timestamp(),
  status text constraint follow_ups_status_length check (char_length(status) <= 100),
  note text constraint follow_ups_note_length check (char_length(note) <= 10000),
  constraint follow_ups_not_empty check (status is not null or note is not null)
);
create index follow_ups_row on ${privateSchema}.follow_ups (row_id, noted_at desc);

-- That somebody's data were erased on request, without the data: when, how many rows of which table, and a salted digest of
-- the e-mail address (or the id of the one row), by which they can be erased again from a back-up that was put back.
create table ${privateSchema}.erasures (
  id uuid primary key,
  erased_at timestamptz not null default clock_timestamp(),
  person bytea,
  row_id uuid,
  removed jsonb not null,
  constraint erasures_whom check ((person is null) <> (row_id is null))
);

-- How long the rows of each table are kept, from which time, and which columns say whose they are. From the spec; a table
-- or column that left the spec stays here, because its rows are still in the database.
create table ${privateSchema}.retention (
  schema_name text not null,
  table_name text not null,
  time_column text not null,
  keep interval not null,
  email_columns text[] not null default '{}',
  primary key (schema_name, table_name)
);

-- From now on a digest is known by the row that it belongs to, and goes with it.
alter table ${privateSchema}.requests add column row_id uuid;
create index requests_row on ${privateSchema}.requests (row_id);

alter table ${privateSchema}.follow_ups enable row level security;
alter table ${privateSchema}.erasures enable row level security;
alter table ${privateSchema}.retention enable row level security;
revoke all on table ${privateSchema}.follow_ups, ${privateSchema}.erasures, ${privateSchema}.retention from public, anon, authenticated;

-- Runs when a row is deleted, also by hand in a dashboard: what was noted about it goes too.
create function ${privateSchema}.forget_row() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from ${privateSchema}.follow_ups where row_id = old.id;
  delete from ${privateSchema}.requests where row_id = old.id;
  if to_regclass('${privateSchema}.outbox') is not null then
    delete from ${privateSchema}.outbox where row_id = old.id;
  end if;
  return null;
end $$;
revoke all on function ${privateSchema}.forget_row() from public, anon, authenticated;

-- An e-mail address as it is compared: without spaces around it, in lower case.
create function ${privateSchema}.address_of(email text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select lower(regexp_replace(email, '^[[:space:]]+|[[:space:]]+$', '', 'g'))
$$;
revoke all on function ${privateSchema}.address_of(text) from public, anon, authenticated;

create function ${privateSchema}.digest_of_person(email text) returns bytea
language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(salt.value || convert_to(${privateSchema}.address_of(email), 'UTF8')) from ${privateSchema}.salt
$$;
revoke all on function ${privateSchema}.digest_of_person(text) from public, anon, authenticated;`;
