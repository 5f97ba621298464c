/** `npm run format`: formats the code that has changed since the last commit; see CONTRIBUTING.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { run } from './child.mjs';
import { changedFiles } from './format/changed.ts';
import { ROOT, projectEnv, projectNode } from './node.mjs';
import { main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';

const USAGE = `Use: npm run format                 the files that have changed since the last commit
     npm run format -- FILE …       these
     npm run format -- --all        all code that is written by hand
     npm run format -- --check      writes nothing, and fails where something would change`;

function readArguments(): { files: readonly string[]; all: boolean; check: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    });
    return { files: positionals, ...values };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

await main(async () => {
  const { files, all, check } = readArguments();
  if (all && files.length > 0) throw new UserError(`--all takes no files.\n${USAGE}`);
  const missing = files.filter((file) => !existsSync(join(ROOT, file)));
  if (missing.length > 0) throw new UserError(`there is no ${missing.join(', ')} in ${ROOT}.`);
  const chosen = all ? ['.'] : files.length > 0 ? files : changedFiles(ROOT);
  if (chosen.length === 0) {
    console.log('Nothing has changed since the last commit.');
    return 0;
  }
  // `.oxfmtrc.json` leaves out what programs write, and what is no code.
  const options = [check ? '--check' : '--write', '--no-error-on-unmatched-pattern'];
  return run(projectNode(), ['node_modules/oxfmt/bin/oxfmt', ...options, ...chosen], { cwd: ROOT, env: projectEnv() });
});
