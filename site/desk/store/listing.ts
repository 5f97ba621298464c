import type { DeskConfig } from '../contract/config.ts';
import type { DeskStore, ListQuery } from '../contract/store.ts';
import { isId, sees, type AsPerson } from './as-person.ts';
import { findRows } from './query.ts';
import { note } from './note.ts';
import { listed, readRows, tableOf } from './rows.ts';

/** How many rows of an export are read at a time. */
const BATCH = 200;

/** Listing, reading and exporting; `unhurried` is the same person with all the time that an export takes. */
export function listing(
  person: AsPerson,
  unhurried: AsPerson,
  config: DeskConfig,
  clock: () => Date,
): Pick<DeskStore, 'list' | 'read' | 'export'> {
  return {
    list: async (query) => {
      const table = tableOf(config, query.table);
      if (table === undefined) return undefined;
      return person(async (connection) => {
        if (!(await sees(connection, table.key))) return undefined;
        const { ids, total, totalIsExact } = await findRows(connection, config, table, query, {
          skip: (query.page - 1) * config.pageSize,
          size: config.pageSize,
        });
        const rows = await readRows(connection, config, table, ids, 'listed', clock());
        return { rows: rows.map(listed), total, totalIsExact };
      });
    },
    read: async (key, id) => {
      const table = tableOf(config, key);
      if (table === undefined || !isId(id)) return undefined;
      return person(async (connection) => {
        const [row] = await readRows(connection, config, table, [id.toLowerCase()], 'full', clock());
        if (row !== undefined) await note(connection, 'read', { table: key, row: row.id });
        return row;
      });
    },
    export: async (query: ListQuery) => {
      const table = tableOf(config, query.table);
      if (table === undefined) return undefined;
      // All at one moment: what comes in or is changed meanwhile does not move rows from one batch to the next.
      const ids = await unhurried(async (connection) => {
        if (!(await sees(connection, table.key))) return undefined;
        const found = await findRows(connection, config, table, query, { skip: 0, size: null });
        const { q, page: _page, sort: _sort, table: _table, ...filters } = query;
        // Not what was searched for: it may be somebody's name.
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
            readRows(connection, config, table, ids.slice(start, start + BATCH), 'exported', clock()),
          );
        }
      })();
    },
  };
}
