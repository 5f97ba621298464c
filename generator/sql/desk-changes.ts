import { EMAIL } from '../../site/lib/email.ts';
import { deskFunction } from './desk-function.ts';
import { mostCounted } from './desk-list.ts';
import { quoted } from './quoted.ts';
import { privateSchema as s } from './requests.ts';

/** Following up, undoing, erasing: each asks who is at work, and notes it in the same transaction. */
export function deskChanges(undoSeconds: number): string {
  return [
    deskFunction({
      what: 'A colleague to whom a row can be given, by e-mail address. Nobody for null.',
      name: 'desk_colleague',
      takes: 'place text, address text',
      returns: 'text',
      volatility: 'stable',
      body: `declare
  found_id text;
begin
  if address is null then
    return null;
  end if;
  select id into found_id from ${s}.people where email = lower(address) and removed_at is null and place = any (${s}.desk_role_tables(role));
  if found_id is null then
    raise exception using errcode = '22023', message = 'unknownAssignee', detail = 'Nobody with this address sees the table.';
  end if;
  return found_id;
end`,
    }),
    deskFunction({
      what: 'Puts down a line about a row that is locked already, with what differs from how it stands, and answers which of it did.',
      name: 'desk_follow',
      takes: `state ${s}.row_states, change jsonb, who text, action text, more jsonb`,
      returns: 'text[]',
      body: `declare
  colleague text;
  told text := nullif(btrim(change ->> 'note'), '');
  fields text[] := '{}';
begin
  if change ? 'status' and not (change ->> 'status') = any ((select statuses from ${s}.desk_names())::text[]) then
    raise exception using errcode = '22023', message = 'unknownStatus';
  end if;
  if change ? 'assignee' then
    colleague := ${s}.desk_colleague(state.table_name, change ->> 'assignee');
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
    insert into ${s}.follow_ups (table_name, row_id, status, note, person, assigned, assignee)
      values (state.table_name, state.row_id, case when 'status' = any (fields) then change ->> 'status' end, told, who, 'assignee' = any (fields), colleague);
    perform ${s}.audit_note(action, state.table_name, state.row_id, jsonb_build_object('fields', to_jsonb(fields)) || more);
  end if;
  return fields;
end`,
    }),
    deskFunction({
      what: 'Changes how a row stands, unless somebody else was faster.',
      name: 'desk_change',
      takes: 'place text, which uuid, based_on integer, change jsonb',
      returns: 'jsonb',
      desk: true,
      body: `declare
  state ${s}.row_states;
begin
  if not ${s}.desk_sees(place) then
    return null;
  end if;
  select * into state from ${s}.row_states where row_id = which and table_name = place for update;
  if state.row_id is null then
    return null;
  end if;
  if state.version <> based_on then
    return jsonb_build_object('kind', 'conflict', 'by', ${s}.desk_email(state.changed_by), 'at', ${s}.desk_time(state.changed_at));
  end if;
  perform ${s}.desk_follow(state, change, ${s}.desk_person(), 'change', '{}');
  return '{"kind": "changed"}';
end`,
    }),
    deskFunction({
      what: 'Changes how several rows stand, in a way that can be undone for a while.',
      name: 'desk_change_many',
      takes: 'place text, ids uuid[], change jsonb',
      returns: 'jsonb',
      desk: true,
      body: `declare
  who text := ${s}.desk_person();
  batch uuid := gen_random_uuid();
  state ${s}.row_states;
  fields text[];
  changed uuid[] := '{}';
  present uuid[] := '{}';
begin
  if not ${s}.desk_sees(place) then
    return null;
  end if;
  delete from ${s}.undo where expires_at < clock_timestamp();
  -- In the order of their ids: two that change the same rows wait for each other in turn.
  for state in select * from ${s}.row_states where row_id = any (ids) and table_name = place order by row_id for update loop
    present := present || state.row_id;
    fields := ${s}.desk_follow(state, change - 'note', who, 'change', '{"bulk": true}');
    if cardinality(fields) > 0 then
      changed := changed || state.row_id;
      insert into ${s}.undo (token, row_id, table_name, person, expires_at, version, status, assigned, assignee)
        values (batch, state.row_id, place, who, clock_timestamp() + interval '${undoSeconds} seconds', state.version + 1,
          case when 'status' = any (fields) then state.status end, 'assignee' = any (fields), state.assignee);
    end if;
  end loop;
  return jsonb_build_object('undo', batch, 'changed', to_jsonb(changed),
    'skipped', coalesce((select jsonb_agg(id) from unnest(ids) as id where id <> all (present)), '[]'));
end`,
    }),
    deskFunction({
      what: 'Takes a change of several rows back, where nobody has changed them since.',
      name: 'desk_undo',
      takes: 'batch uuid',
      returns: 'jsonb',
      desk: true,
      body: `declare
  who text := ${s}.desk_person();
  one ${s}.undo;
  state ${s}.row_states;
  back uuid[] := '{}';
  any_left boolean := false;
begin
  for one in delete from ${s}.undo where token = batch and person = who and expires_at > clock_timestamp() and ${s}.desk_sees(table_name) returning * loop
    any_left := true;
    select * into state from ${s}.row_states where row_id = one.row_id and version = one.version for update;
    if state.row_id is null then
      continue;
    end if;
    insert into ${s}.follow_ups (table_name, row_id, status, person, assigned, assignee)
      values (one.table_name, one.row_id, one.status, who, one.assigned, one.assignee);
    perform ${s}.audit_note('undo', one.table_name, one.row_id, '{}');
    back := back || one.row_id;
  end loop;
  return case when any_left then to_jsonb(back) end;
end`,
    }),
    deskFunction({
      what: 'Erases a row, or everything that came from its e-mail address. The same operation again does nothing and answers the same.',
      name: 'desk_erase',
      takes: 'place text, which uuid, whole_person boolean, operation uuid',
      returns: 'jsonb',
      desk: true,
      body: `declare
  address text;
  done ${s}.erasures;
begin
  if not ${s}.desk_sees(place) or not ${s}.desk_may('erase') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(operation::text, 0));
  select * into done from ${s}.erasures where id = operation;
  if done.id is null then
    select email_key into address from ${s}.row_states where row_id = which and table_name = place for update;
    if address is null then
      return null;
    end if;
    if whole_person and address ~ ${quoted(EMAIL.source)} then
      perform ${s}.erase_person(address, operation);
    else
      perform ${s}.erase(operation, null, which);
    end if;
    select * into done from ${s}.erasures where id = operation;
    perform ${s}.audit_note('erase', place, which, jsonb_build_object('scope', case when whole_person then 'person' else 'row' end, 'removed', done.removed));
  end if;
  return jsonb_build_object('id', done.id, 'erasedAt', ${s}.desk_time(done.erased_at), 'removed', done.removed);
end`,
    }),
  ].join('\n\n');
}

