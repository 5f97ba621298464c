-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

-- records: follow-up, erasure and retention

-- Follow-ups of rows: each has a status, a note or both. Only the owner reads or writes them.
create table if not exists site_internal.follow_ups (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  row_id uuid not null,
  noted_at timestamptz not null default clock_timestamp(),
  status text constraint follow_ups_status_length check (char_length(status) <= 100),
  note text constraint follow_ups_note_length check (char_length(note) <= 10000),
  constraint follow_ups_not_empty check (status is not null or note is not null)
);
-- What else it was than a change by a person: a reply that was begun in a mail program, a reply that the desk sent, or
-- a message whose honeypot was filled in.
alter table site_internal.follow_ups add column if not exists action text;
alter table site_internal.follow_ups drop constraint if exists follow_ups_action;
alter table site_internal.follow_ups add constraint follow_ups_action check (action in ('reply', 'mail', 'trap'));
create index if not exists follow_ups_row on site_internal.follow_ups (row_id, noted_at desc);

-- Erasures on request, without the data: when, how many rows of which table, and a salted digest of the e-mail address
-- (or the id of the row), so that they can be erased again after a backup is restored.
create table if not exists site_internal.erasures (
  id uuid primary key,
  erased_at timestamptz not null default clock_timestamp(),
  person bytea,
  row_id uuid,
  removed jsonb not null,
  constraint erasures_whom check ((person is null) <> (row_id is null))
);

-- Retention period of each table, the column that it counts from, and the columns with the person's e-mail address. A
-- table or column that left the spec stays here, because its rows are still in the database.
create table if not exists site_internal.retention (
  schema_name text not null,
  table_name text not null,
  time_column text not null,
  keep interval not null,
  email_columns text[] not null default '{}',
  primary key (schema_name, table_name)
);

alter table site_internal.follow_ups enable row level security;
alter table site_internal.erasures enable row level security;
alter table site_internal.retention enable row level security;
revoke all on table site_internal.follow_ups, site_internal.erasures, site_internal.retention
  from public, anon, authenticated;

-- Runs when a row is deleted, also by hand in a dashboard: deletes everything about it. Its state comes first, because a
-- concurrent change locks that and inserts the follow-up that is then deleted too.
create or replace function site_internal.forget_row() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  place text;
begin
  foreach place in array array['row_states', 'row_origins', 'reads', 'undo', 'follow_ups', 'requests', 'outbox'] loop
    if to_regclass(place) is not null then
      execute format('delete from %I where row_id = $1', place) using old.id;
    end if;
  end loop;
  return null;
end $$;

-- An e-mail address for comparison: trimmed, in lower case.
create or replace function site_internal.address_of(email text) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select lower(regexp_replace(email, '^[[:space:]]+|[[:space:]]+$', '', 'g'))
$$;

create or replace function site_internal.digest_of_person(email text) returns bytea
language sql stable set search_path = pg_catalog, site_internal, pg_temp as $$
  select sha256(salt.value || convert_to(address_of(email), 'UTF8')) from salt
$$;

-- Erases everything that came from an e-mail address: select site_internal.erase_person('person@example.com');
create or replace function site_internal.erase_person(email text, erasure uuid default gen_random_uuid()) returns jsonb
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not is_email(address_of(email)) then
    raise exception using errcode = '22023', message = 'This is not an e-mail address';
  end if;
  return erase(erasure, digest_of_person(email), null);
end $$;

-- Deletes the rows of one person, by the digest of the address, or one row, from every table, and records the erasure.
-- Repeating an erasure deletes what a restored backup has brought back.
create or replace function site_internal.erase(
  erasure uuid, whose bytea, which uuid, until timestamptz default 'infinity'
) returns jsonb
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  place record;
  mine text;
  gone bigint;
  counts jsonb := '{}';
  same_person constant text := 'sha256($4 || convert_to(address_of(%I), ''UTF8'')) = $1';
  -- Read once: digest_of_person() would read it for each row.
  salt bytea := (select value from salt);
begin
  for place in select * from retention where schema_name = 'public' order by table_name loop
    if which is not null then
      mine := 'id = $2';
    else
      select coalesce(string_agg(format(same_person, name), ' or '), 'false') into mine
        from unnest(place.email_columns) as name;
    end if;
    execute format('delete from public.%I where (%s) and %I <= $3', place.table_name, mine, place.time_column)
      using whose, which, until, salt;
    get diagnostics gone = row_count;
    if gone > 0 then
      counts := counts || jsonb_build_object(place.table_name, gone);
    end if;
  end loop;
  insert into erasures (id, erased_at, person, row_id, removed)
    values (erasure, least(until, clock_timestamp()), whose, which, counts)
    on conflict (id) do nothing;
  return counts;
end $$;

-- Deletes rows after their retention period, or only counts them. Runs once a day, by the site's own server or pg_cron.
create or replace function site_internal.purge(
  counting boolean default false, moment timestamptz default clock_timestamp()
) returns table (name text, rows_due bigint)
language plpgsql set search_path = pg_catalog, site_internal, pg_temp set timezone = 'UTC' as $$
declare
  place record;
  due text;
