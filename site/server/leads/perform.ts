import type { TableRules } from '#contract';
import type { Connection, Database } from '../database/database.ts';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';
import { erasePerson, eraseRow, readErasures, replayErasures } from './erasing.ts';
import { listLeads } from './listing.ts';
import { findRow, readPerson, readRow } from './person.ts';
import { purge, tidy } from './purge.ts';
import type { Counts, LeadsAction, LeadsActions } from './types.ts';

type Actions = {
  [Action in LeadsAction]: (ask: LeadsActions[Action]['ask']) => Promise<LeadsActions[Action]['answer']>;
};

/**
 * Runs an action of `npm run leads` on a database, in one transaction.
 *
 * @throws {UserError} if the action is refused, or the database lacks the site's tables
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
  const transaction = <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> =>
    database.unhurried.transaction(work);
  const removing = async (
    work: (connection: Connection) => Promise<Counts>,
  ): Promise<{ removed: Counts; tidied: boolean }> => {
    const removed = await transaction(work);
    return { removed, tidied: await tidy(database) };
  };
  return {
    list: (ask) => transaction((connection) => listLeads(connection, tables, ask)),
    row: ({ id }) => transaction(async (connection) => readRow(connection, await findRow(connection, id))),
    person: ({ email }) => transaction((connection) => readPerson(connection, email)),
    erasePerson: ({ email, operation }) => removing((connection) => erasePerson(connection, email, operation)),
    eraseRow: ({ id, operation }) => removing((connection) => eraseRow(connection, id, operation)),
    erasures: () => transaction(readErasures),
    replay: (erasures) => removing((connection) => replayErasures(connection, erasures)),
    missing: () => transaction(readMissing),
    purge: async ({ counting }) =>
      counting
        ? { removed: await transaction((connection) => purge(connection, true)), tidied: true }
        : removing((connection) => purge(connection, false)),
  };
}

/** Answers a request from the channel. It needs no validation: the same user's command sent it, in the same version. */
export async function answerLeads(database: Database, tables: TableRules, question: string): Promise<string> {
  const { action, ask } = JSON.parse(question) as { action: LeadsAction; ask: LeadsActions[LeadsAction]['ask'] };
  return JSON.stringify(await perform(database, tables, action, ask));
}

/** What a hosted project still lacks for this site, each with a remedy. Empty for other databases. */
async function readMissing(connection: Connection): Promise<string[]> {
  // Older migrations lack the function.
  const [known] = await connection.query<{ found: boolean }>(
    "select to_regprocedure('site_internal.missing()') is not null as found",
  );
  if (known?.found !== true) return [];
  const rows = await connection.query<{ what: string; remedy: string }>(
    'select what, remedy from site_internal.missing()',
  );
  return rows.map(({ what, remedy }) => `${what} ${remedy}`);
}
