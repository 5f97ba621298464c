-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

-- requests: each message once, and 60 a minute

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
  -- Taken once: an index serves a comparison with a variable. With clock_timestamp() itself, which is another time for
  -- each row, every row would be read. For the same reason each delete below finds its rows in the order of an index.
  moment timestamptz := clock_timestamp();
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
    delete from site_internal.requests where digest = any (array(
      select digest from site_internal.requests
        where received_at < moment - interval '30 days' order by received_at limit 100 for update skip locked));
  end if;

  if visitor is not null then
    -- Inserts of one address take turns, or two at once would not see each other.
    perform pg_advisory_xact_lock(hashtextextended(encode(visitor, 'hex'), 0));
    if (select count(*) from site_internal.arrivals
          where sender = visitor and arrived_at > moment - interval '1 minute') >= 60 then
      -- PostgREST makes HTTP 429 of this code.
      raise exception using errcode = 'PT429', message = 'Too many requests',
        detail = 'At most 60 messages a minute are taken from one address', hint = 'Wait a minute and send it again.';
    end if;
    insert into site_internal.arrivals (sender) values (visitor);
    delete from site_internal.arrivals where ctid = any (array(
      select ctid from site_internal.arrivals
        where arrived_at < moment - interval '1 days' order by arrived_at limit 100 for update skip locked));
  end if;
  return new;
end $$;
revoke all on function site_internal.guard_request() from public, anon, authenticated;

-- records: erasing on request

-- Deletes what came in up to a time from one person, by the digest of the address, or one row, from every table, and
-- notes that it did. All or nothing. The same erasure a second time deletes what has come back since.
create or replace function site_internal.erase(erasure uuid, whose bytea, which uuid, until timestamptz default 'infinity') returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  place record;
  mine text;
  gone bigint;
  counts jsonb := '{}';
  -- Read once: digest_of_person() would read it for each row.
  salt bytea := (select value from site_internal.salt);
begin
  for place in select * from site_internal.retention where schema_name = 'public' order by table_name loop
    if which is not null then
      mine := 'id = $2';
    else
      select coalesce(string_agg(format('sha256($4 || convert_to(site_internal.address_of(%I), ''UTF8'')) = $1', name), ' or '), 'false')
        into mine from unnest(place.email_columns) as name;
    end if;
    execute format('delete from public.%I where (%s) and %I <= $3', place.table_name, mine, place.time_column)
      using whose, which, until, salt;
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

-- records: deleting what has been kept for its time

-- Deletes what has been kept for its time, or only counts it. Once a day: by the site's own server, or by pg_cron.
create or replace function site_internal.purge(counting boolean default false, moment timestamptz default clock_timestamp())
returns table (name text, rows_due bigint)
language plpgsql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  place record;
  due text;
begin
  for place in select * from site_internal.retention order by schema_name, table_name loop
    name := place.table_name;
    -- The first comparison is there for an index to answer. With months, which differ in length, it lets a few too many through.
    due := format('from %I.%I where %3$I <= $2 - $1 + interval %L and %3$I + $1 <= $2', place.schema_name, place.table_name,
      place.time_column, case when place.keep < interval '28 days' then '0' else '4 days' end);
    if counting then
      execute 'select count(*) ' || due into rows_due using place.keep, moment;
    else
      execute 'delete ' || due using place.keep, moment;
      get diagnostics rows_due = row_count;
    end if;
    return next;
  end loop;
end $$;
revoke all on function site_internal.purge(boolean, timestamptz) from public, anon, authenticated;

-- upkeep: what pg_cron and Database Webhooks do in a hosted project

-- What a hosted project lacks of what this site needs there; nothing elsewhere, where the site's own server does it.
create or replace function site_internal.missing() returns table (what text, remedy text)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  scheduled boolean := false;
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
    what := 'Nothing deletes what has been kept for its time: this is a hosted project without a job of pg_cron for it.';
    remedy := 'Switch pg_cron on (Integrations, Cron) and run "select * from site_internal.set_up()" in the SQL editor, unless the site''s own server (npm run serve) works on this database.';
    return next;
  end if;
end $$;
revoke all on function site_internal.missing() from public, anon, authenticated;

-- Has pg_cron do what a hosted project has no other server for, where they are switched on, and answers what is
-- missing. To be run again whenever one of them was switched on or off: select * from site_internal.set_up();
create or replace function site_internal.set_up() returns table (what text, remedy text)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- At half past nine in the morning UTC. A job of this name that is there already is replaced.
  if exists (select from pg_extension where extname = 'pg_cron') then
    begin
      perform cron.schedule('site-purge', '30 9 * * *', 'select * from site_internal.purge()');
    exception when insufficient_privilege then
      null;
    end;
  end if;

  return query select * from site_internal.missing();
end $$;
revoke all on function site_internal.set_up() from public, anon, authenticated;

do $do$ declare
  problem record;
begin
  for problem in select * from site_internal.set_up() loop
    raise warning '% %', problem.what, problem.remedy;
  end loop;
end $do$;
