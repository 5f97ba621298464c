-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

-- records: following up, erasing on request, keeping for a limited time

-- How the firm followed a row up: a line each time, the status, a note or both. Nobody but the owner reads or writes it.
create table site_internal.follow_ups (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  row_id uuid not null,
  noted_at timestamptz not null default clock_timestamp(),
  status text constraint follow_ups_status_length check (char_length(status) <= 100),
  note text constraint follow_ups_note_length check (char_length(note) <= 10000),
  constraint follow_ups_not_empty check (status is not null or note is not null)
);
create index follow_ups_row on site_internal.follow_ups (row_id, noted_at desc);

-- That somebody's data were erased on request, without the data: when, how many rows of which table, and a salted digest of
-- the e-mail address (or the id of the one row), by which they can be erased again from a back-up that was put back.
create table site_internal.erasures (
  id uuid primary key,
  erased_at timestamptz not null default clock_timestamp(),
  person bytea,
  row_id uuid,
  removed jsonb not null,
  constraint erasures_whom check ((person is null) <> (row_id is null))
);

-- How long the rows of each table are kept, from which time, and which columns say whose they are. From the spec; a table
-- or column that left the spec stays here, because its rows are still in the database.
create table site_internal.retention (
  schema_name text not null,
  table_name text not null,
  time_column text not null,
  keep interval not null,
  email_columns text[] not null default '{}',
  primary key (schema_name, table_name)
);

-- From now on a digest is known by the row that it belongs to, and goes with it.
alter table site_internal.requests add column row_id uuid;
create index requests_row on site_internal.requests (row_id);

alter table site_internal.follow_ups enable row level security;
alter table site_internal.erasures enable row level security;
alter table site_internal.retention enable row level security;
revoke all on table site_internal.follow_ups, site_internal.erasures, site_internal.retention from public, anon, authenticated;

-- Runs when a row is deleted, also by hand in a dashboard: what was noted about it goes too.
create function site_internal.forget_row() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from site_internal.follow_ups where row_id = old.id;
  delete from site_internal.requests where row_id = old.id;
  if to_regclass('site_internal.outbox') is not null then
    delete from site_internal.outbox where row_id = old.id;
  end if;
  return null;
end $$;
revoke all on function site_internal.forget_row() from public, anon, authenticated;

