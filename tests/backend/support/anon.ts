import type { Database } from '../../../site/server/database/database.ts';

/** Runs one statement as the anonymous role and returns the code of the database's refusal, or `ok`. */
export async function asAnon(database: Database, sql: string, values: readonly unknown[] = []): Promise<string> {
  try {
    await database.transaction(async (connection) => {
      await connection.query('set local role anon');
      await connection.query(sql, values);
    });
    return 'ok';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
