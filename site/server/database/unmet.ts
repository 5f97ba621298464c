import { quoteIdentifier, type Connection } from './database.ts';

/** Rows that violate a rule of their column which was added after they were stored. */
export interface UnmetRule {
  readonly table: string;
  readonly column: string;
  /** As PostgreSQL writes it: `(char_length(name) <= 5)` */
  readonly condition: string;
  readonly rows: number;
}

// A migration adds a rule as `not valid`: it applies to every new row, and existing rows stay.
const RULES = `select t.relname as "table", a.attname as "column", pg_get_expr(c.conbin, c.conrelid) as condition
from pg_catalog.pg_constraint as c
join pg_catalog.pg_class as t on t.oid = c.conrelid
join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
where c.contype = 'c' and not c.convalidated and c.connamespace = 'public'::regnamespace
order by t.relname, a.attnum, c.conname`;

/** Counts the rows that violate the current rules; rules that no row violates are left out. */
export async function unmetRules(connection: Connection): Promise<UnmetRule[]> {
  const found: UnmetRule[] = [];
  for (const rule of await connection.query<Omit<UnmetRule, 'rows'>>(RULES)) {
    const sql = `select count(*)::int as rows from public.${quoteIdentifier(rule.table)} where (${rule.condition}) is false`;
    const [counted] = await connection.query<{ rows: number }>(sql);
    if (counted !== undefined && counted.rows > 0) found.push({ ...rule, rows: counted.rows });
  }
  return found;
}

/** The warning about them after a database was migrated. */
export function describeUnmet({ table, column, condition, rows }: UnmetRule): string {
  const subject = rows === 1 ? '1 earlier row does' : `${rows} earlier rows do`;
  return (
    `${table}.${column}: ${subject} not meet ${condition}, which holds from now on. Nothing was changed in them; ` +
    `to find them: select * from public.${table} where not (${condition});`
  );
}