begin
  for place in select * from retention order by schema_name, table_name loop
    name := place.table_name;
    -- The first comparison can use an index; the second is exact, because months differ in length.
    due := format('from %I.%I where %3$I <= $2 - $1 + interval %L and %3$I + $1 <= $2',
      place.schema_name, place.table_name, place.time_column, case when place.keep < interval '28 days' then '0'
        else '4 days' end);
    if counting then
      execute 'select count(*) ' || due into rows_due using place.keep, moment;
    else
      execute 'delete ' || due using place.keep, moment;
      get diagnostics rows_due = row_count;
    end if;
    return next;
  end loop;
end $$;

-- desk: people, row states and audit

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

-- desk: settings

-- The tables that a role may see, and what it may do beyond reading and following up.
create or replace function site_internal.desk_role_tables(role text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case role
    when 'admin' then array['leads', 'softlanding_requests', 'career_applications']::text[]
    when 'intake' then array['leads', 'softlanding_requests']::text[]
    when 'recruiting' then array['career_applications']::text[]
    when 'editor' then array[]::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_role_powers(role text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case role
    when 'admin' then array['erase', 'people', 'audit', 'edit', 'publish', 'templates']::text[]
    when 'intake' then array[]::text[]
    when 'recruiting' then array[]::text[]
    when 'editor' then array['edit']::text[]
    else '{}'::text[] end
$$;

-- The roles that are notified of new rows of a table, and the forms that fill it.
create or replace function site_internal.desk_notify_roles(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['intake']::text[]
    when 'softlanding_requests' then array['intake']::text[]
    when 'career_applications' then array['recruiting']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_forms(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['contact-home', 'contact-page', 'pld-vulnerables', 'pld-fintech']::text[]
    when 'softlanding_requests' then array['softlanding', 'softlanding-landing', 'softlanding-promo', 'fintech']::text[]
    when 'career_applications' then array['career']::text[]
    else '{}'::text[] end
$$;

-- The statuses of the rows of a table: all, those that wait for an answer, those of rows that lists hide, and those of
-- rows with which nothing is left to do.
create or replace function site_internal.desk_statuses(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['new', 'contacted', 'scheduled', 'accepted', 'closed', 'declined', 'spam']::text[]
    when 'softlanding_requests' then array['new', 'contacted', 'scheduled', 'accepted', 'closed', 'declined', 'spam']::text[]
    when 'career_applications' then array['new', 'contacted', 'scheduled', 'accepted', 'rejected', 'closed', 'declined', 'spam']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_open_statuses(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['new']::text[]
    when 'softlanding_requests' then array['new']::text[]
    when 'career_applications' then array['new']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_spam_statuses(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['spam']::text[]
    when 'softlanding_requests' then array['spam']::text[]
    when 'career_applications' then array['spam']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_settled_statuses(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['accepted', 'closed', 'declined', 'spam']::text[]
    when 'softlanding_requests' then array['accepted', 'closed', 'declined', 'spam']::text[]
    when 'career_applications' then array['accepted', 'rejected', 'closed', 'declined', 'spam']::text[]
    else '{}'::text[] end
$$;

-- Other settings of the desk; "statuses" are those of all tables.
create or replace function site_internal.desk_names() returns table (roles text[], statuses text[], initial text, locales text[], time_zone text,
  undo_for interval, answer_within interval, keep_audit interval)
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array['admin', 'intake', 'recruiting', 'editor']::text[], array['new', 'contacted', 'scheduled', 'accepted', 'closed', 'declined', 'spam', 'rejected']::text[],
    'new', array['es', 'en']::text[], 'America/Mexico_City',
    interval '30 seconds', interval '24 hours', interval '24 months'
$$;

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns) values
  ('site_internal', 'audit', 'at', interval '24 months', '{}'),
  ('site_internal', 'people', 'removed_at', interval '24 months', '{}'),
  ('site_internal', 'sessions', 'expires_at', interval '0 days', '{}'),
  ('site_internal', 'sign_in_links', 'expires_at', interval '1 days', '{}'),
  ('site_internal', 'undo', 'expires_at', interval '0 days', '{}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

-- Rows without a follow-up have the initial status.
update site_internal.row_states set status = 'new'
  where not status_noted and status <> 'new';
delete from site_internal.mail_outbox where follow_up is null
  and cardinality(site_internal.desk_notify_roles(table_name)) = 0;

-- desk: requests of rights

-- The right over their personal data that a visitor exercises with a row, and the day by which the firm answers.
alter table site_internal.row_states add column if not exists rights text;
alter table site_internal.row_states add column if not exists rights_due date;
create index if not exists row_states_rights on site_internal.row_states (table_name, rights_due, row_id)
  where rights is not null;
-- The right that was set if rights_set is true (null: taken away).
alter table site_internal.follow_ups add column if not exists rights_set boolean not null default false;
alter table site_internal.follow_ups add column if not exists rights text;
alter table site_internal.follow_ups add column if not exists rights_due date;
alter table site_internal.follow_ups drop constraint if exists follow_ups_rights;
alter table site_internal.follow_ups add constraint follow_ups_rights check (
  (rights is null) = (rights_due is null) and (rights_set or rights is null)
  and rights in ('access', 'correction', 'erasure', 'opposition'));
alter table site_internal.follow_ups drop constraint if exists follow_ups_not_empty;
alter table site_internal.follow_ups add constraint follow_ups_not_empty
  check (status is not null or note is not null or assigned or reminds or rights_set or action is not null);

create or replace function site_internal.note_rights() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update row_states set rights = new.rights, rights_due = new.rights_due, version = version + 1
    where row_id = new.row_id;
  return null;
end $$;
drop trigger if exists follow_ups_rights on site_internal.follow_ups;
create trigger follow_ups_rights after insert on site_internal.follow_ups for each row when (new.rights_set)
  execute function site_internal.note_rights();

-- desk: templates and signatures

-- The templates for replies that people have added or changed at the desk, and those of the spec that they have removed.
-- The other templates of the spec are not here.
create table if not exists site_internal.templates (
  id text primary key constraint templates_id check (id ~ '^[a-zA-Z0-9_-]{1,64}$'),
  label jsonb,
  tables text[],
  subject jsonb,
  body jsonb,
  removed boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint templates_whole check (removed or (label is not null and body is not null))
);
-- The signature below the replies of people without one of their own.
create table if not exists site_internal.signature (
  single boolean primary key default true check (single),
  body jsonb not null,
  version integer not null default 1
);
alter table site_internal.people add column if not exists signature text;
alter table site_internal.people drop constraint if exists people_signature;
alter table site_internal.people add constraint people_signature check (char_length(signature) <= 1000);
alter table site_internal.templates enable row level security;
alter table site_internal.signature enable row level security;
revoke all on table site_internal.templates, site_internal.signature from public, anon, authenticated, desk;

-- Refuses texts that do not have each language of the site, or that are too long. Those of one line have no line breaks.
create or replace function site_internal.desk_texts(given jsonb, longest integer, one_line boolean) returns void
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  language text;
begin
  foreach language in array (select locales from desk_names())::text[] loop
    if coalesce(btrim(given ->> language, e' \n\t'), '') = '' or char_length(given ->> language) > longest
      or (one_line and given ->> language ~ '[[:cntrl:]\u2028\u2029]') then
      raise exception using errcode = '22023', message = 'invalidTemplate';
    end if;
  end loop;
end $$;

-- What replies are written with: the templates of this table, the firm's signature and the current person's own.
create or replace function site_internal.desk_templates() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select jsonb_build_object(
    'templates', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', id, 'label', label,
        'tables', to_jsonb(tables), 'subject', subject, 'body', body, 'removed', removed, 'version', version))
        order by created_at, id) from templates), '[]'),
    'signature', (select jsonb_build_object('body', body, 'version', version) from signature),
    'own', p.signature)
    from people as p where p.id = desk_person()
$$;

-- Adds or changes a template, unless somebody else has changed it since `based_on`.
create or replace function site_internal.desk_set_template(which text, based_on integer, given jsonb) returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  places text[] := case when jsonb_typeof(given -> 'tables') = 'array'
    then array(select jsonb_array_elements_text(given -> 'tables')) end;
begin
  if not desk_may('templates') then
    return null;
  end if;
  perform desk_texts(given -> 'label', 80, true);
  perform desk_texts(given -> 'body', 8000, false);
  if given -> 'subject' is not null then
    perform desk_texts(given -> 'subject', 200, true);
  end if;
  if exists (select from unnest(places) as place where cardinality(desk_statuses(place)) = 0) then
    raise exception using errcode = '22023', message = 'invalidTemplate';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('templates', 0));
  if coalesce((select version from templates where id = which), 0) <> based_on then
    return 'conflict';
  end if;
  insert into templates as t (id, label, tables, subject, body)
    values (which, given -> 'label', places, given -> 'subject', given -> 'body')
    on conflict (id) do update set label = excluded.label, tables = excluded.tables, subject = excluded.subject,
      body = excluded.body, removed = false, version = t.version + 1;
  perform audit_note('template', null, null,
    jsonb_build_object('template', given -> 'label' ->> (select (locales::text[])[1] from desk_names())));
  return 'saved';
end $$;

-- Removes a template. With `hidden` it is one of the spec, which is no longer offered; otherwise one of the spec has its
-- own text again.
create or replace function site_internal.desk_drop_template(which text, based_on integer, hidden boolean, called text)
returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not desk_may('templates') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('templates', 0));
  if coalesce((select version from templates where id = which), 0) <> based_on then
    return 'conflict';
  end if;
  if hidden then
    insert into templates as t (id, removed) values (which, true)
      on conflict (id) do update set removed = true, version = t.version + 1;
  else
    delete from templates where id = which;
  end if;
  perform audit_note('template', null, null, jsonb_build_object('template', left(called, 80),
    case when hidden then 'removed' else 'restored' end, true));
  return 'saved';
end $$;

-- Changes the firm's signature, unless somebody else has changed it since `based_on`.
create or replace function site_internal.desk_set_signature(based_on integer, given jsonb) returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not desk_may('templates') then
    return null;
  end if;
  perform desk_texts(given, 1000, false);
  perform pg_advisory_xact_lock(hashtextextended('templates', 0));
  if coalesce((select version from signature), 0) <> based_on then
    return 'conflict';
  end if;
  insert into signature as s (body) values (given)
    on conflict (single) do update set body = excluded.body, version = s.version + 1;
  perform audit_note('template', null, null, '{"signature": true}');
  return 'saved';
end $$;

-- Changes the current person's own signature; an empty one is none.
create or replace function site_internal.desk_sign(given text) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update people set signature = nullif(btrim(given, e' \n\t'), ''), updated_at = clock_timestamp()
    where id = desk_person();
  return found;
end $$;

grant execute on function
  site_internal.desk_templates, site_internal.desk_set_template, site_internal.desk_drop_template,
  site_internal.desk_set_signature, site_internal.desk_sign
  to desk;

-- desk: lists

-- A page of the rows of a table that match a query, with their total number.
create or replace function site_internal.desk_list(place text, wanted jsonb, sorted text, skip bigint, size bigint)
returns table (row_id uuid, total bigint)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  conditions text := format('s.table_name = %L', place);
  down text := case when starts_with(sorted, '-') then ' desc' else '' end;
  keys text;
  word text;
  holders text[];
  held record;
  statuses text[] := (select n.statuses from desk_names() as n);
  today date := desk_today();
  -- On its day, a reminder brings a row back to the top.
  reminds boolean := sorted = '-created'
    and exists (select from row_states where table_name = place and remind_on <= desk_today());
begin
  if not desk_sees(place) then
    return;
  end if;
  if wanted ? 'status' then
    conditions := conditions || format(' and s.status = %L', wanted ->> 'status');
  elsif cardinality(desk_spam_statuses(place)) > 0 then
    conditions := conditions || format(' and s.status <> all (%L)', desk_spam_statuses(place));
  end if;
  if wanted ? 'only' then
    conditions := conditions || case wanted ->> 'only'
      when 'unread' then format(' and s.created_at > %L and not exists (
        select from reads as d where d.person = %L and d.row_id = s.row_id)',
        coalesce((select unread_since from people where id = desk_person()), 'infinity'), desk_person())
      when 'rights' then format(' and s.rights is not null and s.status <> all (%L)', desk_settled_statuses(place))
      else format(' and s.status = any (%L)', desk_open_statuses(place)) || case wanted ->> 'only' when 'overdue'
        then format(' and s.created_at < %L', now() - (select answer_within from desk_names())) else '' end end;
  end if;
  if wanted ? 'form' then
    -- Rows whose browser did not name the form may belong to any form without a text of its own.
    conditions := conditions || format(' and (s.form = %L' || case when (wanted ->> 'alike')::boolean
      then ' or s.form is null)' else ')' end, wanted ->> 'form');
  end if;
  if wanted ? 'from' then
    conditions := conditions || format(' and s.created_at >= (%L::date)::timestamp at time zone %L', wanted ->> 'from',
      wanted ->> 'zone');
  end if;
  if wanted ? 'to' then
    -- The whole day, which does not always have 24 hours.
    conditions := conditions || format(' and s.created_at < (%L::date + 1)::timestamp at time zone %L',
      wanted ->> 'to', wanted ->> 'zone');
  end if;
  if wanted ? 'assignee' then
    conditions := conditions || case wanted ->> 'assignee'
      when 'none' then ' and s.assignee is null'
      when 'me' then format(' and s.assignee = %L', desk_person())
      else format(' and s.assignee = %L',
        coalesce((select id from people where email = lower(wanted ->> 'assignee')), '')) end;
  end if;
  -- Who sees a table sees all its columns.
  for held in select key, value from jsonb_each_text(coalesce(wanted -> 'columns', '{}')) loop
    conditions := conditions || format(' and exists (select from public.%I as v where v.id = s.row_id and v.%I = %L)',
      place, held.key, held.value);
  end loop;
  for word in select containing(value) from jsonb_array_elements_text(coalesce(wanted -> 'words', '[]')) loop
    -- An assignee is found by name, or by the e-mail address before the @: all have the same domain.
    holders := array(select id from people where folded(concat_ws(' ', name, split_part(email, '@', 1))) like word);
    conditions := conditions || case when holders = '{}' then format(' and s.search like %L', word)
      else format(' and (s.search like %L or s.assignee = any (%L))', word, holders) end;
  end loop;
  keys := case ltrim(sorted, '-')
    when 'name' then format('name_key%1$s, created_at%1$s, row_id%1$s', down)
    when 'email' then format('email_key%1$s, created_at%1$s, row_id%1$s', down)
    when 'status' then format('array_position(%L::text[], status)%s, created_at desc, row_id desc', statuses, down)
    else format('created_at%1$s, row_id%1$s', down) end;
  if reminds then
    keys := format('s.remind_on <= %L is not true, ', today) || keys;
  end if;
  execute 'select count(*) from (select from row_states as s where ' || conditions || ' limit 10001) as limited'
    into total;
  -- Few rows are filtered first and then sorted; many are scanned in the order of an index until there are enough. Of more
  -- than 10,000 that contain a word, a page in another order than that of time sorts the newest 10,000. No
  -- index has the statuses in the order of the spec, so each status is scanned, including those that left the spec.
  return query execute case
    when wanted ? 'words' and (total <= 10000 or ltrim(sorted, '-') <> 'created') then format('with s as materialized (
        select * from row_states as s where %s) select row_id, %s::bigint from s order by %s offset %s limit %L',
      conditions || case when total > 10000 and size is not null
        then ' order by created_at desc, row_id desc limit 10000' else '' end, total, keys, skip, size)
    when ltrim(sorted, '-') = 'status' then format('with recursive present as (
        (select status from row_states where table_name = %1$L order by status limit 1)
        union all select (
          select n.status from row_states as n where n.table_name = %1$L and n.status > p.status order by n.status
            limit 1
        ) from present as p where p.status is not null)
      select f.row_id, %2$s::bigint from present as p, lateral (
        select s.row_id, s.status, s.created_at from row_states as s where %3$s and s.status = p.status
          order by s.created_at desc, s.row_id desc limit %4$s) as f
      order by array_position(%5$L::text[], f.status)%6$s, f.created_at desc, f.row_id desc offset %7$s limit %8$L',
      place, total, conditions, coalesce((skip + size)::text, 'null'), statuses, down, skip, size)
    when reminds then format('select row_id, %1$s::bigint from (
        select row_id, created_at, remind_on from row_states as s where %2$s and s.remind_on <= %3$L
        union all (select row_id, created_at, null from row_states as s
          where %2$s and s.remind_on <= %3$L is not true order by created_at desc, row_id desc limit %4$s)) as s
      order by %5$s offset %6$s limit %7$L',
      total, conditions, today, coalesce((skip + size)::text, 'null'), keys, skip, size)
    else format('select row_id, %s::bigint from row_states as s where %s order by %s offset %s limit %L',
      total, conditions, keys, skip, size) end;
  if not found then
    -- Beyond the last page.
    row_id := null;
    return next;
  end if;
