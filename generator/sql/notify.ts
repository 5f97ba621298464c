import type { SiteSpec } from '../schema/index.ts';
import { privateSchema } from './requests.ts';

/** Whom new rows are told to, and of which tables. */
export type Notify = NonNullable<SiteSpec['integrations']['notify']>;

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** What telling needs once. Runs again when it was off in between. */
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
alter table ${privateSchema}.outbox enable row level security;
revoke all on table ${privateSchema}.outbox from public, anon, authenticated;

create or replace function ${privateSchema}.put_into_outbox() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ${privateSchema}.outbox (table_name, row_id) values (tg_table_name, new.id);
  return null;
end $$;
revoke all on function ${privateSchema}.put_into_outbox() from public, anon, authenticated;`;

/** Tells of a table's new rows, by whatever the database has for it. */
export const notifyTrigger = (table: string, url: string): string => `-- A hosted project that has Database Webhooks switched on calls the address itself; see them under Integrations. Every
-- other database only notes the row for the site's server.
drop trigger if exists ${table}_notify on public.${table};
do $do$ begin
  if to_regprocedure('supabase_functions.http_request()') is not null then
    create trigger ${table}_notify after insert on public.${table} for each row
      execute function supabase_functions.http_request(${quoted(url)}, 'POST', '{"Content-Type":"application/json"}', '{}', '5000');
  else
    create trigger ${table}_notify after insert on public.${table} for each row
      execute function ${privateSchema}.put_into_outbox();
  end if;
end $do$;`;

/** Tells of a table's rows no longer, nor of those that are still to be told. */
export const dropNotify = (table: string): string => `drop trigger if exists ${table}_notify on public.${table};
delete from ${privateSchema}.outbox where table_name = ${quoted(table)};`;
