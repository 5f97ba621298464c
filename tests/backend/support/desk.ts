import { desk } from '#generated/desk.ts';
import type { DeskConfig } from '../../../site/desk/contract/config.ts';
import { type DeskStore, createDeskStore } from '../../../site/desk/store/index.ts';
import type { Connection, Database } from '../../../site/server/database/database.ts';
import { verdictOf } from './anon.ts';
import { application, appointment, lead } from './tables.ts';

if (desk === undefined) throw new Error('The site has no desk');
export const config: DeskConfig = desk;

/** A person of the desk. */
export interface Colleague {
  readonly id: string;
  readonly email: string;
  readonly store: DeskStore;
}

/** Adds a person by SQL, as the first one is. */
export async function colleague(database: Database, role: string, email = `${role}@firm.example`): Promise<Colleague> {
  const [row] = await database.query<{ id: string }>(
    'insert into site_internal.people (email, role) values ($1, $2) returning id',
    [email, role],
  );
  const { id } = row ?? { id: '' };
  return { id, email, store: createDeskStore(database, config, id) };
}

const rowsOf = {
  leads: lead,
  softlanding_requests: { nombre: 'Sol', correo: 's@b.mx', pais_origen: 'usa', tipo_empresa: 'itf', mensaje: null },
  career_applications: application,
  appointment_requests: appointment,
};
export type TableKey = keyof typeof rowsOf;

/** Inserts a row as a visitor does. Returns its id. */
export async function arrive(
  database: Database,
  table: TableKey,
  change: object = {},
  context?: object | string,
): Promise<string> {
  const row: Record<string, unknown> = { ...rowsOf[table], ...change };
  const columns = Object.keys(row);
  await database.transaction(async (connection) => {
    await connection.query('set local role anon');
    if (context !== undefined) {
      const header = typeof context === 'string' ? context : JSON.stringify(context);
      await connection.query("select set_config('request.headers', $1, true)", [
        JSON.stringify({ 'x-submission-context': header }),
      ]);
    }
    await connection.query(
      `insert into public.${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  });
  const [newest] = await database.query<{ id: string }>(
    `select id::text as id from public.${table} order by created_at desc limit 1`,
  );
  return newest?.id ?? '';
}

/** Runs a statement as the role `desk`, with or without a person. Returns the SQLSTATE of an error, or `ok`. */
export function asDesk(
  database: Database,
  person: string | undefined,
  sql: string,
  values: readonly unknown[] = [],
): Promise<string> {
  return verdictOf(database, (connection) =>
    asPerson(connection, person, async () => void (await connection.query(sql, values))),
  );
}

/** The number of rows that a query of the role `desk` returns. */
export async function seenAsDesk(
  database: Database,
  person: string | undefined,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> {
  return database.transaction((connection) =>
    asPerson(connection, person, async () => (await connection.query(sql, values)).length),
  );
}

async function asPerson<Result>(
  connection: Connection,
  person: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.query('set local role desk');
  if (person !== undefined) await connection.query("select set_config('desk.person', $1, true)", [person]);
  return work();
}
