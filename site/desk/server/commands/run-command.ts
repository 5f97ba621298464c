import type { DeskConfig } from '../../contract/config.ts';
import { onHeldOrFree } from '../../../server/database/held-or-free.ts';
import { openDatabaseUrl } from '../../../server/database/open.ts';
import { UserError } from '../../../user-error.mjs';
import { readDeskSettings, readDeskStorage, type DeskSettings } from '../settings.ts';
import type { DeskCommand } from './command-line.ts';
import { performDesk, type DeskAction, type DeskActions } from './perform.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs a command on wherever the people are and returns what is to be written.
 *
 * @throws {UserError} when it cannot be done as it was asked
 */
export async function runDeskCommand(
  command: Exclude<DeskCommand, { name: 'serve' | 'help' }>,
  environment: Environment,
  config: DeskConfig,
): Promise<string> {
  const ask = <Action extends DeskAction>(
    action: Action,
    question: DeskActions[Action]['ask'],
  ): Promise<DeskActions[Action]['answer']> => reach(environment, config, action, question);
  switch (command.name) {
    case 'invite': {
      const { email, role, person } = command;
      const { link } = await ask('invite', {
        email,
        role,
        name: person ?? null,
        origin: originOf(readDeskSettings(environment)),
      });
      return `${email} may come in as ${role}. This link signs in once, within ${config.session.linkMinutes} minutes:\n${link}\n`;
    }
    case 'people': {
      const people = await ask('people', {});
      if (people.length === 0) return 'Nobody is invited yet. See `npm run desk -- invite --help`.\n';
      const lines = [
        ['E-MAIL', 'ROLE', 'NAME', 'INVITED', 'LAST SEEN'],
        ...people.map(({ email, role, name, invitedAt, lastSeenAt }) => [
          email,
          role,
          name ?? '',
          invitedAt,
          lastSeenAt ?? 'never',
        ]),
      ];
      const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
      return lines
        .map(
          (line) =>
            `${line
              .map((text, column) => text.padEnd(widths[column] ?? 0))
              .join('  ')
              .trimEnd()}\n`,
        )
        .join('');
    }
    case 'remove': {
      const { removed, left } = await ask('remove', { email: command.email });
      if (!removed) throw new UserError(`Nobody is invited as ${command.email}. See \`npm run desk -- people\`.`);
      const warning =
        left > 0 ? '' : 'Nobody is left who may invite others on the desk itself: `npm run desk -- invite` does.\n';
      return `${command.email} is shut out, on all devices.\n${warning}`;
    }
  }
}

async function reach<Action extends DeskAction>(
  environment: Environment,
  config: DeskConfig,
  action: Action,
  ask: DeskActions[Action]['ask'],
): Promise<DeskActions[Action]['answer']> {
  const choice = readDeskStorage(environment);
  if (choice.kind === 'embedded') {
    return onHeldOrFree(choice.dataDir, {
      name: 'desk',
      question: JSON.stringify({ action, ask }),
      // Written by the same version of the code, on the same machine, behind the user's own permissions.
      fromAnswer: (answer) => JSON.parse(answer.toString('utf8')) as DeskActions[Action]['answer'],
      fromDatabase: (database) => performDesk(database, config, action, ask),
    });
  }
  const database = await openDatabaseUrl(choice.databaseUrl);
  try {
    return await performDesk(database, config, action, ask);
  } finally {
    await database.close();
  }
}

/** Where the desk will be found by whoever opens the link, as far as the settings say. */
function originOf(settings: DeskSettings | undefined): string {
  if (settings === undefined) return 'http://localhost:3001';
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  return (
    settings.origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${settings.port === 0 ? 3001 : settings.port}`
  );
}
