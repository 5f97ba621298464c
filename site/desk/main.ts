import { join } from 'node:path';
import { desk as config } from '#generated/desk.ts';
import type { Database } from '../server/database/database.ts';
import { openDatabaseUrl } from '../server/database/open.ts';
import { DirectoryLocked } from '../server/database/lock.ts';
import { reportAndExit, UserError } from '../user-error.mjs';
import { readOwnerStorage } from '../server/settings.ts';
import { exitOnRequest } from '../publish/supervisor-messages.ts';
import { openStorage } from '../server/open-backend.ts';
import { siteRoot } from '../site-root.mjs';
import type { DeskConfig } from './contract/config.ts';
import { answerDesk, runDesk } from './server/commands.ts';
import { openDesk } from './server/open-desk.ts';
import { readDeskSettings } from './server/settings.ts';
import type { DeskServer } from './server/start-desk.ts';

/** `npm run desk`: serves the desk alone until a signal, or runs one of its commands. */
async function main(): Promise<void> {
  if (config === undefined)
    throw new UserError('This site has no desk. Define one in the spec: see "desk" in spec/index.ts.');
  const served = config;
  process.stdout.write(await runDesk(process.argv.slice(2), process.env, served, () => serve(served)));
}

async function serve(served: DeskConfig): Promise<void> {
  process.stdout.on('error', () => undefined);
  const settings = readDeskSettings(process.env);
  if (settings === undefined)
    throw new UserError('DESK_PORT is off, so there is nothing to serve. Unset it or set it to a port.');
  const choice = readOwnerStorage(process.env);
  const root = siteRoot();
  const log = (line: string): void => void process.stdout.write(`${line}\n`);
  const running: { desk?: DeskServer } = {};
  const answer = (database: Database, question: string): Promise<string> =>
    answerDesk(database, served, running.desk?.origin, question);
  // The site's server or the Supabase CLI migrates other databases.
  const opening =
    choice.kind === 'embedded'
      ? openStorage(choice, join(root, 'site', 'supabase', 'migrations'), log, answer)
      : openDatabaseUrl(choice.databaseUrl);
  const database = await opening.catch((error: unknown) => {
    if (!(error instanceof DirectoryLocked)) throw error;
    throw new UserError(`${error.message} If it is npm start or npm run dev, that process serves the desk too.`);
  });
  try {
    const { desk, message } = await openDesk({ config: served, settings, storage: choice, database, root, log });
    if (desk === undefined) throw new UserError(message.trimEnd());
    running.desk = desk;
    exitOnRequest(() => desk.close().then(() => database.close()));
    process.stdout.write(message);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch(reportAndExit);
