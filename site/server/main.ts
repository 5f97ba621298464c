import process from 'node:process';
import { readPublishMode } from '../publish/prerequisites.ts';
import { publishFolder } from '../publish/folder.ts';
import { isSupervised } from '../publish/supervisor-messages.ts';
import { supervise, type Storage } from '../publish/supervisor.ts';
import { INSTALLATION } from '../site-root.mjs';
import { reportAndExit } from '../user-error.mjs';
import { lockDirectory } from './database/lock.ts';
import { readSettings } from './settings.ts';
import type { StorageChoice } from './database/open.ts';

/** `npm run serve`: the server; behind a supervisor if releases can replace it, or have. */
async function main(): Promise<void> {
  const isPublishing =
    readPublishMode(process.env, INSTALLATION) === 'build' || publishFolder().current() !== undefined;
  if (!isPublishing || isSupervised()) await import('../serve.ts');
  else await supervise({ entry: 'site/server/main.ts', storage: storageOf(readSettings(process.env).storage) });
}

function storageOf(storage: StorageChoice | undefined): Storage | undefined {
  if (storage?.kind !== 'embedded') return storage;
  return { ...storage, lock: () => lockDirectory(storage.dataDir) };
}

main().catch(reportAndExit);
