import type { Connection, Transactions } from '../../server/database/database.ts';

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

/** Calls a function of the private schema and returns its result, parsed from JSON; `undefined` for null. */
export async function call<Result>(
  connection: Connection,
  name: string,
  values: readonly unknown[] = [],
  types: readonly string[] = [],
): Promise<Result | undefined> {
  const parameters = types.map((type, index) => `$${index + 1}::${type}`);
  // As text, because PostgreSQL and PGlite return JSON differently.
  const [row] = await connection.query<{ result: string | null }>(
    `select to_jsonb(site_internal.${name}(${parameters.join(', ')}))::text as result`,
    values,
  );
  return (JSON.parse(row?.result ?? 'null') as Result | null) ?? undefined;
}

/** Whether the person sees a table. False for an unknown table. */
export async function sees(connection: Connection, table: string): Promise<boolean> {
  return (await call<boolean>(connection, 'desk_sees', [table], ['text'])) === true;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID, as the ids of rows are. PostgreSQL would fail on any other text. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
