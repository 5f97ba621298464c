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
alter table site_internal.follow_ups drop constraint if exists follow_ups_not_empty;
alter table site_internal.follow_ups add constraint follow_ups_not_empty
  check (status is not null or note is not null or assigned or reminds or action is not null);

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
      'version', r.version, 'form', r.form, 'remind', r.remind_on, 'isDue', coalesce(r.remind_on <= desk_today(), false),
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

-- Only the owner may call functions of the private schema, apart from those granted to desk.

revoke all on all functions in schema site_internal from public, anon, authenticated;
