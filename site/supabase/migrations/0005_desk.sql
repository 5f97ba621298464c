-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

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

-- desk: people and permissions

-- A time as JSON has it.
create or replace function site_internal.desk_time(moment timestamptz) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The current person: null, unless the transaction names one with access.
create or replace function site_internal.desk_person() returns text
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select id from people where id = current_setting('desk.person', true) and removed_at is null
$$;

-- The tables that the current person may see.
create or replace function site_internal.desk_tables() returns text[]
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce((select desk_role_tables(role) from people where id = desk_person()), '{}')
$$;

-- Whether the current person may see a table.
create or replace function site_internal.desk_sees(place text) returns boolean
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(place = any (desk_tables()), false)
$$;

-- Whether the current person has a power.
create or replace function site_internal.desk_may(power text) returns boolean
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce((select power = any (desk_role_powers(role)) from people where id = desk_person()), false)
$$;

-- The day it is at the firm.
create or replace function site_internal.desk_today() returns date
language sql stable set search_path = pg_catalog, site_internal, pg_temp as $$
  select (now() at time zone (select time_zone from desk_names()))::date
$$;

-- The next time that it is an hour at the firm.
create or replace function site_internal.desk_next(hour integer) returns timestamptz
language sql stable set search_path = pg_catalog, site_internal, pg_temp as $$
  select min(moment) from desk_names(), generate_series(0, 1) as later,
    lateral (select (desk_today() + later + make_time(hour, 0, 0)) at time zone time_zone as moment) as at
    where moment > now()
$$;

-- A person's name in the audit.
create or replace function site_internal.desk_email(which text) returns text
language sql stable set search_path = pg_catalog, site_internal, pg_temp as $$
  select email from people where id = which
$$;

-- Adds an entry to the audit. The role desk may not call it directly.
create or replace function site_internal.audit_note(what text, place text, which uuid, more jsonb) returns void
language sql set search_path = pg_catalog, site_internal, pg_temp as $$
  insert into audit (person, action, table_name, row_id, detail)
    values (desk_email(desk_person()), what, place, which, coalesce(more, '{}'))
$$;

-- Who is notified of new rows of a table: the holders of its roles, or else those with the power `people` who see it.
create or replace function site_internal.desk_recipients(place text)
returns table (email text, name text, language text)
language sql stable set search_path = pg_catalog, site_internal, pg_temp as $$
  with present as (select * from people where removed_at is null),
    holders as (select * from present where role = any (desk_notify_roles(place)))
  select email, name, language from holders
  union all
  select email, name, language from present
    where not exists (select from holders) and cardinality(desk_notify_roles(place)) > 0
      and 'people' = any (desk_role_powers(role)) and place = any (desk_role_tables(role))
$$;

-- A person as JSON for the desk.
create or replace function site_internal.desk_person_json(p site_internal.people) returns jsonb
language sql stable set search_path = pg_catalog, site_internal, pg_temp as $$
  select jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'role', p.role,
    'invitedAt', desk_time(p.invited_at), 'lastSeenAt', desk_time(p.last_seen_at))
$$;

-- The number of open rows that are assigned to a person.
create or replace function site_internal.desk_open_of(which text) returns bigint
language sql stable set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(sum(c.count), 0)::bigint
    from (select distinct t from desk_names(), unnest(roles) as r, unnest(desk_role_tables(r)) as t) as seen,
      lateral (select desk_open_statuses(t) as open offset 0) as s,
      lateral (select count(*) from row_states
        where assignee = which and table_name = t and status = any (s.open)) as c
$$;

-- The people with access; nothing without the power `people`.
create or replace function site_internal.desk_people() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(jsonb_agg(desk_person_json(p) || jsonb_build_object('open', desk_open_of(p.id)) order by p.email), '[]')
    from people as p where p.removed_at is null having desk_may('people')
$$;

-- The people to whom a row of a table can be assigned.
create or replace function site_internal.desk_assignees(place text) returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(jsonb_agg(desk_person_json(p) order by p.email), '[]') from people as p
    where p.removed_at is null and desk_sees(place) and place = any (desk_role_tables(p.role))
$$;

-- Whether somebody with the power `people` remains without this person. Concurrent calls wait for each other.
create or replace function site_internal.desk_others_can_invite(leaving text) returns boolean
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('people', 0));
  return exists (select from people where removed_at is null and id <> leaving
    and 'people' = any (desk_role_powers(role)));
