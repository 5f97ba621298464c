import { quoteIdentifier, type Connection } from '../database/database.ts';

/** How many rows travel at once. */
const BATCH = 1000;

/** Belongs to the migrations of each database, not to the rows. */
const OWN = ['site_internal.schema_migrations', 'site_internal.retention'];

/** The columns of each table, as `schema.table`. */
type Places = ReadonlyMap<string, readonly string[]>;

async function placesOf(database: Connection): Promise<Places> {
  const rows = await database.query<{ place: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as place, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname in ('public', 'site_internal') group by 1 order by 1`,
  );
  return new Map(rows.flatMap(({ place, columns }) => (OWN.includes(place) ? [] : [[place, columns] as const])));
}

function quotePlace(place: string): string {
  return place.split('.').map(quoteIdentifier).join('.');
}

/**
 * Copies all rows from a database with one history of migrations into one with another, with what the desk knows of them.
 * Returns what the new database has no place for.
 */
export async function carryRows(from: Connection, to: Connection): Promise<string[]> {
  const [before, after] = [await placesOf(from), await placesOf(to)];
  const left: string[] = [];
  // Neither triggers nor references: the rows are as those have left them.
  await to.script("set local session_replication_role = 'replica'");
  for (const [place, columns] of before) {
    const kept = columns.filter((name) => after.get(place)?.includes(name));
    const counts = columns.map((name, index) => `count(${quoteIdentifier(name)})::int as c${index}`);
    const [{ rows = 0, ...filled } = {}] = await from.query<Record<string, number>>(
      `select ${['count(*)::int as rows', ...counts].join(', ')} from ${quotePlace(place)}`,
    );
    if (rows === 0) continue;
    if (!after.has(place)) left.push(`${place} (${rows})`);
    else {
      const lost = columns.filter((name, index) => !kept.includes(name) && (filled[`c${index}`] ?? 0) > 0);
      left.push(...lost.map((name) => `${place}.${name}`));
      await carryTable(from, to, place, kept, rows);
    }
  }
  return left;
}

async function carryTable(
  from: Connection,
  to: Connection,
  place: string,
  columns: readonly string[],
  rows: number,
): Promise<void> {
  const [table, names] = [quotePlace(place), columns.map(quoteIdentifier).join(', ')];
  await to.query(`delete from ${table}`);
  for (let at = 0; at < rows; at += BATCH) {
    const [batch] = await from.query<{ content: string }>(
      `select jsonb_agg(to_jsonb(t))::text as content
        from (select * from ${table} order by ctid offset ${at} limit ${BATCH}) as t`,
    );
    await to.query(
      `insert into ${table} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [batch?.content ?? '[]'],
    );
  }
  const numbered = await to.query<{ name: string }>(
    "select attname::text as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''",
    [table],
  );
  // Numbers that the database gives go on from the highest.
  for (const { name } of numbered)
    await to.query(`select setval(pg_get_serial_sequence($1, $2), max(${quoteIdentifier(name)})) from ${table}`, [
      table,
      name,
    ]);
}
