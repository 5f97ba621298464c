import { EMAIL } from '../../site/lib/email.ts';
import { quoted } from './quoted.ts';
import { privateSchema } from './requests.ts';

/** The functions that erase on request. */
export const eraseFunction = `-- Deletes what came in up to a time from one person, by the digest of the address, or one row, from every table, and
-- notes that it did. All or nothing. The same erasure a second time deletes what has come back since.
create or replace function ${privateSchema}.erase(erasure uuid, whose bytea, which uuid, until timestamptz default 'infinity') returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  place record;
  mine text;
  gone bigint;
  counts jsonb := '{}';
  -- Read once: digest_of_person() would read it for each row.
  salt bytea := (select value from ${privateSchema}.salt);
begin
  for place in select * from ${privateSchema}.retention where schema_name = 'public' order by table_name loop
    if which is not null then
      mine := 'id = $2';
    else
      select coalesce(string_agg(format('sha256($4 || convert_to(${privateSchema}.address_of(%I), ''UTF8'')) = $1', name), ' or '), 'false')
        into mine from unnest(place.email_columns) as name;
    end if;
    execute format('delete from public.%I where (%s) and %I <= $3', place.table_name, mine, place.time_column)
      using whose, which, until, salt;
    get diagnostics gone = row_count;
    if gone > 0 then
      counts := counts || jsonb_build_object(place.table_name, gone);
    end if;
  end loop;
  insert into ${privateSchema}.erasures (id, erased_at, person, row_id, removed)
    values (erasure, least(until, clock_timestamp()), whose, which, counts)
    on conflict (id) do nothing;
  return counts;
end $$;
revoke all on function ${privateSchema}.erase(uuid, bytea, uuid, timestamptz) from public, anon, authenticated;

-- Erases everything that came from an e-mail address: select ${privateSchema}.erase_person('person@example.com');
create or replace function ${privateSchema}.erase_person(email text, erasure uuid default gen_random_uuid()) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if ${privateSchema}.address_of(email) !~ ${quoted(EMAIL.source)} then
    raise exception using errcode = '22023', message = 'This is not an e-mail address';
  end if;
  return ${privateSchema}.erase(erasure, ${privateSchema}.digest_of_person(email), null);
end $$;
revoke all on function ${privateSchema}.erase_person(text, uuid) from public, anon, authenticated;`;

/** The function that deletes what has been kept for its time. */
export const purgeFunction = `-- Deletes what has been kept for its time, or only counts it. Once a day: by the site's own server, or by pg_cron.
create or replace function ${privateSchema}.purge(counting boolean default false, moment timestamptz default clock_timestamp())
returns table (name text, rows_due bigint)
language plpgsql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  place record;
  due text;
begin
  for place in select * from ${privateSchema}.retention order by schema_name, table_name loop
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
revoke all on function ${privateSchema}.purge(boolean, timestamptz) from public, anon, authenticated;`;
