import process from 'node:process';
import { readPublishMode } from '../publish/able.ts';
import { publishFolder } from '../publish/folder.ts';
import { isSupervised } from '../publish/supervised.ts';
import { supervise } from '../publish/supervisor.ts';
import { INSTALLATION } from '../site-root.mjs';
import { reportAndExit } from './errors.ts';
import { readSettings } from './settings.ts';

/** `npm run serve`: the server; behind a supervisor if releases can replace it, or have. */
async function main(): Promise<void> {
  const isPublishing =
    readPublishMode(process.env, INSTALLATION) === 'build' || publishFolder().current() !== undefined;
  if (!isPublishing || isSupervised()) await import('./serve.ts');
  else await supervise({ entry: 'site/server/main.ts', storage: readSettings(process.env).storage });
}

main().catch(reportAndExit);
