import type { Connection } from '../database/database.ts';

/** What a hosted project lacks of what this site needs there, a sentence or two each with what to do. Nothing elsewhere. */
export async function readMissing(connection: Connection): Promise<string[]> {
  // A database that has not had the latest migrations cannot tell.
  const [known] = await connection.query<{ found: boolean }>(
    "select to_regprocedure('site_internal.missing()') is not null as found",
  );
  if (known?.found !== true) return [];
  const rows = await connection.query<{ what: string; remedy: string }>(
    'select what, remedy from site_internal.missing()',
  );
  return rows.map(({ what, remedy }) => `${what} ${remedy}`);
}
