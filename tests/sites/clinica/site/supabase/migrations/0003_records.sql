-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

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

-- Erases everything that came from an e-mail address: select site_internal.erase_person('person@example.com');
create or replace function site_internal.erase_person(email text, erasure uuid default gen_random_uuid()) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if site_internal.address_of(email) !~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$' then
    raise exception using errcode = '22023', message = 'This is not an e-mail address';
  end if;
  return site_internal.erase(erasure, site_internal.digest_of_person(email), null);
end $$;
revoke all on function site_internal.erase_person(text, uuid) from public, anon, authenticated;
