/**
 * Runs a program on the project's version of Node, and installs the packages first if necessary:
 * `node scripts/run.mjs generator/cli.ts --check`.
 *
 * `--serving` before the program's name is for servers, where only `npm ci --omit=dev` was run.
 */
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { refuseQuotes } from '../site/quotes.mjs';
import { UserError } from '../site/user-error.mjs';
import { install } from './install.mjs';
import { ROOT, isProjectNode, projectNode } from './node.mjs';
import { endWithParent, run } from './process.mjs';
import { main } from './report.mjs';
import { SITE_ROOT, requireBundlablePath, selectSite } from './site.mjs';

const serving = process.argv[2] === '--serving';
const [entry = '', ...args] = process.argv.slice(serving ? 3 : 2);

endWithParent();
await main(async () => {
  refuseQuotes(process.env);
  await selectSite();
  // These programs bundle, or start one that does.
  if (entry.startsWith('scripts/')) requireBundlablePath(SITE_ROOT);
  await install(ROOT, { serving });
  const file = resolve(ROOT, entry);
  if (entry === '' || !existsSync(file))
    throw new UserError(`there is no ${entry} in ${ROOT}.\nUse: node scripts/run.mjs <file> [arguments]`);
  // Caches the stripped TypeScript, except on a server, where nothing is written next to the packages.
  if (!serving) process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'compiled');
  if (!isProjectNode()) return run(projectNode(), [file, ...args]);

  // Runs in this process; `process.argv` looks as if the program was started directly.
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) nodeModule.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
  return typeof process.exitCode === 'number' ? process.exitCode : 0;
});
