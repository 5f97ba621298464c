import { quoteIdentifier, type Connection } from '../database/database.ts';

/** Rows per insert statement. */
const BATCH = 1000;

/** Written by the migrations, so each database has its own content. */
const WRITTEN_BY_MIGRATIONS = ['site_internal.schema_migrations', 'site_internal.retention'];

/** The columns of each table; the keys are `schema.table`. */
async function readTables(database: Connection): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.query<{ table: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname in ('public', 'site_internal') group by 1 order by 1`,
  );
  return new Map(
    rows.flatMap(({ table, columns }) => (WRITTEN_BY_MIGRATIONS.includes(table) ? [] : [[table, columns] as const])),
  );
}

function quoteTable(table: string): string {
  return table.split('.').map(quoteIdentifier).join('.');
}

/**
 * Copies all rows, including the desk's tables, between databases with different histories of migrations. Returns the
 * tables and columns with data that the new database lacks.
 */
export async function copyRows(from: Connection, to: Connection): Promise<string[]> {
  const [before, after] = [await readTables(from), await readTables(to)];
  const left: string[] = [];
  // Disables triggers and foreign keys: the rows already went through them.
  await to.script("set local session_replication_role = 'replica'");
  for (const [table, columns] of before) {
    const common = columns.filter((name) => after.get(table)?.includes(name));
    const counts = columns.map((name, index) => `count(${quoteIdentifier(name)})::int as c${index}`);
    const [{ rows = 0, ...filled } = {}] = await from.query<Record<string, number>>(
      `select ${['count(*)::int as rows', ...counts].join(', ')} from ${quoteTable(table)}`,
    );
    if (rows === 0) continue;
    if (!after.has(table)) left.push(`${table} (${rows})`);
    else {
      const lost = columns.filter((name, index) => !common.includes(name) && (filled[`c${index}`] ?? 0) > 0);
      left.push(...lost.map((name) => `${table}.${name}`));
      await copyTable(from, to, quoteTable(table), common, rows);
    }
  }
  return left;
}

async function copyTable(
  from: Connection,
  to: Connection,
  table: string,
  columns: readonly string[],
  rows: number,
): Promise<void> {
  const names = columns.map(quoteIdentifier).join(', ');
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
  const identities = await to.query<{ name: string }>(
    "select attname::text as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''",
    [table],
  );
  // Identity columns continue after the highest copied value.
  for (const { name } of identities)
    await to.query(`select setval(pg_get_serial_sequence($1, $2), max(${quoteIdentifier(name)})) from ${table}`, [
      table,
      name,
    ]);
}
