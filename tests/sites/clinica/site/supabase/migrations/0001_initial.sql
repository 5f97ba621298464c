-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

grant usage on schema public to anon, authenticated;

-- requests: idempotency, rate limit and their guard

-- Only the owner can use this schema, and PostgREST does not expose it. Because of row-level security without a policy,
-- even a mistaken grant would expose nothing.
create schema if not exists site_internal;
revoke all on schema site_internal from public, anon, authenticated;

-- One row for each message with an Idempotency-Key: a digest of table, key and row. It is deleted with its row.
create table if not exists site_internal.requests (
  digest bytea primary key,
  received_at timestamptz not null default clock_timestamp(),
  row_id uuid
);
create index if not exists requests_received_at on site_internal.requests (received_at);
create index if not exists requests_row on site_internal.requests (row_id);

-- One row for each recent insert: a digest of the sender's internet address, never the address itself.
create table if not exists site_internal.arrivals (
  sender bytea not null,
  arrived_at timestamptz not null default clock_timestamp()
);
create index if not exists arrivals_sender on site_internal.arrivals (sender, arrived_at);
create index if not exists arrivals_arrived_at on site_internal.arrivals (arrived_at);

-- Digests are salted, because all IPv4 addresses can be tried. One row, different in every database.
create table if not exists site_internal.salt (
  single boolean primary key default true check (single),
  value bytea not null
);
insert into site_internal.salt (value)
  values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
  on conflict do nothing;

alter table site_internal.requests enable row level security;
alter table site_internal.arrivals enable row level security;
alter table site_internal.salt enable row level security;
revoke all on table site_internal.requests, site_internal.arrivals, site_internal.salt from public, anon, authenticated;

-- The salted digest of an address. The addresses of an IPv6 network (/64) count as one, because a single subscriber has
-- all of them; an IPv4 address in IPv6 notation counts as IPv4. Anything else is used unchanged.
create or replace function site_internal.digest_of_address(address text) returns bytea
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  place text := lower(btrim(address));
  parsed inet;
begin
  begin
    parsed := regexp_replace(place, '^::ffff:(?=[0-9]+[.])', '')::inet;
    place := case family(parsed) when 6 then text(network(set_masklen(parsed, 64))) else host(parsed) end;
  exception when invalid_text_representation then
    null;
  end;
  return (select sha256(salt.value || convert_to(place, 'UTF8')) from salt where place <> '');
end $$;

-- Whether a message's context says that the honeypot was filled in. An invalid context never loses a message.
create or replace function site_internal.is_trapped(context text) returns boolean
language plpgsql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  return coalesce(context::jsonb @> '{"trap": true}', false);
exception when others then
  return false;
end $$;

-- Refuses statements that insert several rows: a visitor sends one message at a time.
create or replace function site_internal.refuse_many_rows() returns trigger
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if (select count(*) from inserted) > 1 then
    raise exception using errcode = 'PT400', message = 'Too many rows', detail = 'At most 1 can be inserted at once';
  end if;
  return null;
end $$;

