import type { DeskConfig } from '../contract/config.ts';
import type { FullRow, ListQuery, PlacedRow, RowList, RowPlace } from '../contract/store.ts';
import { note, sees, type AsPerson } from './as-person.ts';
import { findRows } from './query.ts';
import { listed, readPlaced, readRows, tableOf } from './rows.ts';

/** How many rows of an export are read at a time. */
const BATCH = 200;

/** How many positions before and after its last known one to search for a row. */
const NEARBY = 50;

/** The maximum number of results from each table in a search of all tables. */
const MOST_FOUND = 50;

/** Lists, reads and exports rows. `unhurried` runs transactions of the same person without the usual time limit. */
export function listing(run: AsPerson, unhurried: AsPerson, config: DeskConfig) {
  return {
    list: async (query: ListQuery): Promise<RowList | undefined> => {
      const table = tableOf(config, query.table);
      if (table === undefined) return undefined;
      return run(async (connection) => {
        if (!(await sees(connection, table.key))) return undefined;
        const find = (page: number): ReturnType<typeof findRows> =>
          findRows(connection, config, table, query, { skip: (page - 1) * config.pageSize, size: config.pageSize });
        let [page, found] = [query.page, await find(query.page)];
        if (found.ids.length === 0 && page > 1) {
          page = Math.max(Math.ceil(found.total / config.pageSize), 1);
          found = await find(page);
        }
        const { ids, ...totals } = found;
        const rows = await readRows(connection, config, table, ids, 'listed');
        return { rows: rows.map(listed), page, ...totals };
      });
    },
    /** Searches all tables that the person sees. Returns the newest matches of each table, newest first. */
    search: (q: string): Promise<readonly PlacedRow[]> =>
      run(async (connection) => {
        const found: { table: string; id: string }[] = [];
        for (const table of config.tables) {
          const query = { table: table.key, q, sort: '-created', page: 1 } as const;
          const { ids } = await findRows(connection, config, table, query, { skip: 0, size: MOST_FOUND });
          found.push(...ids.map((id) => ({ table: table.key, id })));
        }
        const rows = await readPlaced(connection, config, found);
        return rows.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
      }),

    /** The current position and the neighbours of a row that was at position `at` of a list. */
    place: async (query: ListQuery, id: string, at: number): Promise<RowPlace | undefined> => {
      const table = tableOf(config, query.table);
      if (table === undefined) return undefined;
      // Rows that were added or removed in the meantime have shifted the row by a few positions.
      const skip = Math.max(at - 1 - NEARBY, 0);
      const { ids, ...totals } = await run((connection) =>
        findRows(connection, config, table, query, { skip, size: 2 * NEARBY + 1 }),
      );
      const found = ids.indexOf(id);
      const here = found < 0 ? at - 1 - skip : found;
      const neighbour = (index: number): { id: string; at: number } | undefined => {
        const one = ids[index];
        return one === undefined ? undefined : { id: one, at: skip + index + 1 };
      };
      const [previous, next] = [neighbour(here - 1), neighbour(found < 0 ? here : here + 1)];
      return {
        ...totals,
        ...(found >= 0 && { at: skip + found + 1 }),
        ...(previous && { previous }),
        ...(next && { next }),
      };
    },

    /** Reads a row and records that in the audit log. */
    read: async (key: string, id: string): Promise<FullRow | undefined> => {
      const table = tableOf(config, key);
      if (table === undefined) return undefined;
      return run(async (connection) => {
        const [row] = await readRows(connection, config, table, [id], 'full');
        if (row === undefined) return undefined;
        await note(connection, 'read', { table: key, row: row.id });
        return { ...row, isUnread: false, earlier: await readPlaced(connection, config, row.earlier) };
      });
    },
    /** All rows of a query, from all pages, in batches. Recorded in the audit log, with the number of rows. */
    export: async (query: ListQuery): Promise<AsyncIterable<readonly FullRow[]> | undefined> => {
      const table = tableOf(config, query.table);
      if (table === undefined) return undefined;
      // Reads all ids at once, so that new and changed rows do not move rows from one batch to the next.
      const ids = await unhurried(async (connection) => {
        if (!(await sees(connection, table.key))) return undefined;
        const found = await findRows(connection, config, table, query, { skip: 0, size: null });
        const { q, page: _page, sort: _sort, table: _table, ...filters } = query;
        // Leaves out the search text, which may be somebody's name.
        await note(connection, 'export', {
          table: query.table,
          detail: { rows: found.ids.length, ...filters, ...(q !== undefined && { searched: true }) },
        });
        return found.ids;
      });
      if (ids === undefined) return undefined;
      return (async function* () {
        for (let start = 0; start < ids.length; start += BATCH) {
          yield await unhurried((connection) =>
            readRows(connection, config, table, ids.slice(start, start + BATCH), 'exported'),
          );
        }
      })();
    },
  };
}
