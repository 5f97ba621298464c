import type { DeskTable } from '../../site/desk/contract/config.ts';
import { EMAIL } from '../../site/shared/email.ts';
import { compileDesk, statusesOf } from '../compile/desk.ts';
import { localesOf } from '../compile/text.ts';
import type { Period, SiteSpec } from '../schema/index.ts';
import { quoted } from './statements.ts';

/** The function that validates e-mail addresses, with the same pattern as forms, server and spec. */
export function emailAddress(): string {
  return specFunction('is_email', 'email text', 'boolean', `  select email ~ ${quoted(EMAIL.source)}`);
}

/**
 * The function that returns the status of a table's messages whose honeypot was filled in: its first one for spam, else
 * for closed rows. Null if it has neither: then such a message is like any other.
 */
export function trapStatus(spec: SiteSpec): string {
  const branches = Object.keys(spec.tables).flatMap((table) => {
    const statuses = Object.entries(statusesOf(spec, table));
    const withTone = (wanted: string): string | undefined => statuses.find(([, { tone }]) => tone === wanted)?.[0];
    const status = withTone('spam') ?? withTone('closed');
    return status === undefined ? [] : `\n    when place = ${quoted(table)} then ${quoted(status)}`;
  });
  const found = branches.length === 0 ? 'null::text' : `case${branches.join('')} end`;
  return specFunction('trap_status', 'place text', 'text', `  select ${found}`);
}

/** The function that returns the limits of the request guard. */
export function limits({ integrations, records, desk }: SiteSpec): string {
  const { idempotencyKeys, addresses } = records.retention;
  const { insertsPerMinute } = integrations.backend;
  return specFunction(
    'limits',
    '',
    'table (inserts_per_minute integer, idempotency_keys interval, addresses interval, origins boolean)',
    `  select ${insertsPerMinute}, ${interval(idempotencyKeys)}, ${interval(addresses)}, ${desk !== undefined}`,
  );
}

/** The function that returns the tables whose new rows are sent to a webhook, and its address. */
export function notifyTarget({ integrations: { notify } }: SiteSpec): string {
  const { tables = [], url = '' } = notify ?? {};
  return specFunction(
    'notify_target',
    '',
    'table (tables text[], url text)',
    `  select ${textArray(tables)}, ${quoted(url)}`,
  );
}

/** A row of the table of retention periods. */
function keep(schema: string, table: string, column: string, period: string, email = ''): string {
  return `  (${[schema, table, column].map(quoted).join(', ')}, ${period}, '{${email}}')`;
}

function keepAll(rows: readonly string[]): string {
  return `insert into site_internal.retention (schema_name, table_name, time_column, keep, email_columns) values
${rows.join(',\n')}
  on conflict (schema_name, table_name) do update set keep = excluded.keep,
    email_columns = array(select distinct unnest(retention.email_columns || excluded.email_columns));`;
}

/**
 * Sets how long rows are kept, and which columns have the e-mail address of their person. Tables and columns that left
 * the spec keep their entry, because their rows are still in the database.
 */
export function periods({ tables, records: { retention } }: SiteSpec): string {
  const own = (table: string, column: string, period: Period): string =>
    keep('site_internal', table, column, interval(period));
  return keepAll([
    ...Object.entries(tables).flatMap(([table, { email }]) => {
      const period = retention.tables[table];
      return period ? [keep('public', table, 'created_at', interval(period), email)] : [];
    }),
    own('requests', 'received_at', retention.idempotencyKeys),
    own('arrivals', 'arrived_at', retention.addresses),
    own('erasures', 'erased_at', retention.erasures),
  ]);
}

/** Creates a function that returns a list of texts for each value of its parameter. */
function listFunction(
  name: string,
  parameter: string,
  lists: readonly (readonly [value: string, list: readonly string[]])[],
): string {
  const branches = lists.map(([value, list]) => `\n    when ${quoted(value)} then ${textArray(list)}`).join('');
  const body =
    lists.length === 0 ? `  select '{}'::text[]` : `  select case ${parameter}${branches}\n    else '{}'::text[] end`;
  return specFunction(name, `${parameter} text`, 'text[]', body);
}

