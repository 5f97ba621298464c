import type { Connection } from '../../server/database/database.ts';
import type { AuditAction } from '../contract/store.ts';
import { call } from './as-person.ts';

/** Records an action in the audit log, in the transaction of the action. */
export async function note(
  connection: Connection,
  action: Extract<AuditAction, 'signIn' | 'signOut' | 'read' | 'copy' | 'export' | 'edit' | 'publish' | 'revert'>,
  {
    table = null,
    row = null,
    detail = {},
  }: { readonly table?: string | null; readonly row?: string | null; readonly detail?: object } = {},
): Promise<void> {
  const isRecorded = await call<boolean>(
    connection,
    'desk_note',
    [action, table, row, JSON.stringify(detail)],
    ['text', 'text', 'uuid', 'text::jsonb'],
  );
  // The error rolls the transaction back: without a record, the person gets no data.
  if (isRecorded !== true) throw new Error(`The audit log did not record "${action}"`);
}
