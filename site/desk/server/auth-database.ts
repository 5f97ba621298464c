import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** The statements of better-auth that give rows back; of all others it wants the number of rows that they touched. */
const ANSWERING = /^\s*(?:select|with)\b|\breturning\b/i;

/**
 * Our database as Kysely knows one: a pool whose every client is the database itself. Each statement stands alone; better-auth
 * needs no transaction for a link that is used once, which is a `delete … returning`.
 */
export function authDatabase(database: Database): Kysely<unknown> {
  const client: PostgresPoolClient = {
    async query<Row>(sql: unknown, values?: readonly unknown[]) {
      if (typeof sql !== 'string') throw new TypeError('A cursor cannot be had of this database');
      if (/^\s*(?:begin|commit|rollback|savepoint)\b/i.test(sql)) throw new TypeError('No transaction can be had of this database');
      const rows = await database.query(sql, values);
      return { command: ANSWERING.test(sql) ? 'SELECT' : 'UPDATE', rowCount: rows.length, rows: rows as Row[] };
    },
    release: () => undefined,
  };
  const pool: PostgresPool = { connect: async () => client, end: async () => undefined };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
