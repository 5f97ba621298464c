import type { TableRules } from '#contract';
import { UserError } from '../../user-error.mjs';
import { hasTable, quoteIdentifier, type Connection } from '../database/database.ts';

const STATUS_COLUMN = 'follow_up_status';

/** The rows of each table, newest first. */
type Leads = Readonly<Record<string, readonly TextRow[]>>;

/** Reads the submissions. Runs as the owner of the tables, to whom row-level security does not apply. */
export async function readLeads(connection: Connection, tables: TableRules, initialStatus: string): Promise<Leads> {
  const origins = await hasTable(connection, 'site_internal.row_origins');
  const status = `coalesce((select f.status from site_internal.follow_ups as f
    where f.row_id = t.id and f.status is not null order by f.noted_at desc, f.id limit 1), $1::text)`;
  const found: Record<string, readonly TextRow[]> = {};
  for (const [table, { columns }] of Object.entries(tables)) {
    const own = columns.map((column) => `t.${quoteIdentifier(column)}`);
    const selected = ['t.id', 't.created_at', ...own, `${status} as ${STATUS_COLUMN}`];
    const rows = await connection.query(
      `select ${[...selected, ...(origins ? originJoin.columns : [])].join(', ')}
       from public.${quoteIdentifier(table)} as t ${origins ? originJoin.join : ''} order by t.created_at desc, t.id`,
      [initialStatus],
    );
    found[table] = rows.map(toText);
  }
  return found;
}

function toText(row: Record<string, unknown>): TextRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value === null ? null : value instanceof Date ? value.toISOString() : String(value),
    ]),
  );
}

/** Formats the rows as one line each: id, time, status and e-mail address. */
export function formatLeads(leads: Leads, tables: TableRules, timeZone: string): string {
  const line = (row: TextRow, email: string | undefined): string =>
    [row['id'], timeIn(row['created_at'] ?? '', timeZone), row[STATUS_COLUMN], email && row[email]]
      // Visitors' text must not contain terminal control sequences.
      .map((part) => (part ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
      .join('  ')
      .trimEnd();
  return Object.entries(leads)
    .map(([table, rows]) =>
      [`${table} (${rows.length})`, ...rows.map((row) => line(row, tables[table]?.email)), ''].join('\n'),
    )
    .join('\n');
}

/** Formats a time as `2026-11-01 09:30`. */
export function timeIn(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));
}

/** A row for display: all values are text. */
type TextRow = Readonly<Record<string, string | null>>;

/** An entry of a row's history. */
interface FollowUp {
  readonly notedAt: string;
  readonly status: string | null;
  readonly note: string | null;
}

/** Everything stored about a row, with its history, oldest first. */
interface StoredRow {
  readonly table: string;
  readonly id: string;
  readonly createdAt: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly followUps: readonly FollowUp[];
  /** The form, page and campaign it came from, as reported by the visitor's browser. */
  readonly origin: TextRow | null;
}

/** The columns of a row's origin, as SQL on `site_internal.row_origins as o`. */
const originParts = {
  from_form: 'o.form',
  from_language: 'o.locale',
  from_page: 'o.page',
  from_campaign: "(select string_agg(key || '=' || value, '&' order by key) from jsonb_each_text(o.utm))",
  from_referrer: 'o.referrer',
} as const;

/** The columns and the join that add the origins of rows `t` to a query. */
const originJoin = {
  columns: Object.entries(originParts).map(([name, sql]) => `${sql} as ${name}`),
  join: 'left join site_internal.row_origins as o on o.row_id = t.id',
} as const;

/**
 * All tables with visitors' rows, and their columns with e-mail addresses; also tables that the spec no longer has. The
 * migrations record them.
 */
export async function placesOf(connection: Connection) {
  const rows = await connection.query<{ table: string; emails: string }>(
    `select table_name as "table", to_json(email_columns)::text as emails from site_internal.retention
     where schema_name = 'public' order by table_name`,
  );
  return rows.map(({ table, emails }) => ({ table, emails: JSON.parse(emails) as string[] }));
}

/** Finds the table of a row. Locks the row against deletion until the transaction ends. */
export async function findRow(connection: Connection, id: string): Promise<{ table: string; id: string }> {
  for (const { table } of await placesOf(connection)) {
    const [row] = await connection.query<{ id: string }>(
      `select id::text as id from public.${quoteIdentifier(table)} where id = $1::uuid for key share`,
      [id],
    );
    if (row !== undefined) return { table, id: row.id };
  }
  throw new UserError(`No row has the id ${id}. \`npm run leads\` lists the rows with their ids.`);
}

/** Reads a row with its origin and history. */
export async function readRow(connection: Connection, place: { table: string; id: string }): Promise<StoredRow> {
  const [found] = await connection.query<{ created: string; row: string }>(
    `select ${iso('created_at')} as created, to_jsonb(t)::text as row from public.${quoteIdentifier(place.table)} as t where id = $1::uuid`,
    [place.id],
  );
  if (found === undefined) throw new UserError(`The row ${place.id} has just been deleted.`);
  return {
    ...place,
    createdAt: found.created,
    row: JSON.parse(found.row) as Record<string, unknown>,
    origin: await readOrigin(connection, place.id),
    followUps: await connection.query<FollowUp & object>(
      `select ${iso('noted_at')} as "notedAt", status, note from site_internal.follow_ups where row_id = $1::uuid order by noted_at, id`,
      [place.id],
    ),
  };
}

/** All rows from an address, newest first in each table, and the other rows that mention it. */
export async function readPerson(connection: Connection, email: string) {
  const held: StoredRow[] = [];
  const mentions: { table: string; id: string }[] = [];
  for (const { table, emails } of await placesOf(connection)) {
    const mine = emails.map(
      (column) => `site_internal.address_of(t.${quoteIdentifier(column)}) = site_internal.address_of($1::text)`,
    );
    const rows = await connection.query<{ id: string; mine: boolean }>(
      `select id::text as id, coalesce(${mine.join(' or ') || 'false'}, false) as mine from public.${quoteIdentifier(table)} as t
       where coalesce(${mine.join(' or ') || 'false'}, false) or position(site_internal.address_of($1::text) in lower(to_jsonb(t)::text)) > 0
         or exists (select from site_internal.follow_ups as f
           where f.row_id = t.id and position(site_internal.address_of($1::text) in lower(f.note)) > 0)
       order by created_at desc, id`,
      [email],
    );
    for (const { id, mine: isTheirs } of rows) {
      if (isTheirs) held.push(await readRow(connection, { table, id }));
      else mentions.push({ table, id });
    }
  }
  return { held, mentions };
}

async function readOrigin(connection: Connection, id: string): Promise<TextRow | null> {
  if (!(await hasTable(connection, 'site_internal.row_origins'))) return null;
  const [origin] = await connection.query<Record<string, string | null>>(
    `select ${originJoin.columns.join(', ')} from site_internal.row_origins as o where o.row_id = $1::uuid`,
    [id],
  );
  return origin ?? null;
}

function iso(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