end $$;

-- The states of rows. In full also with history, origin, notification, and other rows of the same person.
create or replace function site_internal.desk_rows(place text, ids uuid[], in_full boolean, with_earlier boolean)
returns table (row_id uuid, state jsonb)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  sees text[] := desk_tables();
  since timestamptz := (select unread_since from people where id = desk_person());
  notifies boolean := cardinality(desk_notify_roles(place)) > 0;
begin
  if not coalesce(place = any (sees), false) then
    return;
  end if;
  return query select r.row_id, jsonb_build_object('status', r.status, 'assignee', desk_email(r.assignee),
      'version', r.version, 'form', r.form, 'remind', r.remind_on, 'rights', r.rights,
      'rightsDue', r.rights_due, 'isDue', coalesce(r.remind_on <= desk_today(), false),
      'isUnread', coalesce(r.created_at > since, false) and not exists (
        select from reads as d where d.person = desk_person() and d.row_id = r.row_id),
      'changedBy', desk_email(r.changed_by), 'changedAt', desk_time(r.changed_at))
    || case when not in_full then '{}'::jsonb else jsonb_build_object(
      'history', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'at', desk_time(f.noted_at), 'person', desk_email(f.person), 'status', f.status, 'note', f.note,
            'action', f.action, 'subject', f.subject, 'recipient', f.recipient,
            'delivery', case when f.delivery = 'sending' and f.noted_at < now() - interval '5 minutes' then 'unsure'
              else f.delivery end))
          || case when f.assigned then jsonb_build_object('assignee', desk_email(f.assignee)) else '{}'::jsonb end
          || case when not f.rights_set then '{}'::jsonb else jsonb_build_object('rights', case when f.rights is not null
            then jsonb_build_object('kind', f.rights, 'due', f.rights_due) end) end
          || case when f.reminds then jsonb_build_object('remind', f.remind_on) else '{}'::jsonb end
          order by f.noted_at, f.id)
        from follow_ups as f where f.row_id = r.row_id), '[]'),
      'origin', (select jsonb_build_object('form', coalesce(o.form, r.form), 'locale', o.locale, 'page', o.page,
          'utm', o.utm, 'referrer', o.referrer)
        from row_origins as o where o.row_id = r.row_id),
      'notified', desk_notified(r.row_id, r.created_at, notifies),
      'earlier', case when not with_earlier or r.email_key = '' then '[]'::jsonb else coalesce((
        select jsonb_agg(jsonb_build_object('table', e.table_name, 'id', e.row_id, 'createdAt', desk_time(e.created_at),
            'status', e.status) order by e.created_at desc, e.row_id)
          from (select * from row_states
            where table_name = any (sees) and email_key = r.email_key and row_states.row_id <> r.row_id
            order by created_at desc limit 100) as e), '[]') end) end
    from row_states as r where r.row_id = any (ids) and r.table_name = place;
