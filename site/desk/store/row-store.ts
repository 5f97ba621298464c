import { quoteIdentifier, type Connection, isId, type Database } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';
import type {
  FullRow,
  ListedRow,
  ListQuery,
  Counts,
  Overview,
  BulkResult,
  Delivery,
  ErasureProof,
  ReplyText,
  RowChange,
} from '../contract/store.ts';
import { note, type AsPerson, call, readPlaced, readRows } from './queries.ts';
import { findRows, totalOf } from './find-rows.ts';
import { vacuumDeleted } from '../../server/leads/erase-and-purge.ts';

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
