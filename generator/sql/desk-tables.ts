import type { Period } from '../schema/index.ts';
import { interval, privateSchema as s } from './requests.ts';

/** The tables that are the desk's own: all of them private. */
const tables = [
  'people',
  'sessions',
  'sign_in_accounts',
  'sign_in_links',
  'row_states',
  'row_origins',
  'undo',
  'audit',
];

const people = `-- The people of the firm who may come in. Tables and columns are those that the sign-in library (better-auth) expects, with
-- what the desk has to know besides. Somebody who was removed keeps a line as long as the audit names them.
create table if not exists ${s}.people (
  id text primary key default gen_random_uuid()::text,
  email text not null unique,
  email_verified boolean not null default false,
  name text,
  image text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  role text not null,
  language text,
  theme text,
  invited_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  last_seen_at timestamptz,
  previous_visit_at timestamptz
);
create table if not exists ${s}.sessions (
  id text primary key,
  user_id text not null references ${s}.people (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  ip_address text,
  user_agent text
);
create index if not exists sessions_user_id on ${s}.sessions (user_id);
create table if not exists ${s}.sign_in_accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references ${s}.people (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index if not exists sign_in_accounts_user_id on ${s}.sign_in_accounts (user_id);
create table if not exists ${s}.sign_in_links (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index if not exists sign_in_links_identifier on ${s}.sign_in_links (identifier);`;

const rows = `-- How each row stands, with what lists are searched and sorted by: kept by triggers, so that 100,000 rows are listed at once.
create table if not exists ${s}.row_states (
  row_id uuid primary key,
  table_name text not null,
  created_at timestamptz not null,
  form text,
  status text not null,
  status_noted boolean not null default false,
  assignee text references ${s}.people (id) on delete set null,
  version integer not null default 0,
  changed_at timestamptz,
  changed_by text references ${s}.people (id) on delete set null,
  name_key text not null default '',
  email_key text not null default '',
  search text not null default ''
);
create index if not exists row_states_created on ${s}.row_states (table_name, created_at, row_id);
create index if not exists row_states_status on ${s}.row_states (table_name, status, created_at, row_id);
create index if not exists row_states_assignee on ${s}.row_states (assignee, table_name, created_at) where assignee is not null;
create index if not exists row_states_name on ${s}.row_states (table_name, name_key, created_at, row_id);
create index if not exists row_states_email on ${s}.row_states (table_name, email_key, created_at, row_id);
create index if not exists row_states_changed_by on ${s}.row_states (changed_by) where changed_by is not null;

-- Where a row came from, as far as the visitor's browser said so.
create table if not exists ${s}.row_origins (
  row_id uuid primary key,
  table_name text not null,
  form text,
  locale text,
  page text,
  utm jsonb not null default '{}',
  referrer text
);

-- Who followed a row up, and to whom it was given: assigned says that a line does so, assignee to whom, null to nobody.
alter table ${s}.follow_ups add column if not exists person text references ${s}.people (id) on delete set null;
alter table ${s}.follow_ups add column if not exists assigned boolean not null default false;
alter table ${s}.follow_ups add column if not exists assignee text references ${s}.people (id) on delete set null;
alter table ${s}.follow_ups drop constraint if exists follow_ups_not_empty;
alter table ${s}.follow_ups add constraint follow_ups_not_empty check (status is not null or note is not null or assigned);

-- How rows stood before several of them were changed at once.
create table if not exists ${s}.undo (
  token uuid not null,
  row_id uuid not null,
  table_name text not null,
  person text not null references ${s}.people (id) on delete cascade,
  expires_at timestamptz not null,
  version integer not null,
  status text,
  assigned boolean not null,
  assignee text,
  primary key (token, row_id)
);
create index if not exists undo_row on ${s}.undo (row_id);
create index if not exists undo_expires_at on ${s}.undo (expires_at);

-- Who saw, changed, exported and erased what. It names rows by table and id, and holds nothing that a visitor wrote.
create table if not exists ${s}.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  person text not null,
  action text not null,
  table_name text,
  row_id uuid,
  detail jsonb not null default '{}'
);
create index if not exists audit_at on ${s}.audit (at);
create index if not exists audit_row on ${s}.audit (row_id, id);
create index if not exists audit_person on ${s}.audit (person, id);
create index if not exists audit_action on ${s}.audit (action, id);`;

/** The role that the desk works as. It may do nothing by itself: what it is granted asks who is at work. */
const role = `do $do$ begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'desk') then
    create role desk nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $do$;
do $do$ begin
  if not pg_catalog.pg_has_role(current_user, 'desk', case
    when pg_catalog.current_setting('server_version_num')::integer >= 160000 then 'set' else 'member'
  end) then
    execute pg_catalog.format('grant desk to %I', current_user);
  end if;
end $do$;
grant usage on schema ${s} to desk;`;

/** A part of a word is found at once where PostgreSQL has pg_trgm, and in a fraction of a second where it has not. */
const search = `do $do$ declare
  place text;
begin
  begin
    create schema if not exists site_search;
    revoke all on schema site_search from public, anon, authenticated;
    -- Hosted projects have it somewhere already, or let their owner switch it on.
    create extension if not exists pg_trgm schema site_search;
  exception when others then
    raise notice 'pg_trgm is not there (%): the desk looks through all rows instead', sqlerrm;
  end;
  select nspname into place from pg_catalog.pg_extension as e join pg_catalog.pg_namespace as n on n.oid = e.extnamespace where extname = 'pg_trgm';
  if place is not null then
    execute pg_catalog.format('create index if not exists row_states_search on ${s}.row_states using gin (search %I.gin_trgm_ops)', place);
  end if;
end $do$;`;

function keep(table: string, column: string, period: string): string {
  return `insert into ${s}.retention (schema_name, table_name, time_column, keep) values ('${s}', '${table}', '${column}', ${period})
  on conflict (schema_name, table_name) do update set keep = excluded.keep;`;
}

/** The desk's own tables, its role, and how long it keeps what. */
export function installDesk(keepAudit: Period): string {
  return `${role}

${people}

${rows}

${search}

${tables.map((table) => `alter table ${s}.${table} enable row level security;`).join('\n')}
revoke all on table ${tables.map((table) => `${s}.${table}`).join(', ')} from public, anon, authenticated, desk;

${keep('audit', 'at', interval(keepAudit))}
${keep('people', 'removed_at', interval(keepAudit))}
${keep('sessions', 'expires_at', "interval '0 days'")}
${keep('sign_in_links', 'expires_at', "interval '1 days'")}
${keep('undo', 'expires_at', "interval '0 days'")}

-- What was noted stays: for whoever works in the desk, and for the owner of the database, by hand as well.
create or replace function ${s}.keep_audit() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.at + ${interval(keepAudit)} <= clock_timestamp() then
      return old;
    end if;
  end if;
  raise exception using errcode = '42501', message = 'The audit cannot be changed', detail = 'Entries go when they have been kept for their time, and not before.';
end $$;
revoke all on function ${s}.keep_audit() from public, anon, authenticated;
drop trigger if exists audit_is_final on ${s}.audit;
create trigger audit_is_final before update or delete on ${s}.audit for each row execute function ${s}.keep_audit();
drop trigger if exists audit_stays on ${s}.audit;
create trigger audit_stays before truncate on ${s}.audit for each statement execute function ${s}.keep_audit();`;
}
