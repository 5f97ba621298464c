import type { TableRules } from '#contract';
import type { Connection, Database } from '../database/database.ts';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';
import { erasePerson, eraseRow, readErasures, replayErasures } from './erasing.ts';
import { findRow, readHeld, readPerson } from './held.ts';
import { listLeads } from './listing.ts';
import { readMissing } from './missing.ts';
import { purge, tidy } from './purge.ts';
import type { Counts, LeadsAction, LeadsActions, LeadsRequest } from './requests.ts';

type Actions = {
  [Action in LeadsAction]: (ask: LeadsActions[Action]['ask']) => Promise<LeadsActions[Action]['answer']>;
};

/**
 * Does what `npm run leads` asks, on whichever database. Each is one transaction: all of it happens or nothing.
 *
 * @throws {UserError} when it cannot be done as it was asked
 */
export async function perform<Action extends LeadsAction>(
  database: Database,
  tables: TableRules,
  action: Action,
  ask: LeadsActions[Action]['ask'],
): Promise<LeadsActions[Action]['answer']> {
  try {
    return await actionsOn(database, tables)[action](ask);
  } catch (error) {
    // No such table, schema or function.
    if (!['42P01', '3F000', '42883'].includes(codeOf(error) ?? '')) throw error;
    throw new UserError(
      `The database has no table "${Object.keys(tables)[0] ?? ''}" yet, or is of an earlier version. Start the site once with \`npm start\`, ` +
        'which brings it up to date; in a hosted project apply the migrations (npx supabase@3 db push --workdir site --remote="$DATABASE_URL").',
      { cause: error },
    );
  }
}

function actionsOn(database: Database, tables: TableRules): Actions {
  const together = <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> =>
    database.unhurried.transaction(work);
  const removing = async (
    work: (connection: Connection) => Promise<Counts>,
  ): Promise<{ removed: Counts; tidied: boolean }> => {
    const removed = await together(work);
    return { removed, tidied: await tidy(database) };
  };
  return {
    list: ({ filters }) => together((connection) => listLeads(connection, tables, filters)),
    show: ({ id }) => together(async (connection) => readHeld(connection, await findRow(connection, id))),
    followUp: ({ id, operation, status, note }) =>
      together(async (connection) => {
        const row = await findRow(connection, id);
        await connection.query(
          `insert into site_internal.follow_ups (id, table_name, row_id, status, note)
           values ($1::uuid, $2::text, $3::uuid, $4::text, $5::text) on conflict (id) do nothing`,
          [operation, row.table, row.id, status, note],
        );
        return readHeld(connection, row);
      }),
    person: ({ email }) => together((connection) => readPerson(connection, email)),
    erasePerson: ({ email, operation }) => removing((connection) => erasePerson(connection, email, operation)),
    eraseRow: ({ id, operation }) => removing((connection) => eraseRow(connection, id, operation)),
    erasures: () => together(readErasures),
    replay: (erasures) => removing((connection) => replayErasures(connection, erasures)),
    missing: () => together(readMissing),
    purge: async ({ counting }) =>
      counting
        ? { removed: await together((connection) => purge(connection, true)), tidied: true }
        : removing((connection) => purge(connection, false)),
  };
}

/** The same for a question that came through the channel: written by the same version of the code, by the user's own command. */
export async function answerLeads(database: Database, tables: TableRules, question: string): Promise<string> {
  const { action, ask } = JSON.parse(question) as LeadsRequest;
  return JSON.stringify(await perform(database, tables, action, ask));
}
