import type { Connection, Transactions } from '../../server/database/database.ts';

/** Runs `work` in one transaction of one person. */
export type AsPerson = <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>;

/**
 * Every query of the desk goes through here: as the database role `desk`, which by itself sees nothing, with the person whom
 * its policies and functions look up. Both last until the transaction ends.
 */
export function asPerson(database: Transactions, personId: string): AsPerson {
  return (work) =>
    database.transaction(async (connection) => {
      await connection.query('set local role desk');
      await connection.query("select set_config('desk.person', $1::text, true)", [personId]);
      return work(connection);
    });
}

/** Calls a function of the private schema that answers with one value as JSON; `undefined` for null. */
export async function call<Answer>(
  connection: Connection,
  name: string,
  values: readonly unknown[] = [],
  types: readonly string[] = [],
): Promise<Answer | undefined> {
  const places = types.map((type, index) => `$${index + 1}::${type}`);
  // As text: the two engines read JSON differently.
  const [row] = await connection.query<{ answer: string | null }>(
    `select to_jsonb(site_internal.${name}(${places.join(', ')}))::text as answer`,
    values,
  );
  return (JSON.parse(row?.answer ?? 'null') as Answer | null) ?? undefined;
}

/** Whether the person sees a table. A name that is none is never one that they see. */
export async function sees(connection: Connection, table: string): Promise<boolean> {
  return (await call<boolean>(connection, 'desk_sees', [table], ['text'])) === true;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row: whatever else an address says is not asked of the database. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
