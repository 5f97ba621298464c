-- The rows whose notification is yet to be sent, where the site's own server sends it: a row leaves only when that is
-- done. The insert itself waits for nobody.
create table if not exists site_internal.outbox (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  attempts integer not null default 0,
  due_at timestamptz not null default clock_timestamp()
);
create index if not exists outbox_due_at on site_internal.outbox (due_at);
create index if not exists outbox_row on site_internal.outbox (row_id);
alter table site_internal.outbox enable row level security;
revoke all on table site_internal.outbox from public, anon, authenticated;

create or replace function site_internal.put_into_outbox() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  insert into outbox (table_name, row_id) values (tg_table_name, new.id);
  return null;
end $$;
