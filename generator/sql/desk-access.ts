import { compileDesk } from '../compile/desk.ts';
import type { SiteSpec } from '../schema/index.ts';
import { deskFunction } from './desk-function.ts';
import { quoted } from './quoted.ts';
import { privateSchema as s } from './requests.ts';

/** A list as PostgreSQL reads it. */
export function textArray(values: readonly string[]): string {
  return `array[${values.map(quoted).join(', ')}]::text[]`;
}

function perRole(lists: readonly (readonly [string, readonly string[]])[]): string {
  return `  select case role\n${lists.map(([role, values]) => `    when ${quoted(role)} then ${textArray(values)}`).join('\n')}\n    else '{}'::text[] end`;
}

/** Who is at work, and what that person may see and do: everything that the desk may asks here. */
export function deskAccess(spec: SiteSpec): string {
  const desk = compileDesk(spec);
  if (!desk) return '';
  const { roles, tables, statuses, initialStatus, doneStatuses } = desk;
  const told = tables.map(({ key, notify }) => [key, notify] as const);
  return [
    deskFunction({
      what: 'The tables that a role sees.',
      name: 'desk_role_tables',
      takes: 'role text',
      returns: 'text[]',
      language: 'sql',
      volatility: 'immutable',
      body: perRole(roles.map((role) => [role.name, role.tables])),
    }),
    deskFunction({
      what: 'What a role may do besides reading and following up.',
      name: 'desk_role_powers',
      takes: 'role text',
      returns: 'text[]',
      language: 'sql',
      volatility: 'immutable',
      body: perRole(roles.map((role) => [role.name, role.powers])),
    }),
    deskFunction({
      what: 'The roles that are told of new rows of a table.',
      name: 'desk_told_roles',
      takes: 'place text',
      returns: 'text[]',
      language: 'sql',
      volatility: 'immutable',
      body: perRole(told).replace('case role', 'case place'),
    }),
    deskFunction({
      what: 'The roles, statuses, statuses in which nobody waits for an answer, and the first status, as the spec has them.',
      name: 'desk_names',
      takes: '',
      returns: 'table (roles text[], statuses text[], done text[], initial text)',
      language: 'sql',
      volatility: 'immutable',
      body: `  select ${textArray(roles.map(({ name }) => name))}, ${textArray(statuses.map(({ key }) => key))}, ${textArray(doneStatuses)}, ${quoted(initialStatus)}`,
    }),
    `-- A row that nobody has followed up stands as the spec says.
update ${s}.row_states set status = ${quoted(initialStatus)} where not status_noted and status <> ${quoted(initialStatus)};`,
    deskFunction({
      what: 'Who is at work: nobody, unless the transaction names a person who may come in.',
      name: 'desk_person',
      takes: '',
      returns: 'text',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select id from ${s}.people where id = current_setting('desk.person', true) and removed_at is null`,
    }),
    deskFunction({
      what: 'The tables that whoever is at work sees.',
      name: 'desk_tables',
      takes: '',
      returns: 'text[]',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select coalesce((select ${s}.desk_role_tables(role) from ${s}.people where id = ${s}.desk_person()), '{}')`,
    }),
    deskFunction({
      what: 'Whether whoever is at work sees a table.',
      name: 'desk_sees',
      takes: 'place text',
      returns: 'boolean',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select coalesce(place = any (${s}.desk_tables()), false)`,
    }),
    deskFunction({
      what: 'Whether whoever is at work has a power.',
      name: 'desk_may',
      takes: 'power text',
      returns: 'boolean',
      language: 'sql',
      volatility: 'stable',
      desk: true,
      body: `  select coalesce((select power = any (${s}.desk_role_powers(role)) from ${s}.people where id = ${s}.desk_person()), false)`,
    }),
    deskFunction({
      what: 'What whoever is at work is called in the audit.',
      name: 'desk_email',
      takes: 'which text',
      returns: 'text',
      language: 'sql',
      volatility: 'stable',
      body: `  select email from ${s}.people where id = which`,
    }),
    deskFunction({
      what: 'Notes who does something. Not for the desk itself, which calls what does it.',
      name: 'audit_note',
      takes: 'what text, place text, which uuid, more jsonb',
      returns: 'void',
      language: 'sql',
      body: `  insert into ${s}.audit (person, action, table_name, row_id, detail)
    values (${s}.desk_email(${s}.desk_person()), what, place, which, coalesce(more, '{}'))`,
    }),
    deskFunction({
      what: 'Who is told of new rows of a table: whoever holds a role that is told, or else whoever lets people in and sees the table.',
      name: 'desk_recipients',
      takes: 'place text',
      returns: 'table (email text, name text, language text)',
      language: 'sql',
      volatility: 'stable',
      body: `  with present as (select * from ${s}.people where removed_at is null),
    holders as (select * from present where role = any (${s}.desk_told_roles(place)))
  select email, name, language from holders
  union all
  select email, name, language from present
    where not exists (select from holders) and cardinality(${s}.desk_told_roles(place)) > 0
      and 'people' = any (${s}.desk_role_powers(role)) and place = any (${s}.desk_role_tables(role))`,
    }),
  ].join('\n\n');
}
