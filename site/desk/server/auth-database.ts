import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/**
 * Our database as Kysely knows one: a pool whose every client is the database itself. Each statement stands alone, since PGlite has one
 * connection for all; better-auth needs no transaction for a link that is used once, which is a `delete … returning`.
 */
export function authDatabase(database: Database): Kysely<unknown> {
  const query = async (sql: unknown, values?: readonly unknown[]): Promise<object> => {
    if (typeof sql !== 'string' || /^\s*(?:begin|start|commit|rollback|savepoint)\b/i.test(sql))
      throw new TypeError('No cursor and no transaction can be had here');
    const rows = await database.query(sql, values);
    return { command: 'SELECT', rowCount: rows.length, rows };
  };
  const client: PostgresPoolClient = { query: query as PostgresPoolClient['query'], release: () => undefined };
  const pool: PostgresPool = { connect: async () => client, end: async () => undefined, options: {} };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
