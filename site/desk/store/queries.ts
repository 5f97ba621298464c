import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
} from 'kysely';
import { type Connection, type Transactions, quoteIdentifier } from '../../server/database/database.ts';
import type { AuditAction, FullRow, ListedRow } from '../contract/store.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';

/** Runs `work` in one transaction on behalf of one person. */
export type AsPerson = <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs transactions under the database role `desk` with the person's id in `desk.person`, which
 * the row-level security policies and functions read. Both settings last until the transaction ends. Every query that a
 * person makes at the desk goes through here.
 */
export function asPerson(database: Transactions, personId: string): AsPerson {
  return (work) =>
    database.transaction(async (connection) => {
      await connection.query('set local role desk');
      await connection.query("select set_config('desk.person', $1::text, true)", [personId]);
      return work(connection);
    });
}

/** Composes queries. It has no database: {@link runQuery} runs them on the person's connection. */
export const composer = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs a composed query. */
export function runQuery<Row extends object>(connection: Connection, query: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile();
  return connection.query<Row>(sql, parameters);
}

/** Calls a function of the private schema and returns its result, parsed from JSON; `undefined` for null. */
export async function call<Result>(
  connection: Connection,
  name: string,
  ...values: readonly unknown[]
): Promise<Result | undefined> {
  const parameters = values.map((_, index) => `$${index + 1}`);
  // As text, because PostgreSQL and PGlite return JSON differently.
  const [row] = await connection.query<{ result: string | null }>(
    `select to_jsonb(site_internal.${name}(${parameters.join(', ')}))::text as result`,
    values,
  );
  return (JSON.parse(row?.result ?? 'null') as Result | null) ?? undefined;
}

/** Records an action in the audit log, in the transaction of the action. */
export async function note(
  connection: Connection,
  action: Extract<AuditAction, 'signIn' | 'signOut' | 'read' | 'copy' | 'export' | 'edit' | 'publish' | 'revert'>,
  { table, row, detail = {} }: { readonly table?: string; readonly row?: string; readonly detail?: object } = {},
): Promise<void> {
  const isRecorded = await call<boolean>(connection, 'desk_note', action, table ?? null, row ?? null, detail);
  // The error rolls the transaction back: without a record, the person gets no data.
  if (isRecorded !== true) throw new Error(`The audit log did not record "${action}"`);
}

/** The part of a row that the SQL function `desk_rows` returns. */
type State<Row extends ListedRow> = Omit<Row, 'table' | 'id' | 'createdAt' | 'values' | 'overdue'>;

/**
 * How much of a row to read. `listed`: its values and state; `exported`: also its history and origin; `full`: also
 * other rows of the same person.
 */
export type Depth = 'listed' | 'full' | 'exported';

const HOUR_MS = 3_600_000;

/** A table of the desk by its key. */
export function tableOf(config: DeskConfig, key: string): DeskTable | undefined {
  return config.tables.find((table) => table.key === key);
}

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
export async function readPlaced(
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
