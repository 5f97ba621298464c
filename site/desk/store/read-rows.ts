import { quoteIdentifier, type Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { Counts, FullRow, ListedRow, ListQuery, Overview } from '../contract/store.ts';
import { findRows, totalOf } from './find-rows.ts';
import { type AsPerson, call, note, tableOf } from './queries.ts';

/** How many rows of an export are read at a time. */
const BATCH = 200;

/** How many positions before and after its last known one to search for a row at a time, and how often to go on. */
const NEARBY = 50;
const MOST_MOVES = 40;

/** The maximum number of results from each table in a search of all tables. */
const MOST_FOUND = 50;

/** Lists, reads and exports rows. `withoutTimeout` runs transactions of the same person without the usual time limit. */
export function listing(run: AsPerson, withoutTimeout: AsPerson, config: DeskConfig) {
  const { pageSize } = config;
  return {
    /** A page of a list: the one requested, or the last one with rows if that one is empty. */
    list: (query: ListQuery) =>
      run(async (connection) => {
        const find = (page: number): ReturnType<typeof findRows> =>
          findRows(connection, config, query, { skip: (page - 1) * pageSize, size: pageSize });
        let [page, found] = [query.page, await find(query.page)];
        if (found?.ids.length === 0 && page > 1) {
          page = Math.max(Math.ceil(found.total / pageSize), 1);
          found = await find(page);
        }
        if (found === undefined) return undefined;
        const { ids, ...totals } = found;
        return { rows: await readRows<ListedRow>(connection, config, query.table, ids, 'listed'), page, ...totals };
      }),
    /** Searches all tables that the person sees. Returns the newest matches of each table, newest first. */
    search: (q: string) =>
      run(async (connection) => {
        const found: { table: string; id: string }[] = [];
        for (const { key: table } of config.tables) {
          const query = { table, q, sort: '-created', page: 1 } as const;
          const { ids = [] } = (await findRows(connection, config, query, { skip: 0, size: MOST_FOUND })) ?? {};
          found.push(...ids.map((id) => ({ table, id })));
        }
        const rows = await readPlaced(connection, config, found);
        return rows.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
      }),

    /**
     * The current position and the neighbours of a row that was at position `at` of a list, counting from 1. `at` is
     * absent from the result if the row is no longer in the list; its neighbours are then those of the place that it had.
     */
    place: (query: ListQuery, id: string, at: number) =>
      run(async (connection) => {
        let skip = Math.max(at - 1 - NEARBY, 0);
        for (let moves = 0; ; moves += 1) {
          const near = await findRows(connection, config, query, { skip, size: 2 * NEARBY + 1 });
          if (near === undefined) return undefined;
          const { ids, ...totals } = near;
          const found = ids.indexOf(id);
          const here = found < 0 ? ((await placeInTime(connection, query, id, ids)) ?? at - 1 - skip) : found;
          const next = found < 0 ? here : here + 1;
          // Rows that were added or removed in the meantime may have moved the row out of this part of the list.
          const isAbove = here <= 0 && skip > 0;
          const isBelow = next >= ids.length && ids.length > 2 * NEARBY;
          if (moves < MOST_MOVES && (isAbove || isBelow)) {
            const end = totals.totalIsExact ? Math.min(skip, totals.total) : skip;
            skip = isAbove ? Math.max(end - NEARBY, 0) : skip + NEARBY;
            continue;
          }
          const neighbour = (index: number): { id: string; at: number } | undefined => {
            const one = ids[index];
            return one === undefined ? undefined : { id: one, at: skip + index + 1 };
          };
          return {
            ...totals,
            at: found < 0 ? undefined : skip + found + 1,
            previous: neighbour(here - 1),
            next: neighbour(next),
          };
        }
      }),

    /** Reads a row and records that in the audit log. */
    read: (table: string, id: string) =>
      run(async (connection) => {
        const [row] = await readRows(connection, config, table, [id], 'full');
        if (row === undefined) return undefined;
        await note(connection, 'read', { table, row: row.id });
        return { ...row, isUnread: false, earlier: await readPlaced(connection, config, row.earlier) };
      }),
    /** All rows of a query, from all pages, in batches. Recorded in the audit log, with the number of rows. */
    export: async (query: ListQuery): Promise<AsyncIterable<readonly FullRow[]> | undefined> => {
      const { q, page: _page, sort: _sort, table, ...filters } = query;
      // Reads all ids at once, so that new and changed rows do not move rows from one batch to the next.
      const found = await withoutTimeout(async (connection) => {
        const all = await findRows(connection, config, query, { skip: 0, size: null });
        // Leaves out the search text, which may be somebody's name.
        const detail = { rows: all?.ids.length, ...filters, ...(q !== undefined && { searched: true }) };
        if (all !== undefined) await note(connection, 'export', { table, detail });
        return all;
      });
      if (found === undefined) return undefined;
      const { ids } = found;
      return (async function* () {
        for (let start = 0; start < ids.length; start += BATCH) {
          yield await withoutTimeout((connection) =>
            readRows(connection, config, table, ids.slice(start, start + BATCH), 'exported'),
          );
        }
      })();
    },
  };
}

/**
 * Where among some ids of a list in the order of time a row belongs that is not in the list. `undefined` in other orders,
 * whose keys only the database knows.
 */
async function placeInTime(
  connection: Connection,
  { table, sort }: ListQuery,
  id: string,
  ids: readonly string[],
): Promise<number | undefined> {
  if (sort !== 'created' && sort !== '-created') return undefined;
  const rows = await connection.query<{ id: string }>(
    `select t.id::text as id from public.${quoteIdentifier(table)} as t, public.${quoteIdentifier(table)} as here
     where here.id = $1::uuid and t.id = any ($2::uuid[])
       and (t.created_at, t.id) ${sort === 'created' ? '<' : '>'} (here.created_at, here.id)`,
    [id, ids],
  );
  const before = new Set(rows.map((row) => row.id));
  return ids.findLastIndex((each) => before.has(each)) + 1;
}

type RowIds = readonly { readonly table: string; readonly id: string }[];
type Lists = 'reminders' | 'rights' | 'mine' | 'overdue';
type Numbers = Omit<Overview, Lists> & Record<Lists, RowIds>;

/** The data of the desk's home page, and counts of rows by table. */
export function overview(run: AsPerson, config: DeskConfig) {
  return {
    /** The number of open rows in each table that the person sees. */
    open: async () =>
      ((await run((connection) => call<{ table: string; total: number }[]>(connection, 'desk_open'))) ?? []).map(
        ({ table, total }) => ({ table, ...totalOf(total) }),
      ),
    counts: () => run((connection) => call<Counts>(connection, 'desk_counts')),
    overview: () =>
      run(async (connection): Promise<Overview | undefined> => {
        const numbers = await call<Numbers>(connection, 'desk_overview');
        if (numbers === undefined) return undefined;
        const { reminders, rights, mine, overdue } = numbers;
        const rows = await readPlaced(connection, config, [...reminders, ...rights, ...mine, ...overdue]);
        const placed = (ids: RowIds): ListedRow[] => ids.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
        return {
          ...numbers,
          reminders: placed(reminders),
          rights: placed(rights),
          mine: placed(mine),
          overdue: placed(overdue),
        };
      }),
  };
}

/** The part of a row that the SQL function `desk_rows` returns. */
type State<Row extends ListedRow> = Omit<Row, 'table' | 'id' | 'createdAt' | 'values' | 'overdue'>;

/**
 * How much of a row to read. `listed`: its values and state; `exported`: also its history and origin; `full`: also
 * other rows of the same person.
 */
type Depth = 'listed' | 'full' | 'exported';

const HOUR_MS = 3_600_000;

async function readValues(connection: Connection, table: DeskTable, ids: readonly string[]) {
  const columns = table.columns.map(({ name }) => `t.${quoteIdentifier(name)}`);
  // Row-level security applies to this query as well.
  const rows = await connection.query<Record<string, unknown>>(
    `select ${['t.id::text as id', 't.created_at', ...columns].join(', ')} from public.${quoteIdentifier(table.key)} as t where t.id = any ($1::uuid[])`,
    [ids],
  );
  const text = (value: unknown): string | null =>
    value === null || value === undefined ? null : value instanceof Date ? value.toISOString() : String(value);
  return new Map(
    rows.map((row) => [
      row['id'],
      {
        createdAt: text(row['created_at']) ?? '',
        values: Object.fromEntries(table.columns.map(({ name }) => [name, text(row[name])])),
      },
    ]),
  );
}

/**
 * Reads rows in the order of the ids. Omits those that do not exist, or not for this person.
 *
 * @example
 * const rows = await readRows<ListedRow>(connection, config, 'leads', ids, 'listed');
 */
export async function readRows<Row extends ListedRow = FullRow>(
  connection: Connection,
  config: DeskConfig,
  key: string,
  ids: readonly string[],
  depth: Depth,
): Promise<Row[]> {
  const table = tableOf(config, key);
  if (table === undefined || ids.length === 0) return [];
  const values = await readValues(connection, table, ids);
  const states = await connection.query<{ id: string; state: string }>(
    'select row_id::text as id, state::text as state from site_internal.desk_rows($1::text, $2::uuid[], $3::boolean, $4::boolean)',
    [key, ids, depth !== 'listed', depth === 'full'],
  );
  const stateOf = new Map(states.map(({ id, state }) => [id, JSON.parse(state) as State<Row>]));
  return ids.flatMap((id) => {
    const [found, state] = [values.get(id), stateOf.get(id)];
    if (found === undefined || state === undefined) return [];
    const overdue = isOverdue(config, table, state.status, found.createdAt);
    return [{ table: key, id, ...found, ...state, overdue } as unknown as Row];
  });
}

/** Reads rows of several tables in the given order. */
async function readPlaced(
  connection: Connection,
  config: DeskConfig,
  places: readonly { readonly table: string; readonly id: string }[],
): Promise<ListedRow[]> {
  const found = new Map<string, ListedRow>();
  for (const [key, entries] of Map.groupBy(places, ({ table }) => table)) {
    const ids = entries.map(({ id }) => id);
    for (const row of await readRows<ListedRow>(connection, config, key, ids, 'listed')) found.set(row.id, row);
  }
  return places.flatMap(({ id }) => found.get(id) ?? []);
}

function isOverdue(config: DeskConfig, table: DeskTable, status: string, createdAt: string): boolean {
  const isOpen = table.statuses.some(({ key, tone }) => key === status && tone === 'open');
  return isOpen && Date.parse(createdAt) < Date.now() - config.responseHours * HOUR_MS;
}