end $$;

-- Whether the mail about a row was sent. One in the outbox is waiting, and counts as failed after an hour. There is none
-- about a message whose honeypot was filled in.
create or replace function site_internal.desk_notified(which uuid, received timestamptz, notifies boolean) returns text
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not notifies then
    return 'off';
  end if;
  if exists (select from follow_ups as f where f.row_id = which and f.action = 'trap') then
    return 'trap';
  end if;
  if not exists (select from mail_outbox as o where o.row_id = which and o.follow_up is null) then
    return 'yes';
  end if;
  return case when received < now() - interval '1 hour' then 'no' else 'waiting' end;
end $$;

-- Records a sign-in or sign-out, reading, copying or exporting. Functions that change data record it themselves.
create or replace function site_internal.desk_note(what text, place text, which uuid, more jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if desk_person() is null or what is null
      or what <> all (array['signIn', 'signOut', 'read', 'copy', 'export', 'edit', 'publish', 'revert'])
      or (place is null) <> (what in ('signIn', 'signOut', 'edit', 'publish', 'revert'))
      or (place is not null and not desk_sees(place))
      or (what = 'edit' and not desk_may('edit')) or (what in ('publish', 'revert') and not desk_may('publish')) then
    return false;
  end if;
  perform audit_note(what, place, which, more);
  if what = 'read' and which is not null then
    insert into reads (person, row_id) select desk_person(), row_id from row_states
      where row_id = which and table_name = place on conflict do nothing;
  end if;
  return true;
end $$;

-- The rows with the same e-mail address that the current person may see; only the row itself if it has none.
create or replace function site_internal.desk_held(place text, which uuid)
returns table (table_name text, row_id uuid, email text)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  return query select e.table_name, e.row_id, r.email_key from row_states as r join row_states as e
      on e.table_name = any (desk_tables())
        and (e.row_id = r.row_id or (r.email_key <> '' and e.email_key = r.email_key))
    where r.row_id = which and r.table_name = place and desk_sees(place) order by e.created_at desc, e.row_id;
end $$;

grant execute on function
  site_internal.desk_list, site_internal.desk_rows, site_internal.desk_note, site_internal.desk_held
  to desk;

-- desk: changes

-- The id of a person to whom a row can be assigned, by e-mail address; null for null.
create or replace function site_internal.desk_colleague(place text, address text) returns text
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  found_id text;
begin
  if address is null then
    return null;
  end if;
  select id into found_id from people where email = lower(address) and removed_at is null
    and place = any (desk_role_tables(role));
  if found_id is null then
    raise exception using errcode = '22023', message = 'unknownAssignee',
      detail = 'Nobody with this address sees the table.';
  end if;
  return found_id;
end $$;

-- Records the changes of a row that is already locked, and returns the fields that changed.
create or replace function site_internal.desk_follow(state site_internal.row_states, change jsonb, who text,
  action text, more jsonb) returns text[]
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  colleague text;
  remark text := nullif(btrim(change ->> 'note'), '');
  day date := (change ->> 'remind')::date;
  wanted text := change #>> '{rights,kind}';
  due date := (change #>> '{rights,due}')::date;
  fields text[] := '{}';
begin
  if change ? 'status' and not (change ->> 'status') = any (desk_statuses(state.table_name)) then
    raise exception using errcode = '22023', message = 'unknownStatus';
  end if;
  if change ? 'assignee' then
    colleague := desk_colleague(state.table_name, change ->> 'assignee');
  end if;
  if change ->> 'status' is distinct from state.status and change ? 'status' then
    fields := fields || 'status'::text;
  end if;
  if colleague is distinct from state.assignee and change ? 'assignee' then
    fields := fields || 'assignee'::text;
  end if;
  if change ? 'remind' and day is distinct from state.remind_on then
    if day <= desk_today() then
      raise exception using errcode = '22023', message = 'remindPast';
    end if;
    fields := fields || 'remind'::text;
  end if;
  if change ? 'rights' and wanted is distinct from state.rights then
    if wanted is not null and coalesce(due <= state.created_at::date or due > state.created_at::date + 400, true) then
      raise exception using errcode = '22023', message = 'invalidRights';
    end if;
    fields := fields || 'rights'::text;
    more := more || jsonb_strip_nulls(jsonb_build_object('right', wanted, 'due', due));
  end if;
  if remark is not null then
    fields := fields || 'note'::text;
  end if;
  if cardinality(fields) > 0 then
    insert into follow_ups (table_name, row_id, status, note, person, assigned, assignee, reminds, remind_on,
        rights_set, rights, rights_due)
      values (state.table_name, state.row_id, case when 'status' = any (fields) then change ->> 'status' end, remark,
        who, 'assignee' = any (fields), colleague, 'remind' = any (fields),
        case when 'remind' = any (fields) then day end, 'rights' = any (fields),
        case when 'rights' = any (fields) then wanted end, case when 'rights' = any (fields) then due end);
    perform audit_note(action, state.table_name, state.row_id, jsonb_build_object('fields', to_jsonb(fields)) || more);
  end if;
  return fields;
end $$;

-- Changes status, assignee, reminder, right or note of a row, unless somebody else has changed it since `based_on`.
create or replace function site_internal.desk_change(place text, which uuid, based_on integer, change jsonb)
returns jsonb
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  state row_states;
  fields text[];
begin
  if not desk_sees(place) then
    return null;
  end if;
  select * into state from row_states where row_id = which and table_name = place for update;
  if state.row_id is null then
    return null;
  end if;
  if state.version <> based_on then
    return jsonb_build_object('kind', 'conflict', 'by', desk_email(state.changed_by), 'at',
      desk_time(state.changed_at));
  end if;
  fields := desk_follow(state, change, desk_person(), 'change', '{}');
  if cardinality(fields) = 0 then
    return '{"kind": "unchanged"}';
  end if;
  if 'assignee' = any (fields) then
    perform mail_assigned(array[which], clock_timestamp());
  end if;
  return '{"kind": "changed"}';
end $$;

-- Records in the history of a row that somebody has begun to answer it by e-mail.
create or replace function site_internal.desk_reply(place text, which uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not desk_sees(place) or not exists (select from row_states where row_id = which and table_name = place) then
    return null;
  end if;
  insert into follow_ups (table_name, row_id, person, action) values (place, which, desk_person(), 'reply');
  perform audit_note('reply', place, which, '{}');
  return true;
end $$;

-- Changes several rows; the change can be undone for a while.
create or replace function site_internal.desk_change_many(place text, ids uuid[], change jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  who text := desk_person();
  batch uuid := gen_random_uuid();
  state row_states;
  fields text[];
  changed uuid[] := '{}';
  given uuid[];
  present uuid[] := '{}';
begin
  if not desk_sees(place) then
    return null;
  end if;
  delete from undo where expires_at < clock_timestamp();
  -- In the order of their ids, so that two changes of the same rows cannot deadlock.
  for state in select * from row_states where row_id = any (ids) and table_name = place order by row_id for update loop
    present := present || state.row_id;
    fields := desk_follow(state, change - 'note' - 'remind' - 'rights', who, 'change', '{"bulk": true}');
    if cardinality(fields) > 0 then
      changed := changed || state.row_id;
      if 'assignee' = any (fields) then
        given := given || state.row_id;
      end if;
      insert into undo (token, row_id, table_name, person, expires_at, version, status, assigned, assignee)
        values (batch, state.row_id, place, who, clock_timestamp() + (select undo_for from desk_names()),
          state.version + 1,
          case when 'status' = any (fields) then state.status end, 'assignee' = any (fields), state.assignee);
    end if;
  end loop;
  -- Not before it can no longer be undone.
  perform mail_assigned(given, clock_timestamp() + (select undo_for from desk_names()));
  return jsonb_build_object('undo', batch, 'changed', to_jsonb(changed),
    'skipped', coalesce((select jsonb_agg(id) from unnest(ids) as id where id <> all (present)), '[]'));
end $$;

-- Undoes a change of several rows, except for rows that have been changed since.
create or replace function site_internal.desk_undo(batch uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  who text := desk_person();
  one undo;
  state row_states;
  back uuid[] := '{}';
  any_left boolean := false;
begin
  for one in delete from undo where token = batch and person = who and expires_at > clock_timestamp()
    and desk_sees(table_name) returning * loop
    any_left := true;
    select * into state from row_states where row_id = one.row_id and version = one.version for update;
    if state.row_id is null then
      continue;
    end if;
    insert into follow_ups (table_name, row_id, status, person, assigned, assignee)
      values (one.table_name, one.row_id, one.status, who, one.assigned, one.assignee);
    perform audit_note('undo', one.table_name, one.row_id, '{}');
    back := back || one.row_id;
  end loop;
  return case when any_left then to_jsonb(back) end;
end $$;

-- Erases a row, or everything from its e-mail address. Repeating an operation does nothing and returns the same result.
create or replace function site_internal.desk_erase(place text, which uuid, whole_person boolean, operation uuid)
returns jsonb
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  address text;
  done erasures;
begin
  if not desk_sees(place) or not desk_may('erase') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(operation::text, 0));
  select * into done from erasures where id = operation;
  if done.id is null then
    select email_key into address from row_states where row_id = which and table_name = place for update;
    if address is null then
      return null;
    end if;
    if whole_person and is_email(address) then
      perform erase_person(address, operation);
    else
      perform erase(operation, null, which);
    end if;
    select * into done from erasures where id = operation;
    perform audit_note('erase', place, which,
      jsonb_build_object('scope', case when whole_person then 'person' else 'row' end, 'removed', done.removed));
  end if;
  return jsonb_build_object('id', done.id, 'erasedAt', desk_time(done.erased_at), 'removed', done.removed);
end $$;

grant execute on function
  site_internal.desk_change, site_internal.desk_reply, site_internal.desk_change_many, site_internal.desk_undo,
  site_internal.desk_erase
  to desk;

-- desk: replies

-- Records a reply before it is sent. Returns 'new', or how far it has got if it is recorded already: then it must not be
-- sent again. It goes to the address of the row and to no other.
create or replace function site_internal.desk_send(place text, which uuid, operation uuid, send_to text, about text,
  body text) returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  address text;
  known follow_ups;
begin
  if not desk_sees(place) then
    return null;
  end if;
  select email_key into address from row_states where row_id = which and table_name = place for update;
  if address is null then
    return null;
  end if;
  if not is_email(send_to) or address_of(send_to) <> address then
    raise exception using errcode = '22023', message = 'invalidRecipient';
  end if;
  insert into follow_ups (id, table_name, row_id, person, action, recipient, subject, note, delivery)
    values (operation, place, which, desk_person(), 'mail', send_to, about, body, 'sending')
    on conflict (id) do nothing;
  if found then
    perform audit_note('send', place, which, '{}');
    return 'new';
  end if;
  select * into known from follow_ups
    where id = operation and row_id = which and action = 'mail' and person = desk_person();
  return known.delivery;
end $$;

-- Records whether the mail server has accepted a reply.
create or replace function site_internal.desk_sent(place text, which uuid, operation uuid, outcome text) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update follow_ups set delivery = outcome where id = operation and table_name = place and row_id = which
    and action = 'mail' and delivery = 'sending' and person = desk_person() and desk_sees(place);
  if not found then
    return null;
  end if;
  if outcome <> 'sent' then
    perform audit_note('send', place, which, jsonb_build_object('delivery', outcome));
  end if;
  return true;
end $$;

grant execute on function site_internal.desk_send, site_internal.desk_sent to desk;

-- desk: home page

-- The number of open rows of each table.
create or replace function site_internal.desk_open() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', t, 'total', (select count(*) from (
      select from unnest(desk_open_statuses(t)) as w,
        lateral (select from row_states where table_name = t and status = w limit 10001) as one
        limit 10001) as limited)) order by n), '[]')
    from unnest(desk_tables()) with ordinality as u (t, n)
