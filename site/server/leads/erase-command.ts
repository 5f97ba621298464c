import { randomUUID } from 'node:crypto';
import { describeCounts } from '../describe-counts.ts';
import { UserError } from '../../user-error.mjs';
import { timeIn } from './cards.ts';
import type { CommandContext } from './command-context.ts';
import type { Erasures, Held } from './requests.ts';

/** What is to be erased. */
export type EraseOrder = { readonly yes: boolean } & (
  | { readonly email: string }
  | { readonly id: string }
  | { readonly replay: Erasures }
);

const BACKUPS = `Copies made before keep it until they are deleted. Keep the record with them, and erase again when one was put back:
  npm run --silent leads -- erasures > erasures.json
  npm run leads -- erase --replay erasures.json
`;

/**
 * `npm run leads -- erase`: shows what would go, asks, and erases it.
 *
 * @throws {UserError} when nothing is held, or nobody has agreed; then nothing was changed
 */
export async function erase(order: EraseOrder, context: CommandContext): Promise<string> {
  if ('replay' in order) return replay(order.replay, order.yes, context);
  const { ask, setup } = context;
  const { held, mentions } =
    'email' in order
      ? await ask('person', { email: order.email })
      : { held: [await ask('show', { id: order.id })], mentions: [] };
  if (held.length === 0 && mentions.length === 0 && 'email' in order) {
    throw new UserError(`Nothing is held on ${order.email}. Nothing was changed.`);
  }
  const mentioned =
    mentions.length === 0
      ? ''
      : `The address also occurs in texts of others, which stay: look at each with show, and erase it by its id if need be.\n${mentions.map(({ table, id }) => `  ${id}  ${table}\n`).join('')}`;
  if (held.length === 0) return `Nothing came from that address. Nothing was changed.\n${mentioned}`;
  await agree(order.yes, `${preview(held, setup.timeZone)}${mentioned}`, context);
  const operation = randomUUID();
  const { removed, tidied } =
    'email' in order
      ? await ask('erasePerson', { email: order.email, operation })
      : await ask('eraseRow', { id: held[0]?.id ?? '', operation });
  return `Erased: ${describeCounts(removed)}. On record as ${operation}.\n${tidied ? '' : UNTIDIED}${mentioned}${BACKUPS}`;
}

const UNTIDIED = 'The database clears the deleted rows out of its files in its own time (vacuum).\n';

async function replay(erasures: Erasures, yes: boolean, context: CommandContext): Promise<string> {
  await agree(yes, `${erasures.erasures.length} erasures are done again on what came in before them.\n`, context);
  const { removed, tidied } = await context.ask('replay', erasures);
  const outcome =
    Object.keys(removed).length === 0 ? 'Nothing had come back.' : `Erased again: ${describeCounts(removed)}.`;
  return `${outcome}\n${tidied ? '' : UNTIDIED}`;
}

/** How much, of which table, from when to when: not what is in it. */
function preview(held: readonly Held[], timeZone: string): string {
  const lines = [...Map.groupBy(held, ({ table }) => table)].map(([table, rows]) => {
    const times = rows.map(({ createdAt }) => createdAt).toSorted();
    const [first = '', last = ''] = [times[0], times.at(-1)].map((time) => timeIn(time ?? '', timeZone));
    const notes = rows.reduce((sum, { followUps }) => sum + followUps.length, 0);
    return `  ${table}: ${rows.length} of ${first === last ? first : `${first} to ${last}`}${notes === 0 ? '' : `, with ${notes} follow-up${notes === 1 ? '' : 's'}`}\n`;
  });
  return `This would be erased, and cannot be brought back:\n${lines.join('')}`;
}

async function agree(yes: boolean, what: string, { confirm }: CommandContext): Promise<void> {
  if (yes) return;
  if (confirm === undefined) throw new UserError(`${what}Nothing was changed. To erase it, add --yes.`);
  if (!(await confirm(`${what}Erase it? (yes/no) `))) throw new UserError('Nothing was changed.');
}
