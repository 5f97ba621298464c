import { EMAIL } from '../../site/lib/email.ts';
import { deskFunction } from './desk-function.ts';
import { textArray } from './desk-access.ts';
import { quoted } from './quoted.ts';
import { privateSchema as s } from './requests.ts';

const person = `jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'role', p.role, 'invitedAt', ${s}.desk_time(p.invited_at), 'lastSeenAt', ${s}.desk_time(p.last_seen_at))`;

/** Who may come in, what was done, and what everybody sets for themselves. */
export function deskPeople(locales: readonly string[]): string {
  return [
    deskFunction({
      what: 'The people who may come in; nothing for whoever may not know.',
      name: 'desk_people',
      takes: '',
      returns: 'jsonb',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select coalesce(jsonb_agg(${person} order by p.email), '[]') from ${s}.people as p where p.removed_at is null having ${s}.desk_may('people')`,
    }),
    deskFunction({
      what: 'The people to whom a row of a table can be given.',
      name: 'desk_assignees',
      takes: 'place text',
      returns: 'jsonb',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select coalesce(jsonb_agg(${person} order by p.email), '[]') from ${s}.people as p
    where p.removed_at is null and ${s}.desk_sees(place) and place = any (${s}.desk_role_tables(p.role))`,
    }),
    deskFunction({
      what: 'Refuses what would leave nobody who can let people in. Whoever asks waits for whoever asked before.',
      name: 'desk_keep_one',
      takes: 'leaving text',
      returns: 'boolean',
      body: `begin
  perform pg_advisory_xact_lock(hashtextextended('${s}.people', 0));
  return exists (select from ${s}.people where removed_at is null and id <> leaving and 'people' = any (${s}.desk_role_powers(role)));
end`,
    }),
    deskFunction({
      what: 'Lets somebody in, or in again, or gives them another role.',
      name: 'desk_invite',
      takes: 'address text, called text, wanted_role text',
      returns: 'jsonb',
      desk: true,
      body: `declare
  known ${s}.people;
  invited text := lower(btrim(address));
begin
  if not ${s}.desk_may('people') then
    return null;
  end if;
  if invited !~ ${quoted(EMAIL.source)} or char_length(invited) > 320 or char_length(called) > 200 then
    raise exception using errcode = '22023', message = 'invalidEmail';
  end if;
  if not coalesce(wanted_role = any ((select roles from ${s}.desk_names())::text[]), false) then
    raise exception using errcode = '22023', message = 'unknownRole';
  end if;
  -- First the lock that whoever changes the people takes, then the line.
  perform ${s}.desk_keep_one('');
  select * into known from ${s}.people where email = invited for update;
  if known.id is null or known.removed_at is not null then
    insert into ${s}.people as p (email, name, role) values (invited, nullif(btrim(called), ''), wanted_role)
      on conflict (email) do update set name = coalesce(excluded.name, p.name), role = excluded.role, removed_at = null,
        invited_at = clock_timestamp(), updated_at = clock_timestamp(), last_seen_at = null, previous_visit_at = null;
    perform ${s}.audit_note('invite', null, null, jsonb_build_object('person', invited, 'role', wanted_role));
  elsif known.role <> wanted_role then
    if not ${s}.desk_keep_one(known.id) and not 'people' = any (${s}.desk_role_powers(wanted_role)) then
      raise exception using errcode = '22023', message = 'lastAdmin';
    end if;
    update ${s}.people set role = wanted_role, updated_at = clock_timestamp() where id = known.id;
    perform ${s}.audit_note('role', null, null, jsonb_build_object('person', invited, 'role', wanted_role, 'before', known.role));
  end if;
  return (select ${person} from ${s}.people as p where p.email = invited);
end`,
    }),
    deskFunction({
      what: 'Shuts somebody out at once: their sessions end, and links that they have been sent no longer work.',
      name: 'desk_remove',
      takes: 'address text',
      returns: 'text',
      desk: true,
      body: `declare
  leaving ${s}.people;
begin
  if not ${s}.desk_may('people') then
    return null;
  end if;
  perform ${s}.desk_keep_one('');
  -- Whoever waited for the lock may have been removed meanwhile.
  if not exists (select from ${s}.people where id = ${s}.desk_person() and removed_at is null) then
    return null;
  end if;
  select * into leaving from ${s}.people where email = lower(btrim(address)) and removed_at is null;
  if leaving.id is null then
    return null;
  end if;
  if 'people' = any (${s}.desk_role_powers(leaving.role)) and not ${s}.desk_keep_one(leaving.id) then
    return 'lastAdmin';
  end if;
  perform ${s}.audit_note('remove', null, null, jsonb_build_object('person', leaving.email, 'role', leaving.role));
  update ${s}.people set removed_at = clock_timestamp(), updated_at = clock_timestamp() where id = leaving.id;
  delete from ${s}.sessions where user_id = leaving.id;
  delete from ${s}.undo as u where u.person = leaving.id;
  delete from ${s}.sign_in_links where position(to_json(leaving.email)::text in value) > 0;
  return 'removed';
end`,
    }),
    deskFunction({
      what: 'What was done, newest first.',
      name: 'desk_audit',
      takes: 'wanted jsonb, skip bigint, size bigint',
      returns: 'jsonb',
      volatility: 'stable',
      desk: true,
      body: `declare
  conditions text := 'true';
  entries jsonb;
begin
  if not ${s}.desk_may('audit') then
    return null;
  end if;
  conditions := concat_ws(' and ', conditions,
    case when wanted ? 'person' then format('person = %L', lower(wanted ->> 'person')) end,
    case when wanted ? 'action' then format('action = %L', wanted ->> 'action') end,
    case when wanted ? 'table' then format('table_name = %L', wanted ->> 'table') end,
    case when wanted ? 'row' then case when wanted ->> 'row' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then format('row_id = %L', wanted ->> 'row') else 'false' end end);
  execute format('select coalesce(jsonb_agg(jsonb_build_object(''id'', id::text, ''at'', ${s}.desk_time(at), ''person'', person, ''action'', action,
    ''table'', table_name, ''row'', row_id, ''detail'', detail) order by id desc), ''[]'')
    from (select * from ${s}.audit where %s order by id desc offset %s limit %s) as a', conditions, skip, size) into entries;
  return entries;
end`,
    }),
    deskFunction({
      what: 'What whoever is at work has set.',
      name: 'desk_settings',
      takes: '',
      returns: 'jsonb',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select jsonb_build_object('language', language, 'theme', theme, 'name', name) from ${s}.people where id = ${s}.desk_person()`,
    }),
    deskFunction({
      what: 'Sets it. What makes no sense stays as it was.',
      name: 'desk_set',
      takes: 'given jsonb',
      returns: 'boolean',
      desk: true,
      body: `begin
  update ${s}.people set
      language = case when given ? 'language' and (given ->> 'language' is null or given ->> 'language' = any (${textArray(locales)})) then given ->> 'language' else language end,
      theme = case when given ? 'theme' and (given ->> 'theme' is null or given ->> 'theme' in ('light', 'dark')) then given ->> 'theme' else theme end,
      name = case when given ? 'name' then nullif(left(btrim(given ->> 'name'), 200), '') else name end,
      updated_at = clock_timestamp()
    where id = ${s}.desk_person();
  return found;
end`,
    }),
  ].join('\n\n');
}
