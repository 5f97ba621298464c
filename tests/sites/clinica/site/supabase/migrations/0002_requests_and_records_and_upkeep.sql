-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

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

-- requests: status of spam

create or replace function site_internal.trap_status(place text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when place = 'appointment_requests' then 'closed' end
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
-- What else it was than a change by a person: a reply, or a message whose honeypot was filled in.
alter table site_internal.follow_ups add column if not exists action text;
alter table site_internal.follow_ups drop constraint if exists follow_ups_action;
alter table site_internal.follow_ups add constraint follow_ups_action check (action in ('reply', 'trap'));
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
    what := 'Nothing deletes what has been kept for its time: this hosted project has no pg_cron job for it.';
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