-- Accepts each message once, and a limited number per minute from one address. It runs with the rights of its owner.
-- PostgREST, or the site's own server, sets request.headers; clients cannot set it. The search path names pg_temp last,
-- because it would come first otherwise and could replace PostgreSQL's own types.
create or replace function site_internal.guard_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  key text := nullif(headers ->> 'idempotency-key', '');
  -- Cloudflare, in front of every hosted project, overwrites the first one.
  visitor bytea := digest_of_address(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
  -- A variable, so that comparisons can use an index; clock_timestamp() itself differs for each row. For the same reason
  -- each delete below finds its rows in the order of an index.
  moment timestamptz := clock_timestamp();
  rules record;
  context text := headers ->> 'x-submission-context';
  spam text := case when is_trapped(context) then trap_status(tg_table_name) end;
begin
  select * into rules from limits();
  if key is not null then
    -- The arguments are the columns that differ in each attempt: those that the database fills, and the time of sending.
    -- A concurrent repeat waits here for the end of the first attempt, and then finds it or takes its place.
    insert into requests (digest, row_id)
      values (sha256(convert_to(jsonb_build_array(tg_table_name, key, to_jsonb(new) - tg_argv)::text, 'UTF8')), new.id)
      on conflict do nothing;
    if not found then
      return null; -- Already stored: no second row, no error, and it does not count towards the limit.
    end if;
    delete from requests where digest = any (array(
      select digest from requests
        where received_at < moment - rules.idempotency_keys order by received_at limit 100 for update skip locked));
  end if;

  if visitor is not null then
    -- Inserts from one address wait for each other; concurrent ones would not see each other.
    perform pg_advisory_xact_lock(hashtextextended(encode(visitor, 'hex'), 0));
    if (select count(*) from arrivals
          where sender = visitor and arrived_at > moment - interval '1 minute') >= rules.inserts_per_minute then
      -- PostgREST answers this code with HTTP 429.
      raise exception using errcode = 'PT429', message = 'Too many requests',
        detail = format('At most %s messages a minute are taken from one address', rules.inserts_per_minute),
        hint = 'Wait a minute and send it again.';
    end if;
    insert into arrivals (sender) values (visitor);
    delete from arrivals where ctid = any (array(
      select ctid from arrivals
        where arrived_at < moment - rules.addresses order by arrived_at limit 100 for update skip locked));
  end if;
  if rules.origins then
    perform note_origin(tg_table_name, new.id, context);
  end if;
  -- A message whose honeypot was filled in is kept as spam. The triggers of notifications read the setting.
  perform set_config('site_internal.trapped', (spam is not null)::text, true);
  if spam is not null then
    insert into follow_ups (table_name, row_id, status, action) values (tg_table_name, new.id, spam, 'trap');
  end if;
  return new;
end $$;

-- requests: limits, 60 messages per minute

create or replace function site_internal.limits() returns table (inserts_per_minute integer, idempotency_keys interval, addresses interval, origins boolean)
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select 60, interval '30 days', interval '1 days', true
$$;

-- requests: status of spam

create or replace function site_internal.trap_status(place text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when place = 'leads' then 'spam'
    when place = 'softlanding_requests' then 'spam'
    when place = 'career_applications' then 'spam'
    when place = 'appointment_requests' then 'spam' end
$$;

-- records: check of e-mail addresses

create or replace function site_internal.is_email(email text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
$$;

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

-- records: retention periods

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns) values
  ('public', 'leads', 'created_at', interval '24 months', '{email}'),
  ('public', 'softlanding_requests', 'created_at', interval '24 months', '{correo}'),
  ('public', 'career_applications', 'created_at', interval '12 months', '{email}'),
  ('public', 'appointment_requests', 'created_at', interval '6 months', '{correo}'),
  ('site_internal', 'requests', 'received_at', interval '30 days', '{}'),
  ('site_internal', 'arrivals', 'arrived_at', interval '1 days', '{}'),
  ('site_internal', 'erasures', 'erased_at', interval '60 months', '{}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

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

-- desk: settings

-- The tables that a role may see, and what it may do beyond reading and following up.
create or replace function site_internal.desk_role_tables(role text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case role
    when 'admin' then array['leads', 'softlanding_requests', 'career_applications', 'appointment_requests']::text[]
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
    when 'appointment_requests' then array['admin']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_forms(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['contact-home', 'contact-page']::text[]
    when 'softlanding_requests' then array['softlanding', 'softlanding-promo']::text[]
    when 'career_applications' then array['career']::text[]
    when 'appointment_requests' then array['appointment']::text[]
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
    when 'appointment_requests' then array['new', 'contacted', 'scheduled', 'accepted', 'closed', 'declined', 'spam']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_open_statuses(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['new']::text[]
    when 'softlanding_requests' then array['new']::text[]
    when 'career_applications' then array['new']::text[]
    when 'appointment_requests' then array['new']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_spam_statuses(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['spam']::text[]
    when 'softlanding_requests' then array['spam']::text[]
    when 'career_applications' then array['spam']::text[]
    when 'appointment_requests' then array['spam']::text[]
    else '{}'::text[] end
$$;
create or replace function site_internal.desk_settled_statuses(place text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case place
    when 'leads' then array['accepted', 'closed', 'declined', 'spam']::text[]
    when 'softlanding_requests' then array['accepted', 'closed', 'declined', 'spam']::text[]
    when 'career_applications' then array['accepted', 'rejected', 'closed', 'declined', 'spam']::text[]
    when 'appointment_requests' then array['accepted', 'closed', 'declined', 'spam']::text[]
    else '{}'::text[] end
$$;

-- Other settings of the desk; "statuses" are those of all tables.
create or replace function site_internal.desk_names() returns table (roles text[], statuses text[], initial text, locales text[], time_zone text,
  undo_for interval, answer_within interval, keep_audit interval)
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array['admin', 'intake', 'recruiting', 'editor']::text[], array['new', 'contacted', 'scheduled', 'accepted', 'closed', 'declined', 'spam', 'rejected']::text[],
    'new', array['es', 'en', 'fr']::text[], 'America/Mexico_City',
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

-- desk: requests of rights

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

-- desk: row states

-- A text for searching, in which what looks the same is the same: without accents, case and invisible characters, with
-- plain quotes, dashes, spaces, letters and digits. Quotes come first: NFKD makes a space of the accent in "O´Connor".
create or replace function site_internal.folded(value text) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select lower(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(value,
    '[`\u00b4\u02b9\u02bb-\u02bd\u02c8\u055a\u2018-\u201b\u2032\u2035\u2039\u203a\ua78c\uff40]', '''', 'g'),
    '[\u00ab\u00bb\u201c-\u201f\u2033\u2036\u301d-\u301f]', '"', 'g'),
    '[\u2010-\u2015\u2043\u2212\ufe58]', '-', 'g'), nfkd),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
      '\u00ad\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'))
$$;

-- The telephone numbers in a folded text, as digits only.
create or replace function site_internal.numbers_in(value text) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(string_agg(regexp_replace(found[1], '[^0-9]', '', 'g'), e'\n'), '')
    from regexp_matches(value, '([0-9][0-9[:space:]().-]{6,30}[0-9])', 'g') as found
$$;

-- The pattern for texts that contain a word, both folded.
create or replace function site_internal.containing(word text) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select '%' || regexp_replace(folded(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Creates the state of a new row, and updates what it is searched and sorted by whenever the row changes.
create or replace function site_internal.note_state(place text, entry jsonb, name_column text, email_column text,
  marks jsonb, columns text[]) returns void
language sql set search_path = pg_catalog, site_internal, pg_temp as $$
  insert into row_states (row_id, table_name, created_at, form, status, status_noted, name_key, email_key, search)
    select (entry ->> 'id')::uuid, place, (entry ->> 'created_at')::timestamptz,
      -- If the browser did not name the form, by the text that a column of its rows begins with.
      coalesce((select o.form from row_origins as o where o.row_id = (entry ->> 'id')::uuid),
        (select m.key from jsonb_each(marks) as m
          where starts_with(entry ->> (m.value ->> 'column'), m.value ->> 'with') limit 1)),
      coalesce(noted.status, (select initial from desk_names())), noted.status is not null,
      left(folded(coalesce(entry ->> name_column, '')), 100),
        left(address_of(coalesce(entry ->> email_column, '')), 400),
      concat_ws(e'\n', entry ->> 'id', written, numbers_in(written))
    from folded(coalesce((select string_agg(entry ->> c.name, e'\n' order by c.position)
        from unnest(columns) with ordinality as c (name, position)), '')) as written
      left join lateral (select f.status from follow_ups as f where f.row_id = (entry ->> 'id')::uuid
        and f.status is not null order by f.noted_at desc, f.id limit 1) as noted on true
    on conflict (row_id) do update set created_at = excluded.created_at,
      form = coalesce(row_states.form, excluded.form),
      name_key = excluded.name_key, email_key = excluded.email_key,
      search = concat_ws(e'\n', excluded.search,
        (select string_agg(folded(f.note), e'\n') from follow_ups as f where f.row_id = excluded.row_id))
$$;

-- Runs when a row is inserted, or changed by hand.
create or replace function site_internal.note_row() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  perform note_state(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1], tg_argv[2]::jsonb, tg_argv[3]::text[]);
  return null;
end $$;

-- Runs when a row is followed up, at the desk or by a command: applies the new status and assignee.
create or replace function site_internal.note_follow_up() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update row_states set
      status = coalesce(new.status, status), status_noted = status_noted or new.status is not null,
      assignee = case when new.assigned then new.assignee else assignee end,
      remind_on = case when new.reminds then new.remind_on else remind_on end,
      remind_for = case when not new.reminds then remind_for when new.remind_on is not null then new.person end,
      version = version + case when new.status is not null or new.assigned or new.reminds then 1 else 0 end,
      changed_at = case when new.action is null then new.noted_at else changed_at end,
      changed_by = case when new.action is null then new.person else changed_by end,
      search = concat_ws(e'\n', search, folded(new.note))
    where row_id = new.row_id;
  return null;
end $$;
drop trigger if exists follow_ups_noted on site_internal.follow_ups;
create trigger follow_ups_noted after insert on site_internal.follow_ups for each row
  execute function site_internal.note_follow_up();

-- Stores the origin of a message from its header. Invalid parts are ignored; nothing is refused for them.
create or replace function site_internal.note_origin(place text, which uuid, header text) returns void
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  context jsonb;
  origin row_origins;
begin
  if header is null or octet_length(header) > 2048 then
    return;
  end if;
  context := header::jsonb;
  if jsonb_typeof(context) <> 'object' then
    return;
  end if;
  origin.form := (select context ->> 'form' where context ->> 'form' = any (desk_forms(place)));
  origin.locale := (select context ->> 'locale'
    where context ->> 'locale' = any ((select locales from desk_names())::text[]));
  origin.page := (select context ->> 'page' where char_length(context ->> 'page') <= 300
    and context ->> 'page' ~ '^/([^/\\[:cntrl:][:space:]?#][^[:cntrl:][:space:]?#]*)?$');
  origin.referrer := (select lower(context ->> 'referrer')
    where context ->> 'referrer' ~* '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$');
  origin.utm := coalesce((
    select jsonb_object_agg(key, left(value #>> '{}', 100)) from (
      select key, value from jsonb_each(case when jsonb_typeof(context -> 'utm') = 'object' then context -> 'utm'
        else '{}' end)
        where key ~ '^utm_[a-z_]{1,30}$' and jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[^[:cntrl:]]+$'
        order by key limit 10) as taken), '{}');
  if origin.form is not null or origin.locale is not null or origin.page is not null or origin.referrer is not null
    or origin.utm <> '{}' then
    insert into row_origins (row_id, table_name, form, locale, page, utm, referrer)
      values (which, place, origin.form, origin.locale, origin.page, origin.utm, origin.referrer)
      on conflict (row_id) do nothing;
  end if;
exception when others then
  -- An invalid header never loses a message.
  return;
end $$;

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

-- leads: create

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null
    constraint leads_name_length check (char_length(name) <= 320)
    constraint leads_name_not_empty check (name ~ '[^[:space:]]'),
  email text not null
    constraint leads_email_length check (char_length(email) <= 320)
    constraint leads_email_not_empty check (email ~ '[^[:space:]]'),
  company text
    constraint leads_company_length check (char_length(company) <= 320),
  message text not null
    constraint leads_message_length check (char_length(message) <= 10000)
    constraint leads_message_not_empty check (message ~ '[^[:space:]]')
);

comment on table public.leads is 'Messages of the contact forms.';
create index leads_created_at on public.leads (created_at desc);

alter table public.leads enable row level security;

revoke all on table public.leads from public, anon, authenticated;
grant insert (name, email, company, message) on table public.leads to anon, authenticated;

drop policy if exists leads_insert on public.leads;
create policy leads_insert on public.leads
  for insert to anon, authenticated
  with check (true);

drop trigger if exists leads_guard on public.leads;
create trigger leads_guard before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at');

drop trigger if exists leads_one_row on public.leads;
create trigger leads_one_row after insert on public.leads
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();

-- Everything else about a row is deleted with it.
create trigger leads_forget after delete on public.leads
  for each row execute function site_internal.forget_row();

-- softlanding_requests: create

create table public.softlanding_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint softlanding_requests_nombre_length check (char_length(nombre) <= 320)
    constraint softlanding_requests_nombre_not_empty check (nombre ~ '[^[:space:]]'),
  correo text not null
    constraint softlanding_requests_correo_length check (char_length(correo) <= 320)
    constraint softlanding_requests_correo_not_empty check (correo ~ '[^[:space:]]'),
  pais_origen text not null
    constraint softlanding_requests_pais_origen_length check (char_length(pais_origen) <= 320)
    constraint softlanding_requests_pais_origen_not_empty check (pais_origen ~ '[^[:space:]]'),
  tipo_empresa text not null
    constraint softlanding_requests_tipo_empresa_length check (char_length(tipo_empresa) <= 320)
    constraint softlanding_requests_tipo_empresa_not_empty check (tipo_empresa ~ '[^[:space:]]'),
  mensaje text
    constraint softlanding_requests_mensaje_length check (char_length(mensaje) <= 10000)
);

comment on table public.softlanding_requests is 'Requests of companies for a dental plan.';
create index softlanding_requests_created_at on public.softlanding_requests (created_at desc);

alter table public.softlanding_requests enable row level security;

revoke all on table public.softlanding_requests from public, anon, authenticated;
grant insert (nombre, correo, pais_origen, tipo_empresa, mensaje) on table public.softlanding_requests to anon, authenticated;

drop policy if exists softlanding_requests_insert on public.softlanding_requests;
create policy softlanding_requests_insert on public.softlanding_requests
  for insert to anon, authenticated
  with check (true);

drop trigger if exists softlanding_requests_guard on public.softlanding_requests;
create trigger softlanding_requests_guard before insert on public.softlanding_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at');

drop trigger if exists softlanding_requests_one_row on public.softlanding_requests;
create trigger softlanding_requests_one_row after insert on public.softlanding_requests
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();

-- Everything else about a row is deleted with it.
create trigger softlanding_requests_forget after delete on public.softlanding_requests
  for each row execute function site_internal.forget_row();

-- career_applications: create

create table public.career_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint career_applications_nombre_length check (char_length(nombre) <= 320)
    constraint career_applications_nombre_not_empty check (nombre ~ '[^[:space:]]'),
  email text not null
    constraint career_applications_email_length check (char_length(email) <= 320)
    constraint career_applications_email_not_empty check (email ~ '[^[:space:]]'),
  telefono text not null
    constraint career_applications_telefono_length check (char_length(telefono) <= 320)
    constraint career_applications_telefono_not_empty check (telefono ~ '[^[:space:]]'),
  linkedin text
    constraint career_applications_linkedin_length check (char_length(linkedin) <= 320),
  experiencia text not null
    constraint career_applications_experiencia_length check (char_length(experiencia) <= 10000)
    constraint career_applications_experiencia_not_empty check (experiencia ~ '[^[:space:]]'),
  motivacion text not null
    constraint career_applications_motivacion_length check (char_length(motivacion) <= 10000)
    constraint career_applications_motivacion_not_empty check (motivacion ~ '[^[:space:]]'),
  disponibilidad text
    constraint career_applications_disponibilidad_length check (char_length(disponibilidad) <= 320),
  fecha_aplicacion timestamptz not null,
  estado text not null
    constraint career_applications_estado_length check (char_length(estado) <= 320)
    constraint career_applications_estado_not_empty check (estado ~ '[^[:space:]]')
);

comment on table public.career_applications is 'Job applications.';
create index career_applications_created_at on public.career_applications (created_at desc);

alter table public.career_applications enable row level security;

revoke all on table public.career_applications from public, anon, authenticated;
grant insert (nombre, email, telefono, linkedin, experiencia, motivacion, disponibilidad, fecha_aplicacion, estado) on table public.career_applications to anon, authenticated;

drop policy if exists career_applications_insert on public.career_applications;
create policy career_applications_insert on public.career_applications
  for insert to anon, authenticated
  with check (estado in ('pendiente'));

drop trigger if exists career_applications_guard on public.career_applications;
create trigger career_applications_guard before insert on public.career_applications
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at', 'fecha_aplicacion');

drop trigger if exists career_applications_one_row on public.career_applications;
create trigger career_applications_one_row after insert on public.career_applications
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();

-- Everything else about a row is deleted with it.
create trigger career_applications_forget after delete on public.career_applications
  for each row execute function site_internal.forget_row();

-- appointment_requests: create

create table public.appointment_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint appointment_requests_nombre_length check (char_length(nombre) <= 160)
    constraint appointment_requests_nombre_not_empty check (nombre ~ '[^[:space:]]'),
  correo text not null
    constraint appointment_requests_correo_length check (char_length(correo) <= 320)
    constraint appointment_requests_correo_not_empty check (correo ~ '[^[:space:]]'),
  telefono text not null
    constraint appointment_requests_telefono_length check (char_length(telefono) <= 40)
    constraint appointment_requests_telefono_not_empty check (telefono ~ '[^[:space:]]'),
  tratamiento text not null
    constraint appointment_requests_tratamiento_length check (char_length(tratamiento) <= 40)
    constraint appointment_requests_tratamiento_not_empty check (tratamiento ~ '[^[:space:]]'),
  motivo text
    constraint appointment_requests_motivo_length check (char_length(motivo) <= 200)
    constraint appointment_requests_motivo_only_if check (motivo is null or coalesce(tratamiento in ('other'), false)),
  edad integer
    constraint appointment_requests_edad_range check (edad between 0 and 17)
    constraint appointment_requests_edad_only_if check (edad is null or coalesce(tratamiento in ('child'), false)),
  dia date not null
    constraint appointment_requests_dia_range check (dia between '0001-01-01' and '9999-12-31'),
  momento text not null
    constraint appointment_requests_momento_length check (char_length(momento) <= 40)
    constraint appointment_requests_momento_not_empty check (momento ~ '[^[:space:]]'),
  presupuesto numeric
    constraint appointment_requests_presupuesto_range check (presupuesto between 0 and 1000000)
    constraint appointment_requests_presupuesto_decimals check (presupuesto = round(presupuesto, 2)),
  recordatorio boolean not null,
  comentario text
    constraint appointment_requests_comentario_length check (char_length(comentario) <= 2000),
  consentimiento boolean not null
    constraint appointment_requests_consentimiento_true check (consentimiento),
  campana text
    constraint appointment_requests_campana_length check (char_length(campana) <= 40),
  canal text not null
    constraint appointment_requests_canal_length check (char_length(canal) <= 10)
    constraint appointment_requests_canal_not_empty check (canal ~ '[^[:space:]]')
);

comment on table public.appointment_requests is 'Requests for an appointment at the clinic.';
create index appointment_requests_created_at on public.appointment_requests (created_at desc);

alter table public.appointment_requests enable row level security;

revoke all on table public.appointment_requests from public, anon, authenticated;
grant insert (nombre, correo, telefono, tratamiento, motivo, edad, dia, momento, presupuesto, recordatorio, comentario, consentimiento, campana, canal) on table public.appointment_requests to anon, authenticated;

drop policy if exists appointment_requests_insert on public.appointment_requests;
create policy appointment_requests_insert on public.appointment_requests
  for insert to anon, authenticated
  with check (momento in ('morning', 'afternoon', 'any') and canal in ('web'));

drop trigger if exists appointment_requests_guard on public.appointment_requests;
create trigger appointment_requests_guard before insert on public.appointment_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at');

drop trigger if exists appointment_requests_one_row on public.appointment_requests;
create trigger appointment_requests_one_row after insert on public.appointment_requests
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();

-- Everything else about a row is deleted with it.
create trigger appointment_requests_forget after delete on public.appointment_requests
  for each row execute function site_internal.forget_row();

-- desk: the inbox of leads

grant select on table public.leads to desk;
drop policy if exists leads_desk on public.leads;
create policy leads_desk on public.leads
  for select to desk
  using ((select site_internal.desk_sees('leads')));

drop trigger if exists leads_note on public.leads;
create trigger leads_note after insert or update on public.leads
  for each row execute function site_internal.note_row('name', 'email', '{}', '{name,email,company,message}');

-- Existing rows, again whenever the functions change (9b94a28888a5).
do $do$ begin
  perform site_internal.note_state('leads', to_jsonb(t), 'name', 'email', '{}'::jsonb, '{name,email,company,message}'::text[])
    from public.leads as t;
end $do$;
update site_internal.row_states as r set status = f.status, status_noted = true, version = f.lines, changed_at = f.at
  from (select row_id, (array_agg(status order by noted_at desc, id))[1] as status, count(*)::integer as lines,
      max(noted_at) as at
    from site_internal.follow_ups where table_name = 'leads' and status is not null group by row_id) as f
  where r.row_id = f.row_id and not r.status_noted;

-- desk: the inbox of softlanding_requests

grant select on table public.softlanding_requests to desk;
drop policy if exists softlanding_requests_desk on public.softlanding_requests;
create policy softlanding_requests_desk on public.softlanding_requests
  for select to desk
  using ((select site_internal.desk_sees('softlanding_requests')));

drop trigger if exists softlanding_requests_note on public.softlanding_requests;
create trigger softlanding_requests_note after insert or update on public.softlanding_requests
  for each row execute function site_internal.note_row('nombre', 'correo', '{"softlanding-promo":{"column":"mensaje","with":"Equipo nuevo - Tipo: "}}', '{nombre,correo,pais_origen,tipo_empresa,mensaje}');

-- Existing rows, again whenever the functions change (9b94a28888a5).
do $do$ begin
  perform site_internal.note_state('softlanding_requests', to_jsonb(t), 'nombre', 'correo', '{"softlanding-promo":{"column":"mensaje","with":"Equipo nuevo - Tipo: "}}'::jsonb, '{nombre,correo,pais_origen,tipo_empresa,mensaje}'::text[])
    from public.softlanding_requests as t;
end $do$;
update site_internal.row_states as r set status = f.status, status_noted = true, version = f.lines, changed_at = f.at
  from (select row_id, (array_agg(status order by noted_at desc, id))[1] as status, count(*)::integer as lines,
      max(noted_at) as at
    from site_internal.follow_ups where table_name = 'softlanding_requests' and status is not null group by row_id) as f
  where r.row_id = f.row_id and not r.status_noted;

-- desk: the inbox of career_applications

grant select on table public.career_applications to desk;
drop policy if exists career_applications_desk on public.career_applications;
create policy career_applications_desk on public.career_applications
  for select to desk
  using ((select site_internal.desk_sees('career_applications')));

drop trigger if exists career_applications_note on public.career_applications;
create trigger career_applications_note after insert or update on public.career_applications
  for each row execute function site_internal.note_row('nombre', 'email', '{}', '{nombre,email,telefono,linkedin,experiencia,motivacion,disponibilidad,estado}');

-- Existing rows, again whenever the functions change (9b94a28888a5).
do $do$ begin
  perform site_internal.note_state('career_applications', to_jsonb(t), 'nombre', 'email', '{}'::jsonb, '{nombre,email,telefono,linkedin,experiencia,motivacion,disponibilidad,estado}'::text[])
    from public.career_applications as t;
end $do$;
update site_internal.row_states as r set status = f.status, status_noted = true, version = f.lines, changed_at = f.at
  from (select row_id, (array_agg(status order by noted_at desc, id))[1] as status, count(*)::integer as lines,
      max(noted_at) as at
    from site_internal.follow_ups where table_name = 'career_applications' and status is not null group by row_id) as f
  where r.row_id = f.row_id and not r.status_noted;

-- desk: the inbox of appointment_requests

grant select on table public.appointment_requests to desk;
drop policy if exists appointment_requests_desk on public.appointment_requests;
create policy appointment_requests_desk on public.appointment_requests
  for select to desk
  using ((select site_internal.desk_sees('appointment_requests')));

drop trigger if exists appointment_requests_note on public.appointment_requests;
create trigger appointment_requests_note after insert or update on public.appointment_requests
  for each row execute function site_internal.note_row('nombre', 'correo', '{}', '{nombre,correo,telefono,tratamiento,motivo,momento,comentario,campana,canal}');

-- Existing rows, again whenever the functions change (9b94a28888a5).
do $do$ begin
  perform site_internal.note_state('appointment_requests', to_jsonb(t), 'nombre', 'correo', '{}'::jsonb, '{nombre,correo,telefono,tratamiento,motivo,momento,comentario,campana,canal}'::text[])
    from public.appointment_requests as t;
end $do$;
update site_internal.row_states as r set status = f.status, status_noted = true, version = f.lines, changed_at = f.at
  from (select row_id, (array_agg(status order by noted_at desc, id))[1] as status, count(*)::integer as lines,
      max(noted_at) as at
    from site_internal.follow_ups where table_name = 'appointment_requests' and status is not null group by row_id) as f
  where r.row_id = f.row_id and not r.status_noted;

-- desk: indexes for filters

create index if not exists softlanding_requests_pais_origen_filter on public.softlanding_requests (pais_origen);
create index if not exists softlanding_requests_tipo_empresa_filter on public.softlanding_requests (tipo_empresa);
create index if not exists appointment_requests_tratamiento_filter on public.appointment_requests (tratamiento);
create index if not exists appointment_requests_momento_filter on public.appointment_requests (momento);
create index if not exists appointment_requests_recordatorio_filter on public.appointment_requests (recordatorio);

-- desk: outbox of mails

-- Queues a mail about each new row, except those that already have a status, because the honeypot was filled in. The
-- trigger comes after the tables' inboxes, so that existing rows are not mailed.
create or replace function site_internal.put_into_mail_outbox() returns trigger
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not new.status_noted and cardinality(desk_notify_roles(new.table_name)) > 0 then
    insert into mail_outbox (row_id, table_name) values (new.row_id, new.table_name);
  end if;
  return null;
end $$;
-- Queues one mail to the person to whom somebody else has assigned rows: about the first of them, and how many others.
create or replace function site_internal.mail_assigned(ids uuid[], due timestamptz) returns void
language sql set search_path = pg_catalog, site_internal, pg_temp as $$
  insert into mail_outbox (row_id, table_name, follow_up, others, due_at)
    select f.row_id, f.table_name, f.id, cardinality(ids) - 1, due
      from (select * from follow_ups where row_id = ids[1] and assigned order by noted_at desc limit 1) as f
        join people as p on p.id = f.assignee
      where p.removed_at is null and p.mails in ('all', 'mine') and f.assignee is distinct from f.person
$$;
drop trigger if exists row_states_mail on site_internal.row_states;
create trigger row_states_mail after insert on site_internal.row_states
  for each row execute function site_internal.put_into_mail_outbox();

-- upkeep: pg_cron and Database Webhooks in a hosted project

create or replace function site_internal.notify_target() returns table (tables text[], url text)
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array[]::text[], ''
$$;

-- Extensions that a hosted project still needs. Elsewhere the site's own server does their work.
create or replace function site_internal.missing() returns table (what text, remedy text)
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  again constant text := ' and run "select * from site_internal.set_up()" in the SQL editor, unless the site''s own '
    || 'server (npm run serve) works on this database.';
  scheduled boolean := false;
  unnotified text;
  waiting bigint;
begin
  if not exists (select from pg_roles where rolname = 'supabase_admin') then
    return;
  end if;
  if exists (select from pg_extension where extname = 'pg_cron') then
    begin
      scheduled := exists (select from cron.job where jobname = 'site-purge' and active);
    exception when insufficient_privilege then
      null;
    end;
  end if;
  if not scheduled then
    what := 'Expired rows are not deleted: this hosted project has no pg_cron job that deletes them.';
    remedy := 'Switch pg_cron on (Integrations, Cron)' || again;
    return next;
  end if;
  select string_agg(name, ', ' order by name) into unnotified from notify_target(), unnest(tables) as name
    where not exists (
      select from pg_trigger as t join pg_proc as f on f.oid = t.tgfoid
        where t.tgrelid = to_regclass(format('public.%I', name)) and t.tgname = name || '_notify' and t.tgenabled <> 'D'
          and f.oid = to_regprocedure('supabase_functions.http_request()'));
  if unnotified is not null then
    select count(*) into waiting from outbox;
    what := format('Nobody is notified of new rows in %s (%s wait): this hosted project has no Database Webhooks.',
      unnotified, waiting);
    remedy := 'Switch them on (Integrations, Database Webhooks)' || again;
    return next;
  end if;
end $$;

-- Sets up pg_cron and Database Webhooks in a hosted project where they are enabled, and returns what is missing. Run it
-- again after enabling or disabling one: select * from site_internal.set_up();
create or replace function site_internal.set_up() returns table (what text, remedy text)
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  webhooks constant boolean := to_regprocedure('supabase_functions.http_request()') is not null;
  target record;
  place text;
  entry record;
  waited jsonb;
begin
  -- At 09:30 UTC. Replaces an existing job of this name.
  if exists (select from pg_extension where extname = 'pg_cron') then
    begin
      perform cron.schedule('site-purge', '30 9 * * *', 'select * from site_internal.purge()');
    exception when insufficient_privilege then
      null;
    end;
  end if;

  -- A hosted project with Database Webhooks calls the address itself. Every other database queues the row for the site's
  -- server. Messages whose honeypot was filled in go nowhere.
  select * into target from notify_target();
  for place in select c.relname from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and t.tgname = c.relname || '_notify' loop
    execute format('drop trigger %I on public.%I', place || '_notify', place);
    if place <> all (target.tables) then
      delete from outbox where table_name = place;
    end if;
  end loop;
  foreach place in array target.tables loop
    execute format('create trigger %I after insert on public.%I for each row
      when (current_setting(''site_internal.trapped'', true) is distinct from ''true'') execute function %s',
      place || '_notify', place, case when webhooks then format('supabase_functions.http_request(%L, %L, %L, %L, %L)',
          target.url, 'POST', '{"Content-Type":"application/json"}', '{}', '5000')
        else 'site_internal.put_into_outbox()' end);
  end loop;
  if webhooks and cardinality(target.tables) > 0
      and to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
    for entry in delete from outbox where table_name = any (target.tables) returning table_name, row_id loop
      execute format('select to_jsonb(t) from public.%I as t where id = $1', entry.table_name)
        into waited using entry.row_id;
      perform net.http_post(url => target.url, headers => '{"Content-Type":"application/json"}',
        timeout_milliseconds => 5000,
        body => jsonb_build_object('type', 'INSERT', 'schema', 'public', 'table', entry.table_name, 'record', waited,
          'old_record', null))
        where waited is not null;
    end loop;
  end if;
  return query select * from missing();
end $$;

do $do$ declare
  problem record;
begin
  for problem in select * from site_internal.set_up() loop
    raise warning '% %', problem.what, problem.remedy;
  end loop;
end $do$;

-- Only the owner may call functions of the private schema, apart from those granted to desk.

revoke all on all functions in schema site_internal from public, anon, authenticated;
