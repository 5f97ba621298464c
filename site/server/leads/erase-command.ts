import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../../user-error.mjs';
import type { Database } from '../database/database.ts';
import { codeOf } from '../../errors.ts';
import { erasePerson, eraseRow, recordOf, replayErasures, type Erasures } from './erasing.ts';
import { timeIn } from './list.ts';
import { findRow, readPerson, readRow } from './person.ts';
import { describeCounts } from './purge.ts';

const BACKUPS = `Earlier backups still contain it until they are deleted. Keep the record with them, and erase again after restoring one:
  npm run --silent leads -- erasures > erasures.json
  npm run leads -- erase --replay erasures.json --yes
`;

const NOT_VACUUMED = 'PostgreSQL removes the deleted rows from its files later (vacuum).\n';

/** Erases one row, or everything from an e-mail address, once it is confirmed. */
export async function erase(
  database: Database,
  target: { id: string | undefined; email: string | undefined; operation: string; timeZone: string },
  confirm: (what: string) => void,
): Promise<string> {
  const { id = '', email, operation, timeZone } = target;
  const { isDone, held, mentions } = await database.withoutTimeout.transaction(async (connection) => {
    const recorded = (await recordOf(connection, operation)) !== undefined;
    if (email !== undefined) return { isDone: recorded, ...(await readPerson(connection, email)) };
    const rows = recorded ? [] : [await readRow(connection, await findRow(connection, id))];
    return { isDone: recorded, held: rows, mentions: [] };
  });
  const mentioned =
    mentions.length === 0
      ? ''
      : `Other people's rows that mention the address were not included: read each (export), and erase it by its id if necessary.\n${mentions.map(({ table, id: row }) => `  ${row}  ${table}\n`).join('')}`;
  if (!isDone) {
    if (held.length === 0)
      throw new UserError(
        mentioned === ''
          ? `Nothing is stored about ${email}. Nothing was changed.`
          : `No row came from that address. Nothing was changed.\n${mentioned}`,
      );
    const lines = held.map(
      ({ table, createdAt, followUps }) =>
        `  ${table}: ${timeIn(createdAt, timeZone)}${followUps.length === 0 ? '' : `, follow-ups: ${followUps.length}`}\n`,
    );
    confirm(`This would be erased permanently:\n${lines.join('')}${mentioned}`);
  }
  const { removed, vacuumed } =
    email === undefined ? await eraseRow(database, id, operation) : await erasePerson(database, email, operation);
  return `Erased: ${describeCounts(removed)}. On record as ${operation}.\n${vacuumed ? '' : NOT_VACUUMED}${mentioned}${BACKUPS}`;
}

/** Repeats recorded erasures, once it is confirmed. */
export async function replay(database: Database, erasures: Erasures, confirm: (what: string) => void): Promise<string> {
  confirm(`Repeats ${erasures.erasures.length} erasures, each on the rows that are older than it.\n`);
  const { removed, vacuumed } = await replayErasures(database, erasures);
  const isEmpty = Object.keys(removed).length === 0;
  return `${isEmpty ? 'There was nothing to erase again.' : `Erased again: ${describeCounts(removed)}.`}\n${vacuumed ? '' : NOT_VACUUMED}`;
}

/** Reads a file written by `npm run leads -- erasures`. */
export function readErasuresFile(file: string): Erasures {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Erasures>;
    // The salt shows whether the records belong to the database.
    if (typeof found.salt === 'string' && Array.isArray(found.erasures)) return found as Erasures;
  } catch (error) {
    if (codeOf(error) !== undefined)
      throw new UserError(`${resolve(file)} cannot be read (${codeOf(error)}). Check its name.`);
  }
  throw new UserError(
    `${resolve(file)} is not a list of erasures. Nothing was changed. Use the output of \`npm run --silent leads -- erasures\`.`,
  );
}
