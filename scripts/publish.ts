/**
 * Publishes the changes on the studio's branch, or an earlier version. The desk runs it:
 *
 *     --mode build    builds them; the server installs the build afterwards
 *     --mode push     builds them as a check, and pushes them to the repository that a host builds from
 *     --mode due      builds the published version again when an article is due; the server installs the build
 *     --mode review   only lists the findings of the release check
 *     --mode preview  lists them too, then serves a preview until it is stopped
 *
 * Prints a line of JSON per step, and one with the outcome.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';

import type { PublishLine } from '../site/desk/publish/outcome.ts';
import { run } from './process.mjs';
import { publish, rebuild, review } from './publish/publish.ts';
import { optionsIn, Refusal } from './publish/worktree.ts';
import { main } from './report.mjs';

function print(line: PublishLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string' },
      name: { type: 'string', default: 'Studio' },
      email: { type: 'string', default: 'studio@localhost' },
      revert: { type: 'string' },
      accept: { type: 'boolean', default: false },
    },
  });
  const { mode, name, email, revert, accept } = values;
  Object.assign(process.env, {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  });
  try {
    if (mode === 'build' || mode === 'push')
      print({ outcome: await publish({ mode, accept, print, version: revert }) });
    else if (mode === 'due') print({ outcome: await rebuild(print) });
    else {
      const { folder, findings } = await review();
      print({ findings });
      if (mode === 'preview')
        return await run(process.execPath, ['scripts/run.mjs', 'scripts/preview.ts'], optionsIn(folder));
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print({ outcome: { ok: false, fault: error.fault, details: error.details } });
  }
  return 0;
});
