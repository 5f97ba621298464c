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
