import { isId } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { BulkResult, Delivery, ReplyText, RowChange } from '../contract/store.ts';
import { type AsPerson, call } from './queries.ts';
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