$$;

-- The unread rows of each table and the open rows that are assigned to the current person.
create or replace function site_internal.desk_counts() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select jsonb_build_object(
    'unread', coalesce((select jsonb_object_agg(t, (select count(*) from (
      select from row_states as r where r.table_name = t and r.created_at > p.unread_since
        and r.status <> all (s.spam)
        and not exists (select from reads as d where d.person = p.id and d.row_id = r.row_id)
        order by r.created_at desc limit 1000) as limited))
      from unnest(desk_role_tables(p.role)) as t, lateral (select desk_spam_statuses(t) as spam offset 0) as s), '{}'),
    'mine', coalesce((select jsonb_object_agg(t, (select count(*) from (select from row_states as r
      where r.assignee = p.id and r.table_name = t and r.status = any (s.open) limit 1000) as limited))
      from unnest(desk_role_tables(p.role)) as t, lateral (select desk_open_statuses(t) as open offset 0) as s), '{}'))
    from people as p where p.id = desk_person()
$$;

-- Overdue rows, rows of each week, and whether mails are sent.
create or replace function site_internal.desk_overview() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  sees text[] := desk_tables();
  who text := desk_person();
  late timestamptz := now() - (select answer_within from desk_names());
  zone text := (select time_zone from desk_names());
  week date := date_trunc('week', now() at time zone zone)::date - 77;
  begun timestamptz := week::timestamp at time zone zone;
  not_notified bigint := 0;
