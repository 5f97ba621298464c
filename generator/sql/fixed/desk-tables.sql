do $do$ begin
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
grant usage on schema site_internal to desk;

-- The people with access to the desk. Tables and columns are those that the sign-in library (better-auth) expects, and
-- some of the desk's own. A removed person keeps a row as long as the audit names them.
create table if not exists site_internal.people (
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
  -- The first sign-in: what came in before is not unread.
  unread_since timestamptz,
  -- Which mails one gets: about each new row and each assignment, about assignments, one a day at an hour, or none.
  mails text not null default 'all' constraint people_mails check (mails in ('all', 'mine', 'daily', 'none')),
  mails_at smallint not null default 8 constraint people_mails_at check (mails_at between 0 and 23),
  -- When the next daily mail is due.
  mails_due_at timestamptz
);
create table if not exists site_internal.sessions (
  id text primary key,
  user_id text not null references site_internal.people (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  ip_address text,
  user_agent text
);
create index if not exists sessions_user_id on site_internal.sessions (user_id);
create table if not exists site_internal.sign_in_accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references site_internal.people (id) on delete cascade,
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
create index if not exists sign_in_accounts_user_id on site_internal.sign_in_accounts (user_id);
create table if not exists site_internal.sign_in_links (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index if not exists sign_in_links_identifier on site_internal.sign_in_links (identifier);

-- The state of each row, with what lists are searched and sorted by. Triggers maintain it, so that lists stay fast with
-- 100,000 rows.
create table if not exists site_internal.row_states (
  row_id uuid primary key,
  table_name text not null,
  created_at timestamptz not null,
  form text,
  status text not null,
  status_noted boolean not null default false,
  assignee text references site_internal.people (id) on delete set null,
  version integer not null default 0,
  changed_at timestamptz,
  changed_by text references site_internal.people (id) on delete set null,
  name_key text not null default '',
  email_key text not null default '',
  search text not null default '',
  -- The day on which the row comes back to the top, and who asked for it.
  remind_on date,
  remind_for text references site_internal.people (id) on delete set null
);
create index if not exists row_states_created on site_internal.row_states (table_name, created_at, row_id)
  include (status, form);
create index if not exists row_states_status on site_internal.row_states (table_name, status, created_at, row_id);
create index if not exists row_states_assignee on site_internal.row_states (assignee, table_name, created_at)
  where assignee is not null;
create index if not exists row_states_open on site_internal.row_states (assignee, table_name, status, created_at)
  where assignee is not null;
create index if not exists row_states_name on site_internal.row_states (table_name, name_key, created_at, row_id);
create index if not exists row_states_email on site_internal.row_states (table_name, email_key, created_at, row_id);
create index if not exists row_states_remind on site_internal.row_states (remind_on) where remind_on is not null;
create index if not exists row_states_remind_for on site_internal.row_states (remind_for) where remind_for is not null;
create index if not exists row_states_changed_by on site_internal.row_states (changed_by) where changed_by is not null;

-- The right over their personal data that a visitor exercises with a row, and the day by which the firm answers.
alter table site_internal.row_states add column if not exists rights text;
alter table site_internal.row_states add column if not exists rights_due date;
create index if not exists row_states_rights on site_internal.row_states (table_name, rights_due, row_id)
  where rights is not null;

-- Which rows a person has opened.
create table if not exists site_internal.reads (
  person text not null references site_internal.people (id) on delete cascade,
  row_id uuid not null,
  primary key (person, row_id)
);
create index if not exists reads_row on site_internal.reads (row_id);

-- The origin of a row, as reported by the visitor's browser.
create table if not exists site_internal.row_origins (
  row_id uuid primary key,
  table_name text not null,
  form text,
  locale text,
  page text,
  utm jsonb not null default '{}',
  referrer text
);

-- Who followed a row up, and the new assignee if assigned is true (null: nobody).
alter table site_internal.follow_ups add column if not exists person text
  references site_internal.people (id) on delete set null;
alter table site_internal.follow_ups add column if not exists assigned boolean not null default false;
alter table site_internal.follow_ups add column if not exists assignee text
  references site_internal.people (id) on delete set null;
-- The reminder that was set if reminds is true (null: taken away).
alter table site_internal.follow_ups add column if not exists reminds boolean not null default false;
alter table site_internal.follow_ups add column if not exists remind_on date;
-- A reply that the desk sent: its note is the text. It is recorded as 'sending' before it goes to the mail server, so that
-- it is never sent twice. If it stays so, nobody knows whether the server accepted it.
alter table site_internal.follow_ups add column if not exists recipient text;
alter table site_internal.follow_ups add column if not exists subject text;
alter table site_internal.follow_ups add column if not exists delivery text;
alter table site_internal.follow_ups drop constraint if exists follow_ups_mail;
alter table site_internal.follow_ups add constraint follow_ups_mail check (
  case when action = 'mail' then coalesce(delivery in ('sending', 'sent', 'failed', 'unsure') and note <> ''
      and char_length(recipient) <= 320 and site_internal.is_email(recipient) and char_length(subject) between 1 and 200
      and subject !~ '[[:cntrl:]\u2028\u2029]', false)
    else delivery is null and recipient is null and subject is null end);

-- The states of rows before a change of several of them.
create table if not exists site_internal.undo (
  token uuid not null,
  row_id uuid not null,
  table_name text not null,
  person text not null references site_internal.people (id) on delete cascade,
  expires_at timestamptz not null,
  version integer not null,
  status text,
  assigned boolean not null,
  assignee text,
  primary key (token, row_id)
);
create index if not exists undo_row on site_internal.undo (row_id);
create index if not exists undo_expires_at on site_internal.undo (expires_at);

-- Who read, changed, exported and erased what. It names rows by table and id, and contains nothing that a visitor wrote.
create table if not exists site_internal.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  person text not null,
  action text not null,
  table_name text,
  row_id uuid,
  detail jsonb not null default '{}'
);
create index if not exists audit_at on site_internal.audit (at);
create index if not exists audit_row on site_internal.audit (row_id, id);
create index if not exists audit_person on site_internal.audit (person, id);
create index if not exists audit_action on site_internal.audit (action, id);

do $do$ declare
  place text;
begin
  begin
    create schema if not exists site_search;
    revoke all on schema site_search from public, anon, authenticated;
    -- Hosted projects have it in another schema, or let their owner enable it.
    create extension if not exists pg_trgm schema site_search;
  exception when others then
    raise notice 'pg_trgm is not available (%): the desk scans all rows instead', sqlerrm;
  end;
  select nspname into place from pg_catalog.pg_extension as e
    join pg_catalog.pg_namespace as n on n.oid = e.extnamespace where extname = 'pg_trgm';
  if place is not null then
    execute pg_catalog.format('create index if not exists row_states_search on site_internal.row_states
      using gin (search %I.gin_trgm_ops)', place);
  end if;
end $do$;

-- A mail about a new row to everybody who is notified of its table, or about an assignment (follow_up) to the assignee,
-- with the number of other rows that were assigned along with it. It is removed once everybody has been mailed; notified
-- has the ids of those who have been.
create table if not exists site_internal.mail_outbox (
  id bigint generated always as identity primary key,
  row_id uuid not null references site_internal.row_states (row_id) on delete cascade,
  table_name text not null,
  follow_up uuid unique references site_internal.follow_ups (id) on delete cascade,
  others integer not null default 0,
  attempts integer not null default 0,
  notified text[] not null default '{}',
  due_at timestamptz not null default clock_timestamp()
);
create unique index if not exists mail_outbox_new_row on site_internal.mail_outbox (row_id) where follow_up is null;
create index if not exists mail_outbox_row on site_internal.mail_outbox (row_id);
create index if not exists mail_outbox_due_at on site_internal.mail_outbox (due_at);

alter table site_internal.people enable row level security;
alter table site_internal.sessions enable row level security;
alter table site_internal.sign_in_accounts enable row level security;
alter table site_internal.sign_in_links enable row level security;
alter table site_internal.row_states enable row level security;
alter table site_internal.reads enable row level security;
alter table site_internal.row_origins enable row level security;
alter table site_internal.undo enable row level security;
alter table site_internal.audit enable row level security;
alter table site_internal.mail_outbox enable row level security;
revoke all on table site_internal.people, site_internal.sessions, site_internal.sign_in_accounts,
  site_internal.sign_in_links, site_internal.row_states, site_internal.reads, site_internal.row_origins, site_internal.undo,
  site_internal.audit, site_internal.mail_outbox from public, anon, authenticated, desk;
-- For lists and the audit, of the rows that the policies in desk-list.sql allow.
grant select (row_id, table_name, created_at, form, status, assignee, name_key, email_key, search, remind_on, rights)
  on table site_internal.row_states to desk;
grant select on table site_internal.reads, site_internal.audit to desk;

-- Nobody can change the audit: not the desk, and not the owner of the database by hand.
create or replace function site_internal.keep_audit() returns trigger
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.at + (select keep_audit from desk_names()) <= clock_timestamp() then
      return old;
    end if;
  end if;
  raise exception using errcode = '42501', message = 'The audit cannot be changed',
    detail = 'Entries are deleted after their retention period, and not before.';
end $$;
drop trigger if exists audit_is_final on site_internal.audit;
create trigger audit_is_final before update or delete on site_internal.audit for each row
  execute function site_internal.keep_audit();
drop trigger if exists audit_stays on site_internal.audit;
create trigger audit_stays before truncate on site_internal.audit for each statement
  execute function site_internal.keep_audit();
