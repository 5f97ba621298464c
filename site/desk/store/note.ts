import type { Connection } from '../../server/database/database.ts';
import type { AuditAction } from '../contract/store.ts';
import { call } from './as-person.ts';

/** Notes in the audit what the person does, in the transaction in which they do it. */
export async function note(
  connection: Connection,
  action: Extract<AuditAction, 'signIn' | 'signOut' | 'read' | 'copy' | 'export' | 'edit' | 'publish' | 'revert'>,
  {
    table = null,
    row = null,
    detail = {},
  }: { readonly table?: string | null; readonly row?: string | null; readonly detail?: object } = {},
): Promise<void> {
  const noted = await call<boolean>(
    connection,
    'desk_note',
    [action, table, row, JSON.stringify(detail)],
    ['text', 'text', 'uuid', 'text::jsonb'],
  );
  // Nothing is shown that is not noted.
  if (noted !== true) throw new Error(`The audit did not take "${action}"`);
}
