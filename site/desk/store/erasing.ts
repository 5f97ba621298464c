import type { Database } from '../../server/database/database.ts';
import { tidy } from '../../server/leads/purge.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { ErasureProof, FullRow, HeldOnPerson } from '../contract/store.ts';
import { call, isId, type AsPerson } from './as-person.ts';
import { note } from './note.ts';
import { readRows, tableOf } from './rows.ts';

/** Reads and erases the data held on a person. */
export function erasing(run: AsPerson, database: Database, config: DeskConfig, clock: () => Date) {
  return {
    /** The data held on the person of a row. Recorded in the audit log as a copy for that person, or as read. */
    held: async (table: string, id: string, as: 'copy' | 'read' = 'copy'): Promise<HeldOnPerson | undefined> => {
      if (tableOf(config, table) === undefined || !isId(id)) return undefined;
      return run(async (connection) => {
        const found = await connection.query<{ table: string; id: string; email: string }>(
          'select table_name as "table", row_id::text as id, email from site_internal.desk_held($1::text, $2::uuid)',
          [table, id],
        );
        const [first] = found;
        if (first === undefined) return undefined;
        const rows: FullRow[] = [];
        for (const [key, entries] of Map.groupBy(found, (entry) => entry.table)) {
          const heldIn = tableOf(config, key);
          const ids = entries.map((entry) => entry.id);
          if (heldIn) rows.push(...(await readRows(connection, config, heldIn, ids, 'full', clock())));
        }
        await note(connection, as, { table, row: id, detail: { rows: rows.length } });
        return { email: first.email, rows };
      });
    },
    /** Erases a row, or all data held on its person. `operation` is a UUID that makes the call idempotent. */
    erase: async (table: string, id: string, scope: 'row' | 'person', operation: string) => {
      if (tableOf(config, table) === undefined || !isId(id) || !isId(operation)) return undefined;
      const proof = await run((connection) =>
        call<ErasureProof>(
          connection,
          'desk_erase',
          [table, id, scope === 'person', operation],
          ['text', 'uuid', 'boolean', 'uuid'],
        ),
      );
      // Removes the deleted rows from the database's files. That takes the owner's role, outside the transaction.
      if (proof !== undefined) await tidy(database);
      return proof;
    },
  };
}
