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

-- desk: following up and erasing

-- A colleague to whom a row can be given, by e-mail address. Nobody for null.
create or replace function site_internal.desk_colleague(place text, address text) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  found_id text;
begin
  if address is null then
    return null;
  end if;
  select id into found_id from site_internal.people where email = lower(address) and removed_at is null and place = any (site_internal.desk_role_tables(role));
  if found_id is null then
    raise exception using errcode = '22023', message = 'unknownAssignee', detail = 'Nobody with this address sees the table.';
  end if;
  return found_id;
end
$$;
revoke all on function site_internal.desk_colleague(text, text) from public, anon, authenticated;

-- Puts down a line about a row that is locked already, with what differs from how it stands, and answers which of it did.
create or replace function site_internal.desk_follow(state site_internal.row_states, change jsonb, who text, action text, more jsonb) returns text[]
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  colleague text;
  told text := nullif(btrim(change ->> 'note'), '');
  fields text[] := '{}';
begin
  if change ? 'status' and not (change ->> 'status') = any ((select statuses from site_internal.desk_names())::text[]) then
    raise exception using errcode = '22023', message = 'unknownStatus';
  end if;
  if change ? 'assignee' then
    colleague := site_internal.desk_colleague(state.table_name, change ->> 'assignee');
  end if;
  if change ->> 'status' is distinct from state.status and change ? 'status' then
    fields := fields || 'status'::text;
  end if;
  if colleague is distinct from state.assignee and change ? 'assignee' then
    fields := fields || 'assignee'::text;
  end if;
  if told is not null then
    fields := fields || 'note'::text;
  end if;
  if cardinality(fields) > 0 then
    insert into site_internal.follow_ups (table_name, row_id, status, note, person, assigned, assignee)
      values (state.table_name, state.row_id, case when 'status' = any (fields) then change ->> 'status' end, told, who, 'assignee' = any (fields), colleague);
    perform site_internal.audit_note(action, state.table_name, state.row_id, jsonb_build_object('fields', to_jsonb(fields)) || more);
  end if;
  return fields;
end
$$;
revoke all on function site_internal.desk_follow(site_internal.row_states, jsonb, text, text, jsonb) from public, anon, authenticated;

