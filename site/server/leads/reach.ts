import type { TableRules } from '#contract';
import { onHeldOrFree } from '../database/held-or-free.ts';
import { openDatabaseUrl } from '../database/open.ts';
import type { StorageChoice } from '../storage.ts';
import { perform } from './perform.ts';
import type { LeadsAction, LeadsActions } from './requests.ts';

/**
 * Does something with the rows wherever they are: in a PostgreSQL directly, in a data directory through the server that
 * holds it, or in the directory itself when nobody does.
 *
 * @throws {UserError} when there is nothing to work on, or it cannot be done as it was asked
 */
export async function reach<Action extends LeadsAction>(
  choice: StorageChoice,
  tables: TableRules,
  action: Action,
  ask: LeadsActions[Action]['ask'],
): Promise<LeadsActions[Action]['answer']> {
  if (choice.kind === 'embedded') {
    return onHeldOrFree(choice.dataDir, {
      name: 'leads',
      question: JSON.stringify({ action, ask }),
      // Written by the same version of the code, on the same machine, behind the user's own permissions.
      fromAnswer: (answer) => JSON.parse(answer.toString('utf8')) as LeadsActions[Action]['answer'],
      fromDatabase: (database) => perform(database, tables, action, ask),
    });
  }
  const database = await openDatabaseUrl(choice.databaseUrl);
  try {
    return await perform(database, tables, action, ask);
  } finally {
    await database.close();
  }
}
