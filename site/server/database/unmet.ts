import { quoteIdentifier, type Connection } from './database.ts';

/** A check constraint that was added later, and how many earlier rows violate it. */
export interface UnmetRule {
  readonly table: string;
  readonly column: string;
  /** PostgreSQL's text of the condition: `(char_length(name) <= 5)` */
  readonly condition: string;
  readonly rows: number;
}

// Migrations add constraints as `not valid`: they apply to new rows only.
const RULES = `select t.relname as "table", a.attname as "column", pg_get_expr(c.conbin, c.conrelid) as condition
from pg_catalog.pg_constraint as c
join pg_catalog.pg_class as t on t.oid = c.conrelid
join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
where c.contype = 'c' and not c.convalidated and c.connamespace = 'public'::regnamespace
order by t.relname, a.attnum, c.conname`;

/** Counts the rows that violate each constraint; omits constraints without violations. */
export async function unmetRules(connection: Connection): Promise<UnmetRule[]> {
  const found: UnmetRule[] = [];
  for (const rule of await connection.query<Omit<UnmetRule, 'rows'>>(RULES)) {
    const sql = `select count(*)::int as rows from public.${quoteIdentifier(rule.table)} where (${rule.condition}) is false`;
    const [counted] = await connection.query<{ rows: number }>(sql);
    if (counted !== undefined && counted.rows > 0) found.push({ ...rule, rows: counted.rows });
  }
  return found;
}

/** The warning to print after a migration. */
export function describeUnmet({ table, column, condition, rows }: UnmetRule): string {
  const subject = rows === 1 ? '1 earlier row does' : `${rows} earlier rows do`;
  return (
    `${table}.${column}: ${subject} not meet ${condition}, which applies to new rows. They were not changed; ` +
    `to find them: select * from public.${table} where not (${condition});`
  );
}