-- Changes how a row stands, unless somebody else was faster.
create or replace function site_internal.desk_change(place text, which uuid, based_on integer, change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  state site_internal.row_states;
begin
  if not site_internal.desk_sees(place) then
    return null;
  end if;
  select * into state from site_internal.row_states where row_id = which and table_name = place for update;
  if state.row_id is null then
    return null;
  end if;
  if state.version <> based_on then
    return jsonb_build_object('kind', 'conflict', 'by', site_internal.desk_email(state.changed_by), 'at', site_internal.desk_time(state.changed_at));
  end if;
  perform site_internal.desk_follow(state, change, site_internal.desk_person(), 'change', '{}');
  return '{"kind": "changed"}';
end
$$;
revoke all on function site_internal.desk_change(text, uuid, integer, jsonb) from public, anon, authenticated;
grant execute on function site_internal.desk_change(text, uuid, integer, jsonb) to desk;

-- Changes how several rows stand, in a way that can be undone for a while.
create or replace function site_internal.desk_change_many(place text, ids uuid[], change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  who text := site_internal.desk_person();
  batch uuid := gen_random_uuid();
  state site_internal.row_states;
  fields text[];
  changed uuid[] := '{}';
  present uuid[] := '{}';
begin
  if not site_internal.desk_sees(place) then
    return null;
  end if;
  delete from site_internal.undo where expires_at < clock_timestamp();
  -- In the order of their ids: two that change the same rows wait for each other in turn.
  for state in select * from site_internal.row_states where row_id = any (ids) and table_name = place order by row_id for update loop
    present := present || state.row_id;
    fields := site_internal.desk_follow(state, change - 'note', who, 'change', '{"bulk": true}');
    if cardinality(fields) > 0 then
      changed := changed || state.row_id;
      insert into site_internal.undo (token, row_id, table_name, person, expires_at, version, status, assigned, assignee)
        values (batch, state.row_id, place, who, clock_timestamp() + interval '30 seconds', state.version + 1,
          case when 'status' = any (fields) then state.status end, 'assignee' = any (fields), state.assignee);
    end if;
  end loop;
  return jsonb_build_object('undo', batch, 'changed', to_jsonb(changed),
    'skipped', coalesce((select jsonb_agg(id) from unnest(ids) as id where id <> all (present)), '[]'));
end
$$;
revoke all on function site_internal.desk_change_many(text, uuid[], jsonb) from public, anon, authenticated;
grant execute on function site_internal.desk_change_many(text, uuid[], jsonb) to desk;

-- Takes a change of several rows back, where nobody has changed them since.
create or replace function site_internal.desk_undo(batch uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  who text := site_internal.desk_person();
  one site_internal.undo;
  state site_internal.row_states;
  back uuid[] := '{}';
  any_left boolean := false;
begin
  for one in delete from site_internal.undo where token = batch and person = who and expires_at > clock_timestamp() and site_internal.desk_sees(table_name) returning * loop
    any_left := true;
    select * into state from site_internal.row_states where row_id = one.row_id and version = one.version for update;
    if state.row_id is null then
      continue;
    end if;
    insert into site_internal.follow_ups (table_name, row_id, status, person, assigned, assignee)
      values (one.table_name, one.row_id, one.status, who, one.assigned, one.assignee);
    perform site_internal.audit_note('undo', one.table_name, one.row_id, '{}');
    back := back || one.row_id;
  end loop;
  return case when any_left then to_jsonb(back) end;
end
$$;
revoke all on function site_internal.desk_undo(uuid) from public, anon, authenticated;
grant execute on function site_internal.desk_undo(uuid) to desk;

-- Erases a row, or everything that came from its e-mail address. The same operation again does nothing and answers the same.
create or replace function site_internal.desk_erase(place text, which uuid, whole_person boolean, operation uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  address text;
  done site_internal.erasures;
begin
  if not site_internal.desk_sees(place) or not site_internal.desk_may('erase') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(operation::text, 0));
  select * into done from site_internal.erasures where id = operation;
  if done.id is null then
    select email_key into address from site_internal.row_states where row_id = which and table_name = place for update;
    if address is null then
      return null;
    end if;
    if whole_person and address ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$' then
      perform site_internal.erase_person(address, operation);
    else
      perform site_internal.erase(operation, null, which);
    end if;
    select * into done from site_internal.erasures where id = operation;
    perform site_internal.audit_note('erase', place, which, jsonb_build_object('scope', case when whole_person then 'person' else 'row' end, 'removed', done.removed));
  end if;
  return jsonb_build_object('id', done.id, 'erasedAt', site_internal.desk_time(done.erased_at), 'removed', done.removed);
end
$$;
revoke all on function site_internal.desk_erase(text, uuid, boolean, uuid) from public, anon, authenticated;
grant execute on function site_internal.desk_erase(text, uuid, boolean, uuid) to desk;

-- desk: who may come in

-- The people who may come in; nothing for whoever may not know.
create or replace function site_internal.desk_people() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'role', p.role, 'invitedAt', site_internal.desk_time(p.invited_at), 'lastSeenAt', site_internal.desk_time(p.last_seen_at)) order by p.email), '[]') from site_internal.people as p where p.removed_at is null having site_internal.desk_may('people')
$$;
revoke all on function site_internal.desk_people() from public, anon, authenticated;
grant execute on function site_internal.desk_people() to desk;

-- The people to whom a row of a table can be given.
create or replace function site_internal.desk_assignees(place text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'role', p.role, 'invitedAt', site_internal.desk_time(p.invited_at), 'lastSeenAt', site_internal.desk_time(p.last_seen_at)) order by p.email), '[]') from site_internal.people as p
    where p.removed_at is null and site_internal.desk_sees(place) and place = any (site_internal.desk_role_tables(p.role))
$$;
revoke all on function site_internal.desk_assignees(text) from public, anon, authenticated;
grant execute on function site_internal.desk_assignees(text) to desk;

-- Refuses what would leave nobody who can let people in. Whoever asks waits for whoever asked before.
create or replace function site_internal.desk_keep_one(leaving text) returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('site_internal.people', 0));
  return exists (select from site_internal.people where removed_at is null and id <> leaving and 'people' = any (site_internal.desk_role_powers(role)));
end
$$;
revoke all on function site_internal.desk_keep_one(text) from public, anon, authenticated;

-- Lets somebody in, or in again, or gives them another role.
create or replace function site_internal.desk_invite(address text, called text, wanted_role text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  known site_internal.people;
  invited text := lower(btrim(address));
begin
  if not site_internal.desk_may('people') then
    return null;
  end if;
  if invited !~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$' or char_length(invited) > 320 or char_length(called) > 200 then
    raise exception using errcode = '22023', message = 'invalidEmail';
  end if;
  if not coalesce(wanted_role = any ((select roles from site_internal.desk_names())::text[]), false) then
    raise exception using errcode = '22023', message = 'unknownRole';
  end if;
  -- First the lock that whoever changes the people takes, then the line.
  perform site_internal.desk_keep_one('');
  select * into known from site_internal.people where email = invited for update;
  if known.id is null or known.removed_at is not null then
    insert into site_internal.people as p (email, name, role) values (invited, nullif(btrim(called), ''), wanted_role)
      on conflict (email) do update set name = coalesce(excluded.name, p.name), role = excluded.role, removed_at = null,
        invited_at = clock_timestamp(), updated_at = clock_timestamp(), last_seen_at = null, previous_visit_at = null;
    perform site_internal.audit_note('invite', null, null, jsonb_build_object('person', invited, 'role', wanted_role));
  elsif known.role <> wanted_role then
    if not site_internal.desk_keep_one(known.id) and not 'people' = any (site_internal.desk_role_powers(wanted_role)) then
      raise exception using errcode = '22023', message = 'lastAdmin';
    end if;
    update site_internal.people set role = wanted_role, updated_at = clock_timestamp() where id = known.id;
    perform site_internal.audit_note('role', null, null, jsonb_build_object('person', invited, 'role', wanted_role, 'before', known.role));
  end if;
  return (select jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'role', p.role, 'invitedAt', site_internal.desk_time(p.invited_at), 'lastSeenAt', site_internal.desk_time(p.last_seen_at)) from site_internal.people as p where p.email = invited);