/** What the desk's home page shows: numbers of every table that whoever is at work sees. */
export function deskHome(hours: number, timeZone: string): string {
  return [
    deskFunction({
      what: 'How many rows of each table wait for an answer.',
      name: 'desk_open',
      takes: '',
      returns: 'jsonb',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select coalesce(jsonb_agg(jsonb_build_object('table', t, 'total', (select count(*) from (
      select from unnest(statuses) as w, lateral (select from ${s}.row_states where table_name = t and status = w and w <> all (done) limit ${mostCounted + 1}) as one
        limit ${mostCounted + 1}) as counted)) order by n), '[]')
    from unnest(${s}.desk_tables()) with ordinality as u (t, n), ${s}.desk_names()`,
    }),
    deskFunction({
      what: 'What is new since the last visit, what is overdue, what came in each week, and whether mails go out.',
      name: 'desk_overview',
      takes: '',
      returns: 'jsonb',
      volatility: 'stable',
      desk: true,
      body: `declare
  sees text[] := ${s}.desk_tables();
  since timestamptz := (select coalesce(previous_visit_at, invited_at) from ${s}.people where id = ${s}.desk_person());
  waiting text[] := (select array(select unnest(statuses) except select unnest(done)) from ${s}.desk_names());
  late timestamptz := now() - interval '${hours} hours';
  week date := date_trunc('week', now() at time zone ${quoted(timeZone)})::date - 77;
  begun timestamptz := week::timestamp at time zone ${quoted(timeZone)};
  untold bigint := 0;
begin
  if ${s}.desk_person() is null then
    return null;
  end if;
  select count(*) into untold from ${s}.mail_outbox as o join ${s}.row_states as r on r.row_id = o.row_id
    where r.table_name = any (sees) and r.created_at < now() - interval '1 hour';
  return jsonb_build_object(
    'sinceLastVisit', (select coalesce(jsonb_agg(jsonb_build_object('table', t, 'count',
        (select count(*) from (select from ${s}.row_states where table_name = t and created_at > since limit 10000) as counted)) order by n), '[]') from unnest(sees) with ordinality as u (t, n)),
    'overdue', (select coalesce(jsonb_agg(jsonb_build_object('table', l.table_name, 'id', l.row_id) order by l.created_at, l.row_id), '[]') from (
      select o.* from unnest(sees) as t, unnest(waiting) as w, lateral (select row_id, table_name, created_at from ${s}.row_states
        where table_name = t and status = w and created_at < late order by created_at, row_id limit 20) as o order by o.created_at, o.row_id limit 20) as l),
    'overdueTotal', (select count(*) from (select from ${s}.row_states where table_name = any (sees) and status = any (waiting) and created_at < late limit 10000) as counted),
    'weeks', (select jsonb_agg(jsonb_build_object('week', to_char(w.monday, 'YYYY-MM-DD'), 'counts', coalesce(c.counts, '[]')) order by w.monday)
      from (select week + 7 * n as monday from generate_series(0, 11) as n) as w
      left join (select monday, jsonb_agg(jsonb_build_object('table', table_name, 'form', form, 'count', count) order by table_name, form) as counts from (
        select date_trunc('week', created_at at time zone ${quoted(timeZone)})::date as monday, table_name, form, count(*) as count
          from ${s}.row_states where table_name = any (sees) and created_at >= begun group by 1, 2, 3) as grouped group by monday) as c on c.monday = w.monday),
    'notNotified', untold,
    'nobodyToNotify', exists (select from unnest(sees) as t where cardinality(${s}.desk_told_roles(t)) > 0 and not exists (select from ${s}.desk_recipients(t))));
end`,
    }),
  ].join('\n\n');
}
