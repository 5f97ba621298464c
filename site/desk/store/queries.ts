import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
} from 'kysely';
import type { Connection, Transactions } from '../../server/database/database.ts';
import type { AuditAction } from '../contract/store.ts';
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

/** A table of the desk by its key. */
export function tableOf(config: DeskConfig, key: string): DeskTable | undefined {
  return config.tables.find((table) => table.key === key);
}
