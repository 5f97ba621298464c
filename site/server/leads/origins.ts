import type { Connection } from '../database/database.ts';
import type { LeadRow } from './requests.ts';

/** Where a row came from, column by column, as SQL on `site_internal.row_origins as o`. */
const parts = {
  from_form: 'o.form',
  from_language: 'o.locale',
  from_page: 'o.page',
  from_campaign: "(select string_agg(key || '=' || value, '&' order by key) from jsonb_each_text(o.utm))",
  from_referrer: 'o.referrer',
} as const;

/** The columns of a list that say where a row came from. */
export const ORIGIN_COLUMNS = Object.keys(parts);

/** A database that this version of the site has not been started on yet knows nothing of it, nor does one without a desk. */
export async function hasOrigins(connection: Connection): Promise<boolean> {
  const [row] = await connection.query<{ found: boolean }>(
    "select to_regclass('site_internal.row_origins') is not null as found",
  );
  return row?.found === true;
}

/** What joins the origins of rows `t` to a query: its columns, and the join itself. */
export const originJoin = {
  columns: Object.entries(parts).map(([name, sql]) => `${sql} as ${name}`),
  join: 'left join site_internal.row_origins as o on o.row_id = t.id',
} as const;

/** Where one row came from; nothing when that is not known. */
export async function readOrigin(connection: Connection, id: string): Promise<LeadRow | null> {
  if (!(await hasOrigins(connection))) return null;
  const [origin] = await connection.query<Record<string, string | null>>(
    `select ${originJoin.columns.join(', ')} from site_internal.row_origins as o where o.row_id = $1::uuid`,
    [id],
  );
  return origin ?? null;
}
