import type { SiteSpec } from '../schema/index.ts';
import { privateSchema } from './requests.ts';
import { quoted } from './quoted.ts';

/** Whom new rows are told to, and of which tables. */
export type Notify = NonNullable<SiteSpec['integrations']['notify']>;

/** Where rows wait that somebody is to be told of. */
export const installNotify = `-- The rows that somebody has still to be told of, where the site's own server does the telling: it takes them from here,
-- and a row leaves only when it was told. The insert itself waits for nobody.
create table if not exists ${privateSchema}.outbox (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  attempts integer not null default 0,
  due_at timestamptz not null default clock_timestamp()
);
create index if not exists outbox_due_at on ${privateSchema}.outbox (due_at);
create index if not exists outbox_row on ${privateSchema}.outbox (row_id);
alter table ${privateSchema}.outbox enable row level security;
revoke all on table ${privateSchema}.outbox from public, anon, authenticated;

create or replace function ${privateSchema}.put_into_outbox() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ${privateSchema}.outbox (table_name, row_id) values (tg_table_name, new.id);
  return null;
end $$;
revoke all on function ${privateSchema}.put_into_outbox() from public, anon, authenticated;`;

/** Tells of a table's rows no longer, nor of those that are still to be told. */
export function dropNotify(table: string): string {
  return `drop trigger if exists ${table}_notify on public.${table};
delete from ${privateSchema}.outbox where table_name = ${quoted(table)};`;
}