begin
  if who is null then
    return null;
  end if;
  select count(*) into not_notified from mail_outbox as o join row_states as r on r.row_id = o.row_id
    where r.table_name = any (sees) and o.follow_up is null and r.created_at < now() - interval '1 hour';
  return jsonb_build_object(
    'reminders', (select coalesce(jsonb_agg(jsonb_build_object('table', r.table_name, 'id', r.row_id)
      order by r.remind_on, r.created_at), '[]') from (
      select * from row_states where remind_on <= desk_today() and table_name = any (sees) and who in (remind_for, assignee)
        and status <> all (desk_spam_statuses(table_name)) order by remind_on, created_at limit 20) as r),
    'rights', (select coalesce(jsonb_agg(jsonb_build_object('table', r.table_name, 'id', r.row_id)
      order by r.rights_due, r.created_at), '[]') from (
      select o.* from unnest(sees) as t, lateral (select desk_settled_statuses(t) as settled offset 0) as s,
        lateral (select row_id, table_name, rights_due, created_at from row_states
          where table_name = t and rights is not null and status <> all (s.settled)
          order by rights_due, row_id limit 20) as o
        order by o.rights_due, o.created_at limit 20) as r),
    'mine', (select coalesce(jsonb_agg(jsonb_build_object('table', m.table_name, 'id', m.row_id)
      order by m.created_at, m.row_id), '[]') from (
      select o.* from unnest(sees) as t, lateral (select desk_open_statuses(t) as open offset 0) as s,
        lateral (select row_id, table_name, created_at from row_states
          where assignee = who and table_name = t and status = any (s.open) offset 0) as o
        order by o.created_at, o.row_id limit 5) as m),
    'overdue', (select coalesce(jsonb_agg(jsonb_build_object('table', l.table_name, 'id', l.row_id)
      order by l.created_at, l.row_id), '[]') from (
      select o.* from unnest(sees) as t, unnest(desk_open_statuses(t)) as w,
        lateral (select row_id, table_name, created_at from row_states
        where table_name = t and status = w and created_at < late order by created_at, row_id limit 5) as o
          order by o.created_at, o.row_id limit 5) as l),
    'overdueTotals', (select coalesce(jsonb_object_agg(t, (select count(*) from (
        select from unnest(desk_open_statuses(t)) as w,
          lateral (select from row_states where table_name = t and status = w and created_at < late limit 10000) as o
          limit 10000) as limited)), '{}') from unnest(sees) as t),
    'weeks', (select jsonb_agg(jsonb_build_object('week', to_char(w.monday, 'YYYY-MM-DD'), 'counts',
      coalesce(c.counts, '[]')) order by w.monday)
      from (select week + 7 * n as monday from generate_series(0, 11) as n) as w
      left join (select monday, jsonb_agg(jsonb_build_object('table', table_name, 'form', form, 'count', count)
        order by table_name, form) as counts from (
        select date_trunc('week', created_at at time zone zone)::date as monday, table_name, form, count(*) as count
          from unnest(sees) as t, lateral (select desk_spam_statuses(t) as spam offset 0) as s, row_states
          where table_name = t and created_at >= begun and status <> all (spam) group by 1, 2, 3) as grouped
        group by monday) as c on c.monday = w.monday),
    'notNotified', not_notified,
    'nobodyToNotify', exists (select from unnest(sees) as t where cardinality(desk_notify_roles(t)) > 0
      and not exists (select from desk_recipients(t))));
end $$;

grant execute on function site_internal.desk_open, site_internal.desk_counts, site_internal.desk_overview to desk;

-- Only the owner may call functions of the private schema, apart from those granted to desk.

revoke all on all functions in schema site_internal from public, anon, authenticated;
