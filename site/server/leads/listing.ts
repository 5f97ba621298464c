import type { TableRule, TableRules } from '#contract';
import { quoteIdentifier, type Connection } from '../database/database.ts';
import { hasOrigins, ORIGIN_COLUMNS, originJoin } from './origins.ts';
import type { LeadFilters, LeadRow, LeadTable } from './requests.ts';

/** Where a listed row says how it stands. */
export const STATUS_COLUMN = 'follow_up_status';

/**
 * Reads what came in, newest first. Runs as the owner of the tables, whom the policies do not bind.
 */
export async function listLeads(
  connection: Connection,
  tables: TableRules,
  filters: LeadFilters = {},
): Promise<LeadTable[]> {
  const followed = await hasFollowUps(connection);
  const origins = await hasOrigins(connection);
  const found: LeadTable[] = [];
  for (const [table, rule] of Object.entries(tables)) {
    if (filters.table !== undefined && filters.table !== table) continue;
    if (filters.source !== undefined && filters.source.table !== table) continue;
    if (filters.email !== undefined && rule.email === undefined) continue;
    const { sql, values } = query(table, rule, filters, { followed, origins });
    const rows = await connection.query(sql, values);
    found.push({
      table,
      columns: ['id', 'created_at', ...rule.columns, STATUS_COLUMN, ...(origins ? ORIGIN_COLUMNS : [])],
      rows: rows.map(toText),
    });
  }
  return filters.limit === undefined ? found : newest(found, filters.limit);
}

/** A database that this version of the site has not been started on yet has none. */
async function hasFollowUps(connection: Connection): Promise<boolean> {
  const [row] = await connection.query<{ found: boolean }>(
    "select to_regclass('site_internal.follow_ups') is not null as found",
  );
  return row?.found === true;
}

// Without accents, because people write names without them.
function folded(text: string): string {
  return `regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`;
}

function address(text: string): string {
  return `lower(regexp_replace(${text}, '^[[:space:]]+|[[:space:]]+$', '', 'g'))`;
}

function query(
  table: string,
  rule: TableRule,
  filters: LeadFilters,
  { followed, origins }: { readonly followed: boolean; readonly origins: boolean },
): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  // Always as text, which both engines take for whatever the statement makes of it.
  const put = (value: string | number): string => `$${values.push(String(value))}::text`;
  const own = (column: string): string => `t.${quoteIdentifier(column)}`;
  const initial = put(filters.initialStatus ?? '');
  const status = followed
    ? `coalesce((select f.status from site_internal.follow_ups as f
        where f.row_id = t.id and f.status is not null order by f.noted_at desc, f.id limit 1), ${initial})`
    : initial;
  const { since, until, last, email, source, search = [], timeZone = 'UTC', limit } = filters;
  const at = (time: string): string => `(${put(time)}::timestamp at time zone ${put(timeZone)})`;
  const begins = (mark: { column: string; with: string }): string =>
    `starts_with(${own(mark.column)}, ${put(mark.with)})`;
  const conditions = [
    ...(since === undefined ? [] : [`t.created_at >= ${at(since)}`]),
    // A day is meant to its end, which is not always 24 hours after its beginning.
    ...(until === undefined
      ? []
      : [
          `t.created_at < ${until.includes('T') ? at(until) : `((${put(until)}::date + 1)::timestamp at time zone ${put(timeZone)})`}`,
        ]),
    ...(last === undefined ? [] : [`t.created_at > now() - ${put(last)}::interval`]),
    ...(email === undefined || rule.email === undefined
      ? []
      : [`${address(own(rule.email))} = ${address(put(email))}`]),
    ...(source?.begins === undefined ? [] : [begins(source.begins)]),
    ...(source?.notBegins ?? []).map((mark) => `not ${begins(mark)}`),
    ...search.map(
      (word) =>
        `position(${folded(put(word))} in ${folded(`concat_ws(' ', ${rule.columns.map(own).join(', ')})`)}) > 0`,
    ),
  ];
  const inner = `select t.id, t.created_at, ${rule.columns.map(own).join(', ')}, ${[`${status} as ${STATUS_COLUMN}`, ...(origins ? originJoin.columns : [])].join(', ')}
    from public.${quoteIdentifier(table)} as t ${origins ? originJoin.join : ''} where ${['true', ...conditions].join(' and ')}`;
  const wanted = filters.status === undefined ? '' : ` where ${STATUS_COLUMN} = ${put(filters.status)}`;
  const most = limit === undefined ? '' : ` limit ${put(limit)}::bigint`;
  return { sql: `select * from (${inner}) as listed${wanted} order by created_at desc, id${most}`, values };
}

/** The newest of all tables together. */
function newest(tables: readonly LeadTable[], limit: number): LeadTable[] {
  const all = tables.flatMap(({ rows }) => rows);
  const kept = new Set(
    all.toSorted((a, b) => ((a['created_at'] ?? '') < (b['created_at'] ?? '') ? 1 : -1)).slice(0, limit),
  );
  return tables.map((table) => ({ ...table, rows: table.rows.filter((row) => kept.has(row)) }));
}

function toText(row: Record<string, unknown>): LeadRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value === null ? null : value instanceof Date ? value.toISOString() : String(value),
    ]),
  );
}
