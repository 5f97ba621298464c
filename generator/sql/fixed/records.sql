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
