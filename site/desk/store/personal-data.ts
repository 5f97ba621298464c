import type { Connection, Database } from '../../server/database/database.ts';
import { vacuumDeleted } from '../../server/leads/erase-and-purge.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { ErasureProof, FullRow } from '../contract/store.ts';
import { type AsPerson, call, note } from './queries.ts';
import { readRows } from './read-rows.ts';

/** Reads and erases the data held on a person. */
export function erasing(run: AsPerson, database: Database, config: DeskConfig) {
  return {
    /** The data held on the person of a row. Recorded in the audit log as read. */
    held: (table: string, id: string) => run((connection) => readHeld(connection, config, table, id, 'read')),
    /** The part of it that the right of access covers: without status and assignee. Recorded as a copy for the person. */
    copy: async (table: string, id: string, withNotes: boolean) => {
      const held = await run((connection) => readHeld(connection, config, table, id, 'copy'));
      if (held === undefined) return undefined;
      const rows = held.rows.map(({ table: key, id: each, createdAt, form, values, origin, history }) => {
        const notes = history.flatMap(({ at, note: text, action }) =>
          text === undefined || action === 'mail' ? [] : [{ at, note: text }],
        );
        // What the firm has written to the person is not internal.
        const replies = history.flatMap(({ at, action, subject, note: text, delivery }) =>
          action === 'mail' && delivery !== 'failed' ? [{ at, subject, text }] : [],
        );
        return { table: key, id: each, createdAt, form, values, origin, replies, ...(withNotes && { notes }) };
      });
      return { email: held.email, copiedAt: new Date().toISOString(), rows };
    },
    /** Erases a row, or all data held on its person. `operation` is a UUID that makes the call idempotent. */
    erase: async (table: string, id: string, scope: 'row' | 'person', operation: string) => {
      const proof = await run((connection) =>
        call<ErasureProof>(connection, 'desk_erase', table, id, scope === 'person', operation),
      );
      // Removes the deleted rows from the database's files. That takes the owner's role, outside the transaction.
      if (proof !== undefined) await vacuumDeleted(database);
      return proof;
    },
  };
}

async function readHeld(
  connection: Connection,
  config: DeskConfig,
  table: string,
  id: string,
  as: 'read' | 'copy',
): Promise<{ email: string; rows: FullRow[] } | undefined> {
  const found = await connection.query<{ table: string; id: string; email: string }>(
    'select table_name as "table", row_id::text as id, email from site_internal.desk_held($1, $2)',
    [table, id],
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const rows: FullRow[] = [];
  for (const [key, entries] of Map.groupBy(found, (entry) => entry.table)) {
    const ids = entries.map((entry) => entry.id);
    rows.push(...(await readRows(connection, config, key, ids, 'exported')));
  }
  await note(connection, as, { table, row: id, detail: { rows: rows.length } });
  return { email: first.email, rows };
}