end
$$;
revoke all on function site_internal.desk_invite(text, text, text) from public, anon, authenticated;
grant execute on function site_internal.desk_invite(text, text, text) to desk;

-- Shuts somebody out at once: their sessions end, and links that they have been sent no longer work.
create or replace function site_internal.desk_remove(address text) returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  leaving site_internal.people;
begin
  if not site_internal.desk_may('people') then
    return null;
  end if;
  perform site_internal.desk_keep_one('');
  -- Whoever waited for the lock may have been removed meanwhile.
  if not exists (select from site_internal.people where id = site_internal.desk_person() and removed_at is null) then
    return null;
  end if;
  select * into leaving from site_internal.people where email = lower(btrim(address)) and removed_at is null;
  if leaving.id is null then
    return null;
  end if;
  if 'people' = any (site_internal.desk_role_powers(leaving.role)) and not site_internal.desk_keep_one(leaving.id) then
    return 'lastAdmin';
  end if;
  perform site_internal.audit_note('remove', null, null, jsonb_build_object('person', leaving.email, 'role', leaving.role));
  update site_internal.people set removed_at = clock_timestamp(), updated_at = clock_timestamp() where id = leaving.id;
  delete from site_internal.sessions where user_id = leaving.id;
  delete from site_internal.undo as u where u.person = leaving.id;
  delete from site_internal.sign_in_links where position(to_json(leaving.email)::text in value) > 0;
  return 'removed';
end
$$;
revoke all on function site_internal.desk_remove(text) from public, anon, authenticated;
grant execute on function site_internal.desk_remove(text) to desk;

-- What was done, newest first.
create or replace function site_internal.desk_audit(wanted jsonb, skip bigint, size bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  conditions text := 'true';
  entries jsonb;
begin
  if not site_internal.desk_may('audit') then
    return null;
  end if;
  conditions := concat_ws(' and ', conditions,
    case when wanted ? 'person' then format('person = %L', lower(wanted ->> 'person')) end,
    case when wanted ? 'action' then format('action = %L', wanted ->> 'action') end,
    case when wanted ? 'table' then format('table_name = %L', wanted ->> 'table') end,
    case when wanted ? 'row' then case when wanted ->> 'row' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then format('row_id = %L', wanted ->> 'row') else 'false' end end);
  execute format('select coalesce(jsonb_agg(jsonb_build_object(''id'', id::text, ''at'', site_internal.desk_time(at), ''person'', person, ''action'', action,
    ''table'', table_name, ''row'', row_id, ''detail'', detail) order by id desc), ''[]'')
    from (select * from site_internal.audit where %s order by id desc offset %s limit %s) as a', conditions, skip, size) into entries;
  return entries;
end
$$;
revoke all on function site_internal.desk_audit(jsonb, bigint, bigint) from public, anon, authenticated;
grant execute on function site_internal.desk_audit(jsonb, bigint, bigint) to desk;

-- What whoever is at work has set.
create or replace function site_internal.desk_settings() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('language', language, 'theme', theme, 'name', name) from site_internal.people where id = site_internal.desk_person()
$$;
revoke all on function site_internal.desk_settings() from public, anon, authenticated;
grant execute on function site_internal.desk_settings() to desk;

-- Sets it. What makes no sense stays as it was.
create or replace function site_internal.desk_set(given jsonb) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update site_internal.people set
      language = case when given ? 'language' and (given ->> 'language' is null or given ->> 'language' = any (array['es', 'en']::text[])) then given ->> 'language' else language end,
      theme = case when given ? 'theme' and (given ->> 'theme' is null or given ->> 'theme' in ('light', 'dark')) then given ->> 'theme' else theme end,
      name = case when given ? 'name' then nullif(left(btrim(given ->> 'name'), 200), '') else name end,
      updated_at = clock_timestamp()
    where id = site_internal.desk_person();
  return found;
end
$$;
revoke all on function site_internal.desk_set(jsonb) from public, anon, authenticated;
grant execute on function site_internal.desk_set(jsonb) to desk;
