import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from '../../user-error.mjs';
import { codeOf } from '../errors.ts';
import { describeCounts, type Erasures, type LeadsAction, type LeadsActions, type StoredRow } from './types.ts';

/** Runs an action on the site's database; see {@link onDatabase}. */
export type Ask = <Action extends LeadsAction>(
  action: Action,
  ask: LeadsActions[Action]['ask'],
) => Promise<LeadsActions[Action]['answer']>;

/** Asks the user a question; undefined without an interactive terminal. */
export type Confirm = ((question: string) => Promise<boolean>) | undefined;

const BACKUPS = `Earlier backups still contain it until they are deleted. Keep the record with them, and erase again after restoring one:
  npm run --silent leads -- erasures > erasures.json
  npm run leads -- erase --replay erasures.json
`;

const UNTIDIED = 'PostgreSQL removes the deleted rows from its files later (vacuum).\n';

/** Formats a time as `2026-11-01 09:30`. */
export function timeIn(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));
}

type Agree = (what: string) => Promise<void>;

/** Throws unless the user confirms. */
export async function requireConsent(what: string, confirm: Confirm): Promise<void> {
  if (confirm === undefined) throw new UserError(`${what}Nothing was changed. To erase it, add --yes.`);
  if (!(await confirm(`${what}Erase it? (yes/no) `))) throw new UserError('Nothing was changed.');
}

/** Erases one row, or everything from an e-mail address, after consent. Returns the text to print. */
export async function erase(
  { id = '', email }: { readonly id: string | undefined; readonly email: string | undefined },
  ask: Ask,
  agree: Agree,
  timeZone: string,
): Promise<string> {
  const { held, mentions } =
    email === undefined ? { held: [await ask('row', { id })], mentions: [] } : await ask('person', { email });
  if (held.length === 0 && mentions.length === 0)
    throw new UserError(`Nothing is stored about ${email ?? id}. Nothing was changed.`);
  const mentioned =
    mentions.length === 0
      ? ''
      : `Other people's rows that mention the address were not included: read each (--json), and erase it by its id if necessary.\n${mentions.map(({ table, id: row }) => `  ${row}  ${table}\n`).join('')}`;
  if (held.length === 0) return `No row came from that address. Nothing was changed.\n${mentioned}`;
  await agree(`${preview(held, timeZone)}${mentioned}`);
  const operation = randomUUID();
  const { removed, tidied } =
    email === undefined
      ? await ask('eraseRow', { id: held[0]?.id ?? '', operation })
      : await ask('erasePerson', { email, operation });
  return `Erased: ${describeCounts(removed)}. On record as ${operation}.\n${tidied ? '' : UNTIDIED}${mentioned}${BACKUPS}`;
}

/** Repeats recorded erasures, after consent. Returns the text to print. */
export async function replay(erasures: Erasures, ask: Ask, agree: Agree): Promise<string> {
  await agree(`Repeats ${erasures.erasures.length} erasures, each on the rows that are older than it.\n`);
  const { removed, tidied } = await ask('replay', erasures);
  const isEmpty = Object.keys(removed).length === 0;
  return `${isEmpty ? 'There was nothing to erase again.' : `Erased again: ${describeCounts(removed)}.`}\n${tidied ? '' : UNTIDIED}`;
}

/** The tables, dates and numbers of notes of the rows, without their content. */
function preview(held: readonly StoredRow[], timeZone: string): string {
  const lines = held.map(
    ({ table, createdAt, followUps }) =>
      `  ${table}: ${timeIn(createdAt, timeZone)}${followUps.length === 0 ? '' : `, follow-ups: ${followUps.length}`}\n`,
  );
  return `This would be erased permanently:\n${lines.join('')}`;
}

/** Reads a file written by `npm run leads -- erasures`. */
export async function readErasuresFile(file: string): Promise<Erasures> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UserError(`${resolve(file)} cannot be read (${codeOf(error) ?? String(error)}). Check its name.`);
  });
  try {
    const found = JSON.parse(text) as Partial<Erasures>;
    // The salt shows whether the records belong to the database.
    if (typeof found.salt === 'string' && Array.isArray(found.erasures)) return found as Erasures;
  } catch {
    // Not JSON.
  }
  throw new UserError(
    `${resolve(file)} is not a list of erasures. Nothing was changed. Use the output of \`npm run --silent leads -- erasures\`.`,
  );
}
