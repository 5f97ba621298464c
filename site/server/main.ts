import { fileURLToPath } from 'node:url';
import { desk } from '#generated/desk.ts';
import { readPublishMode } from '../desk/publish/mode.ts';
import { PROJECT } from '../site-root.mjs';
import { reportAndExit } from './errors.ts';
import { isSupervised } from './supervised.ts';
import { supervise } from './supervisor.ts';

/** `npm run serve`: the server; behind a supervisor if the desk can publish new versions that replace it. */
async function main(): Promise<void> {
  const isPublishing =
    desk !== undefined && process.env['DESK_PORT'] !== 'off' && readPublishMode(process.env, PROJECT) === 'build';
  if (isPublishing && !isSupervised()) supervise(fileURLToPath(import.meta.url), PROJECT);
  else await import('./serve.ts');
}

main().catch(reportAndExit);