/** The functions that return the desk's settings: roles, statuses, periods, and the forms of each table. */
export function deskSettings(spec: SiteSpec): string {
  const desk = compileDesk(spec);
  if (!desk || !spec.desk) return '';
  const { roles, tables, initialStatus } = desk;
  const { keepAudit, undoSeconds, responseHours } = spec.desk;
  const byRole = (name: string, key: 'tables' | 'powers'): string =>
    listFunction(
      name,
      'role',
      roles.map((role) => [role.name, role[key]]),
    );
  const byTable = (name: string, listOf: (table: DeskTable) => readonly string[]): string =>
    listFunction(
      name,
      'place',
      tables.map((table) => [table.key, listOf(table)]),
    );
  const statusesOf = (table: DeskTable, ...tones: string[]): string[] =>
    table.statuses.filter(({ tone }) => tones.length === 0 || tones.includes(tone)).map(({ key }) => key);
  const statuses = [...new Set(tables.flatMap((table) => statusesOf(table)))];
  const settings = specFunction(
    'desk_names',
    '',
    `table (roles text[], statuses text[], initial text, locales text[], time_zone text,
  undo_for interval, answer_within interval, keep_audit interval)`,
    `  select ${textArray(roles.map(({ name }) => name))}, ${textArray(statuses)},
    ${quoted(initialStatus)}, ${textArray(localesOf(spec))}, ${quoted(spec.firm.timeZone)},
    interval '${undoSeconds} seconds', interval '${responseHours} hours', ${interval(keepAudit)}`,
  );
  return `-- The tables that a role may see, and what it may do beyond reading and following up.
${byRole('desk_role_tables', 'tables')}
${byRole('desk_role_powers', 'powers')}

-- The roles that are notified of new rows of a table, and the forms that fill it.
${byTable('desk_notify_roles', ({ notify }) => notify)}
${byTable('desk_forms', ({ forms }) => forms.map(({ id }) => id))}

-- The statuses of the rows of a table: all, those that wait for an answer, those of rows that lists hide, and those of
-- rows with which nothing is left to do.
${byTable('desk_statuses', (table) => statusesOf(table))}
${byTable('desk_open_statuses', (table) => statusesOf(table, 'open'))}
${byTable('desk_spam_statuses', (table) => statusesOf(table, 'spam'))}
${byTable('desk_settled_statuses', (table) => statusesOf(table, 'done', 'closed', 'spam'))}

-- Other settings of the desk; "statuses" are those of all tables.
${settings}

${keepAll([
  keep('site_internal', 'audit', 'at', interval(keepAudit)),
  keep('site_internal', 'people', 'removed_at', interval(keepAudit)),
  keep('site_internal', 'sessions', 'expires_at', "interval '0 days'"),
  keep('site_internal', 'sign_in_links', 'expires_at', "interval '1 days'"),
  keep('site_internal', 'undo', 'expires_at', "interval '0 days'"),
])}

-- Rows without a follow-up have the initial status.
update site_internal.row_states set status = ${quoted(initialStatus)}
  where not status_noted and status <> ${quoted(initialStatus)};
delete from site_internal.mail_outbox where follow_up is null
  and cardinality(site_internal.desk_notify_roles(table_name)) = 0;`;
}

/** An SQL array of texts. */
function textArray(values: readonly string[]): string {
  return `array[${values.map(quoted).join(', ')}]::text[]`;
}

/** An SQL interval. */
function interval({ count, unit }: Period): string {
  return `interval '${count} ${unit}'`;
}

/** Creates a function of the private schema that returns values of the spec. */
function specFunction(name: string, takes: string, returns: string, body: string): string {
  return `create or replace function site_internal.${name}(${takes}) returns ${returns}
language sql immutable set search_path = pg_catalog, pg_temp as $$
${body}
$$;`;
}
