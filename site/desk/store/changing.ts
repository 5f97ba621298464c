import type { Connection } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { BulkResult, DeskStore, FullRow, RowChange } from '../contract/store.ts';
import { call, isId, type AsPerson } from './as-person.ts';
import { readRows, tableOf } from './rows.ts';

type Verdict =
  | { readonly kind: 'changed' | 'unchanged' }
  | { readonly kind: 'conflict'; readonly by: string | null; readonly at: string | null };

/** What is given, and nothing that is not: an absent assignee stays, one that is null goes. */
function given(change: RowChange): string {
  return JSON.stringify({ ...change, ...(change.note !== undefined && { note: change.note.replaceAll('\0', '') }) });
}

/** Following up, several rows at once as well, and taking that back. */
export function changing(
  person: AsPerson,
  config: DeskConfig,
  clock: () => Date,
): Pick<DeskStore, 'change' | 'reply' | 'changeMany' | 'undo'> {
  const read = async (connection: Connection, key: string, id: string): Promise<FullRow> => {
    const table = tableOf(config, key);
    const [row] = table === undefined ? [] : await readRows(connection, config, table, [id], 'full', clock());
    if (row === undefined) throw new Error('A row that is locked cannot be gone');
    return row;
  };
  return {
    change: async (table, id, basedOn, change) => {
      if (tableOf(config, table) === undefined || !isId(id)) return undefined;
      const which = id.toLowerCase();
      return person(async (connection) => {
        const verdict = await call<Verdict>(
          connection,
          'desk_change',
          [table, which, basedOn, given(change)],
          ['text', 'uuid', 'integer', 'text::jsonb'],
        );
        if (verdict === undefined) return undefined;
        const row = await read(connection, table, which);
        return verdict.kind === 'conflict'
          ? { kind: 'conflict', row, by: verdict.by, at: verdict.at ?? row.createdAt }
          : { kind: verdict.kind, row };
      });
    },

    reply: async (table, id) =>
      tableOf(config, table) === undefined || !isId(id)
        ? undefined
        : person((connection) => call<boolean>(connection, 'desk_reply', [table, id], ['text', 'uuid'])),
    changeMany: async (table, ids, change) => {
      if (tableOf(config, table) === undefined) return undefined;
      const known = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))];
      const result = await person((connection) =>
        call<BulkResult>(
          connection,
          'desk_change_many',
          [table, known, given(change)],
          ['text', 'uuid[]', 'text::jsonb'],
        ),
      );
      return result && { ...result, skipped: [...result.skipped, ...ids.filter((id) => !isId(id))] };
    },
    undo: async (token) => {
      if (!isId(token)) return undefined;
      return person((connection) => call<string[]>(connection, 'desk_undo', [token], ['uuid']));
    },
  };
}
