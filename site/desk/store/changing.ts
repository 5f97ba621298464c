import type { Connection } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { BulkResult, ChangeResult, FullRow, RowChange } from '../contract/store.ts';
import { call, isId, type AsPerson } from './as-person.ts';
import { readRows, tableOf } from './rows.ts';

type Verdict =
  | { readonly kind: 'changed' | 'unchanged' }
  | { readonly kind: 'conflict'; readonly by: string | null; readonly at: string | null };

/** A change as JSON: SQL functions distinguish absent from null. PostgreSQL cannot store NUL characters. */
function toJson(change: RowChange): string {
  return JSON.stringify({ ...change, ...(change.note !== undefined && { note: change.note.replaceAll('\0', '') }) });
}

/** Changes of rows: single, in bulk, and undone. */
export function changing(run: AsPerson, config: DeskConfig, clock: () => Date) {
  const read = async (connection: Connection, key: string, id: string): Promise<FullRow> => {
    const table = tableOf(config, key);
    const [row] = table === undefined ? [] : await readRows(connection, config, table, [id], 'full', clock());
    if (row === undefined) throw new Error(`Row ${id} of "${key}" is missing although this transaction has locked it`);
    return row;
  };
  return {
    /** Changes a row, unless its version is no longer `basedOn`. */
    change: async (
      table: string,
      id: string,
      basedOn: number,
      change: RowChange,
    ): Promise<ChangeResult | undefined> => {
      if (tableOf(config, table) === undefined || !isId(id)) return undefined;
      const rowId = id.toLowerCase();
      return run(async (connection) => {
        const verdict = await call<Verdict>(
          connection,
          'desk_change',
          [table, rowId, basedOn, toJson(change)],
          ['text', 'uuid', 'integer', 'text::jsonb'],
        );
        if (verdict === undefined) return undefined;
        const row = await read(connection, table, rowId);
        return verdict.kind === 'conflict'
          ? { kind: 'conflict', row, by: verdict.by, at: verdict.at ?? row.createdAt }
          : { kind: verdict.kind, row };
      });
    },

    /** Records in the history that the person began to answer by e-mail. */
    reply: async (table: string, id: string) =>
      tableOf(config, table) === undefined || !isId(id)
        ? undefined
        : run((connection) => call<boolean>(connection, 'desk_reply', [table, id], ['text', 'uuid'])),
    changeMany: async (
      table: string,
      ids: readonly string[],
      change: Pick<RowChange, 'status' | 'assignee'>,
    ): Promise<BulkResult | undefined> => {
      if (tableOf(config, table) === undefined) return undefined;
      const rowIds = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))];
      const result = await run((connection) =>
        call<BulkResult>(
          connection,
          'desk_change_many',
          [table, rowIds, toJson(change)],
          ['text', 'uuid[]', 'text::jsonb'],
        ),
      );
      return result && { ...result, skipped: [...result.skipped, ...ids.filter((id) => !isId(id))] };
    },
    /**
     * Undoes a bulk change in the rows that nobody has changed since. Returns their ids, or `undefined` if it is too
     * late or the change was somebody else's.
     */
    undo: async (token: string) => {
      if (!isId(token)) return undefined;
      return run((connection) => call<string[]>(connection, 'desk_undo', [token], ['uuid']));
    },
  };
}
