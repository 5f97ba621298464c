import { isId, type Connection, type Database } from '../../server/database/database.ts';
import { vacuumDeleted } from '../../server/leads/erase-and-purge.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { BulkResult, Delivery, ErasureProof, FullRow, ReplyText, RowChange } from '../contract/store.ts';
import { type AsPerson, call, note } from './queries.ts';
import { readRows } from './read-rows.ts';

type Verdict =
  | { readonly kind: 'changed' | 'unchanged' }
  /** Nothing was stored, because `by` changed the row in the meantime. */
  | { readonly kind: 'conflict'; readonly by: string | null; readonly at: string | null };

/** Changes of rows: single, in bulk, and undone. */
export function changing(run: AsPerson, config: DeskConfig) {
  return {
    /**
     * Changes a row, unless its version is no longer `basedOn`.
     *
     * @throws an error with the message `unknownStatus`, `unknownAssignee` or `remindPast`
     */
    change: (table: string, id: string, basedOn: number, change: RowChange) =>
      run(async (connection) => {
        const verdict = await call<Verdict>(connection, 'desk_change', table, id, basedOn, change);
        const [row] = await readRows(connection, config, table, [id], 'full');
        return verdict && row && { ...verdict, row };
      }),
    /** Records in the history that the person began to answer by e-mail. */
    reply: (table: string, id: string) => run((connection) => call<boolean>(connection, 'desk_reply', table, id)),
    /** Reads a row for a reply or a change, which the audit log records. */
    answered: (table: string, id: string) =>
      run(async (connection) => (await readRows(connection, config, table, [id], 'full')).at(0)),
    /**
     * Records a reply before it is sent. Returns `new`, or what became of the reply that has this id already: it must not
     * be sent again.
     *
     * @throws an error with the message `invalidRecipient` unless the recipient is the address of the row
     */
    send: (table: string, id: string, reply: string, { recipient, subject, text }: ReplyText) =>
      run((connection) =>
        call<'new' | 'sending' | Delivery>(connection, 'desk_send', table, id, reply, recipient, subject, text),
      ),
    /** Records what became of a reply. */
    sent: (table: string, id: string, reply: string, delivery: Delivery) =>
      run((connection) => call<boolean>(connection, 'desk_sent', table, id, reply, delivery)),
    changeMany: (table: string, ids: readonly string[], change: Pick<RowChange, 'status' | 'assignee'>) =>
      run((connection) => call<BulkResult>(connection, 'desk_change_many', table, ids, change)),
    /**
     * Undoes a bulk change in the rows that nobody has changed since. Returns their ids, or `undefined` if it is too
     * late or the change was somebody else's.
     */
    undo: async (token: string) =>
      isId(token) ? run((connection) => call<string[]>(connection, 'desk_undo', token)) : undefined,
  };
}

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
