import type { TableRules } from '../backend/tables.ts';
import { readHeldOrFree } from '../database/held-or-free.ts';
import { openDatabaseUrl } from '../database/open.ts';
import type { StorageChoice } from '../storage.ts';
import { listLeads, type LeadTable } from './listing.ts';

/**
 * Reads all rows from wherever they are: from a PostgreSQL directly, from a data directory through the server that holds
 * it, or from the directory itself when nobody does.
 *
 * @throws {UserError} when there is nothing to read from
 */
export async function readLeads(choice: StorageChoice, tables: TableRules): Promise<LeadTable[]> {
  if (choice.kind === 'embedded') {
    return readHeldOrFree(choice.dataDir, {
      question: 'leads',
      // Written by the same version of the code, on the same machine, behind the user's own permissions.
      fromAnswer: (answer) => JSON.parse(answer.toString('utf8')) as LeadTable[],
      fromDatabase: (database) => listLeads(database, tables),
    });
  }
  const database = await openDatabaseUrl(choice.databaseUrl);
  try {
    return await listLeads(database, tables);
  } finally {
    await database.close();
  }
}
