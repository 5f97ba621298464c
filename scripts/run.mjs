/**
 * Runs one of the project's TypeScript programs on the project's own Node, whatever the machine has:
 *
 *     node scripts/run.mjs generator/cli.ts --check
 *
 * With `--serving` before its name, a program that runs on a server, where `npm ci --omit=dev` is all that is installed.
 */
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { run } from './child.mjs';
import { ROOT, isProjectNode, projectEnv, projectNode } from './node.mjs';
import { endWithParent } from './parent.mjs';
import { main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';
import { setup } from './setup.mjs';
import { selectSite } from './site.mjs';

const serving = process.argv[2] === '--serving';
const [entry, ...args] = process.argv.slice(serving ? 3 : 2);

endWithParent();
await main(async () => {
  if (entry === undefined) {
    throw new UserError('no program named. Use: node scripts/run.mjs <file.ts> [arguments]');
  }
  await selectSite();
  const file = resolve(ROOT, entry);
  if (!existsSync(file)) {
    throw new UserError(`there is no ${entry} in ${ROOT}: check the name and run the command again.`);
  }
  await setup(ROOT, { serving });
  // Node keeps what it made of each TypeScript file, here and in the programs that this one starts; on a server nothing
  // is written beside the packages.
  if (!serving) process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'compiled');
  if (!isProjectNode()) return run(projectNode(), [file, ...args], { env: projectEnv() });

  // In the same process: no second start of Node, and signals need no passing on. A program sees the
  // arguments as if it had been started by name, and what it sets as exit code stands.
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) nodeModule.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
  return typeof process.exitCode === 'number' ? process.exitCode : 0;
});
