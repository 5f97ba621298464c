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