-- An e-mail address as it is compared: without spaces around it, in lower case.
create function site_internal.address_of(email text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select lower(regexp_replace(email, '^[[:space:]]+|[[:space:]]+$', '', 'g'))
$$;
revoke all on function site_internal.address_of(text) from public, anon, authenticated;

create function site_internal.digest_of_person(email text) returns bytea
language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(salt.value || convert_to(site_internal.address_of(email), 'UTF8')) from site_internal.salt
$$;
revoke all on function site_internal.digest_of_person(text) from public, anon, authenticated;

-- Deletes what came in up to a time from one person, by the digest of the address, or one row, from every table, and
-- notes that it did. All or nothing. The same erasure a second time deletes what has come back since.
create function site_internal.erase(erasure uuid, whose bytea, which uuid, until timestamptz default 'infinity') returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  place record;
  mine text;
  gone bigint;
  counts jsonb := '{}';
begin
  for place in select * from site_internal.retention where schema_name = 'public' order by table_name loop
    select string_agg(format('site_internal.digest_of_person(%I) = $1', name), ' or ')
      into mine from unnest(place.email_columns) as name;
    execute format('delete from public.%I where (id = $2 or coalesce(%s, false)) and %I <= $3',
      place.table_name, coalesce(mine, 'false'), place.time_column) using whose, which, until;
    get diagnostics gone = row_count;
    if gone > 0 then
      counts := counts || jsonb_build_object(place.table_name, gone);
    end if;
  end loop;
  insert into site_internal.erasures (id, erased_at, person, row_id, removed)
    values (erasure, least(until, clock_timestamp()), whose, which, counts)
    on conflict (id) do nothing;
  return counts;
end $$;
revoke all on function site_internal.erase(uuid, bytea, uuid, timestamptz) from public, anon, authenticated;

-- Erases everything that came from an e-mail address: select site_internal.erase_person('person@example.com');
create function site_internal.erase_person(email text, erasure uuid default gen_random_uuid()) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if site_internal.address_of(email) !~ '^[^[:space:]@]+@[^[:space:]@]+$' then
    raise exception using errcode = '22023', message = 'This is not an e-mail address';
  end if;
  return site_internal.erase(erasure, site_internal.digest_of_person(email), null);
end $$;
revoke all on function site_internal.erase_person(text, uuid) from public, anon, authenticated;

-- Deletes what has been kept for its time, or only counts it. Once a day: by the site's own server, or by pg_cron.
create function site_internal.purge(counting boolean default false, moment timestamptz default clock_timestamp())
returns table (name text, rows_due bigint)
language plpgsql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  place record;
begin
  for place in select * from site_internal.retention order by schema_name, table_name loop
    name := place.table_name;
    if counting then
      execute format('select count(*) from %I.%I where %I + $1 <= $2', place.schema_name, place.table_name, place.time_column)
        into rows_due using place.keep, moment;
    else
      execute format('delete from %I.%I where %I + $1 <= $2', place.schema_name, place.table_name, place.time_column)
        using place.keep, moment;
      get diagnostics rows_due = row_count;
    end if;
    return next;
  end loop;
end $$;
revoke all on function site_internal.purge(boolean, timestamptz) from public, anon, authenticated;

-- A hosted project has nobody to call it but pg_cron. Where that is switched on, it does, at half past nine in the morning UTC.
do $do$ begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $cron$select cron.schedule('site-purge', '30 9 * * *', 'select * from site_internal.purge()')$cron$;
  end if;
exception when insufficient_privilege then
  raise notice 'pg_cron is there, but this user may not use it: see site/guides/leads.md';
end $do$;

-- records: leads

drop trigger if exists leads_forget on public.leads;
create trigger leads_forget after delete on public.leads
  for each row execute function site_internal.forget_row();

-- records: softlanding_requests

drop trigger if exists softlanding_requests_forget on public.softlanding_requests;
create trigger softlanding_requests_forget after delete on public.softlanding_requests
  for each row execute function site_internal.forget_row();

-- records: career_applications

drop trigger if exists career_applications_forget on public.career_applications;
create trigger career_applications_forget after delete on public.career_applications
  for each row execute function site_internal.forget_row();

-- records: how long rows of leads are kept

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns)
  values ('public', 'leads', 'created_at', interval '24 months', '{email}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

-- records: how long rows of softlanding_requests are kept

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns)
  values ('public', 'softlanding_requests', 'created_at', interval '24 months', '{correo}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

-- records: how long rows of career_applications are kept

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns)
  values ('public', 'career_applications', 'created_at', interval '12 months', '{email}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

-- records: how long rows of requests are kept

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns)
  values ('site_internal', 'requests', 'received_at', interval '30 days', '{}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

-- records: how long rows of arrivals are kept

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns)
  values ('site_internal', 'arrivals', 'arrived_at', interval '1 days', '{}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

-- records: how long rows of erasures are kept

insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns)
  values ('site_internal', 'erasures', 'erased_at', interval '60 months', '{}')
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));

-- requests: 60 a minute

-- Lets each message in once, and at most 60 a minute from one address. It has the rights of its owner, which a visitor has
-- not, and does nothing but this. What it knows of the request is what PostgREST, or the site's own server, puts into
-- request.headers; a client of either cannot set that itself, only send headers. The search path ends with pg_temp, which
-- would come first if it were not named: nobody's temporary type or table stands in for one of PostgreSQL's.
create or replace function site_internal.guard_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  key text := nullif(headers ->> 'idempotency-key', '');
  -- Cloudflare, in front of every hosted project, sets the first one itself whatever the client sent.
  visitor bytea := site_internal.digest_of_address(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  if key is not null then
    -- The arguments are the columns that differ each time: what the database adds, and when the message was sent.
    -- A second one of the same message waits here for the end of the first, and then finds it or takes its place.
    insert into site_internal.requests (digest, row_id)
      values (sha256(convert_to(jsonb_build_array(tg_table_name, key, to_jsonb(new) - tg_argv)::text, 'UTF8')), new.id)
      on conflict do nothing;
    if not found then
      return null; -- Stored before: no second row, no error, nothing counted.
    end if;
    delete from site_internal.requests where digest in (
      select digest from site_internal.requests
        where received_at < clock_timestamp() - interval '30 days' limit 100 for update skip locked);
  end if;

  if visitor is not null then
    -- Inserts of one address take turns, or two at once would not see each other.
    perform pg_advisory_xact_lock(hashtextextended(encode(visitor, 'hex'), 0));
    if (select count(*) from site_internal.arrivals
          where sender = visitor and arrived_at > clock_timestamp() - interval '1 minute') >= 60 then
      -- PostgREST makes HTTP 429 of this code.
      raise exception using errcode = 'PT429', message = 'Too many requests',
        detail = 'At most 60 messages a minute are taken from one address', hint = 'Wait a minute and send it again.';
    end if;
    insert into site_internal.arrivals (sender) values (visitor);
    delete from site_internal.arrivals where ctid in (
      select ctid from site_internal.arrivals
        where arrived_at < clock_timestamp() - interval '1 days' limit 100 for update skip locked);
  end if;
  return new;
end $$;
revoke all on function site_internal.guard_request() from public, anon, authenticated;