end $$;

-- Invites somebody, or changes the role of a person with access.
create or replace function site_internal.desk_invite(address text, called text, wanted_role text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  known people;
  invited text := lower(btrim(address));
begin
  if not desk_may('people') then
    return null;
  end if;
  if not is_email(invited) or char_length(invited) > 320 or char_length(called) > 200 then
    raise exception using errcode = '22023', message = 'invalidEmail';
  end if;
  if not coalesce(wanted_role = any ((select roles from desk_names())::text[]), false) then
    raise exception using errcode = '22023', message = 'unknownRole';
  end if;
  -- The lock of all changes to people comes before the lock of the row.
  perform desk_others_can_invite('');
  select * into known from people where email = invited for update;
  if known.id is null or known.removed_at is not null then
    insert into people as p (email, name, role) values (invited, nullif(btrim(called), ''), wanted_role)
      on conflict (email) do update set name = coalesce(excluded.name, p.name), role = excluded.role, removed_at = null,
        invited_at = clock_timestamp(), updated_at = clock_timestamp(), last_seen_at = null, unread_since = null;
    perform audit_note('invite', null, null, jsonb_build_object('person', invited, 'role', wanted_role));
  elsif known.role <> wanted_role then
    if not desk_others_can_invite(known.id) and not 'people' = any (desk_role_powers(wanted_role)) then
      raise exception using errcode = '22023', message = 'lastAdmin';
    end if;
    update people set role = wanted_role, updated_at = clock_timestamp() where id = known.id;
    perform audit_note('role', null, null,
      jsonb_build_object('person', invited, 'role', wanted_role, 'before', known.role));
  end if;
  return (select desk_person_json(p) from people as p where p.email = invited);
end $$;

-- Hands the open rows of a person over to a colleague, or to nobody where there is none or who does not see the table.
create or replace function site_internal.desk_hand_over(leaving text, heir text, doer text) returns bigint
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  given uuid[];
  taken bigint;
begin
  with open as (select * from row_states
      where assignee = leaving and status = any (desk_open_statuses(table_name)) order by row_id for update),
    passed as (insert into follow_ups (table_name, row_id, person, assigned, assignee)
      select table_name, row_id, doer, true, (select id from people where id = heir and removed_at is null
        and id <> leaving and table_name = any (desk_role_tables(role))) from open returning row_id, assignee)
  select count(*), array_agg(row_id) filter (where assignee is not null) into taken, given from passed;
  update row_states set remind_for = (select id from people where id = heir and removed_at is null and id <> leaving)
    where remind_for = leaving;
  perform mail_assigned(given, clock_timestamp());
  return taken;
end $$;

-- Removes somebody at once: sessions end, sign-in links stop working, and open rows are handed over.
create or replace function site_internal.desk_remove(address text, hand_to text) returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  leaving people;
  heir text := lower(btrim(hand_to));
  given bigint;
begin
  if not desk_may('people') then
    return null;
  end if;
  perform desk_others_can_invite('');
  -- The current person may have been removed while waiting for the lock.
  if not exists (select from people where id = desk_person() and removed_at is null) then
    return null;
  end if;
  select * into leaving from people where email = lower(btrim(address)) and removed_at is null;
  if leaving.id is null then
    return null;
  end if;
  if 'people' = any (desk_role_powers(leaving.role)) and not desk_others_can_invite(leaving.id) then
    return 'lastAdmin';
  end if;
  given := desk_hand_over(leaving.id, (select id from people where email = heir), desk_person());
  perform audit_note('remove', null, null, jsonb_strip_nulls(jsonb_build_object('person', leaving.email,
    'role', leaving.role, 'rows', nullif(given, 0), 'assignee', case when given > 0 then nullif(heir, '') end)));
  update people set removed_at = clock_timestamp(), updated_at = clock_timestamp() where id = leaving.id;
  delete from sessions where user_id = leaving.id;
  delete from undo as u where u.person = leaving.id;
  delete from sign_in_links where position(to_json(leaving.email)::text in value) > 0;
  return 'removed';
end $$;

-- The settings of the current person.
create or replace function site_internal.desk_settings() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select jsonb_build_object('language', language, 'theme', theme, 'name', name, 'mails', mails, 'mailsAt', mails_at)
    from people where id = desk_person()
$$;

-- Changes them. Languages and themes that do not exist are ignored.
create or replace function site_internal.desk_set(given jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update people set
      language = case when given ? 'language' and coalesce(
        given ->> 'language' = any ((select locales from desk_names())::text[]), true)
        then given ->> 'language' else language end,
      theme = case when given ? 'theme' and coalesce(given ->> 'theme' in ('light', 'dark'), true)
        then given ->> 'theme' else theme end,
      name = case when given ? 'name' then nullif(left(btrim(given ->> 'name'), 200), '') else name end,
      mails = coalesce(given ->> 'mails', mails), mails_at = coalesce((given ->> 'mailsAt')::smallint, mails_at),
      mails_due_at = case when coalesce(given ->> 'mails', mails) = 'daily'
        then desk_next(coalesce((given ->> 'mailsAt')::integer, mails_at)) end,
      updated_at = clock_timestamp()
    where id = desk_person();
  return found;
end $$;

grant execute on function
  site_internal.desk_person, site_internal.desk_tables, site_internal.desk_sees, site_internal.desk_may,
  site_internal.desk_people, site_internal.desk_assignees, site_internal.desk_invite, site_internal.desk_remove,
  site_internal.desk_settings, site_internal.desk_set
  to desk;

-- desk: lists

-- The server composes the queries of lists and of the audit, and runs them as the current person: the role desk may read
-- these columns of the rows of that person's tables, which rows they have opened, and the audit with that power.
drop function if exists site_internal.desk_list(text, jsonb, text, bigint, bigint);
drop function if exists site_internal.desk_audit(jsonb, bigint, bigint);
drop policy if exists row_states_desk on site_internal.row_states;
create policy row_states_desk on site_internal.row_states for select to desk
  using (table_name = any ((select site_internal.desk_tables())::text[]));
drop policy if exists reads_desk on site_internal.reads;
create policy reads_desk on site_internal.reads for select to desk
  using (person = (select site_internal.desk_person()));
drop policy if exists audit_desk on site_internal.audit;
create policy audit_desk on site_internal.audit for select to desk using ((select site_internal.desk_may('audit')));

-- After this time, rows that the current person has not opened are unread. Null before the first visit.
create or replace function site_internal.desk_unread_since() returns timestamptz
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select unread_since from people where id = desk_person()
$$;

-- The id of a present or former colleague.
create or replace function site_internal.desk_id_of(address text) returns text
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select id from people where email = lower(address) and desk_person() is not null
$$;

-- The ids of the colleagues whose name contains a word, or their e-mail address before the @: all have the same domain.
create or replace function site_internal.desk_called(word text) returns text[]
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select array(select id from people where desk_person() is not null
    and folded(concat_ws(' ', name, split_part(email, '@', 1))) like containing(word))
$$;

-- The e-mail addresses of the people in the audit whose name or address contains a text. Removed people are still there.
create or replace function site_internal.desk_audited(part text) returns text[]
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select array(select email from people
    where desk_may('audit') and folded(concat_ws(' ', name, email)) like containing(part))
$$;

-- The rows of a table that contain all words, in no order. The owner searches, because PostgreSQL does not use pg_trgm's
-- index for a role that row-level security restricts.
create or replace function site_internal.desk_search(place text, words text[])
returns table (row_id uuid, table_name text, created_at timestamptz, form text, status text, assignee text, name_key text,
  email_key text, remind_on date, rights text)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  conditions text := '';
  word text;
  holders text[];
begin
  if not desk_sees(place) then
    return;
  end if;
  foreach word in array words loop
    holders := desk_called(word);
    conditions := conditions || case when holders = '{}' then format(' and s.search like %L', containing(word))
      else format(' and (s.search like %L or s.assignee = any (%L))', containing(word), holders) end;
  end loop;
  return query execute 'select s.row_id, s.table_name, s.created_at, s.form, s.status, s.assignee, s.name_key, s.email_key,
    s.remind_on, s.rights from row_states as s where s.table_name = $1' || conditions using place;
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
  site_internal.folded, site_internal.containing, site_internal.desk_time, site_internal.desk_unread_since,
  site_internal.desk_id_of, site_internal.desk_called, site_internal.desk_audited, site_internal.desk_search,
  site_internal.desk_rows, site_internal.desk_note, site_internal.desk_held
  to desk;

-- Only the owner may call functions of the private schema, apart from those granted to desk.

revoke all on all functions in schema site_internal from public, anon, authenticated;
