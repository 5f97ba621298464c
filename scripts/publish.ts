/**
 * What the desk runs to publish what waits on the studio's branch, to go back to an earlier version, and to look at it before:
 *
 *     --mode build    builds it; the server takes it over afterwards
 *     --mode push     builds it as a check, and pushes it to the repository that a host builds from
 *     --mode due      builds what is published already, when an article falls due; the server takes it over
 *     --mode review   only lists what the release check finds
 *     --mode preview  lists that too, then serves a preview until it is ended
 *
 * Prints a line of JSON per step, and one with the outcome.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';

import type { PublishLine, PublishOutcome } from '../site/desk/publish/outcome.ts';
import { UserError } from '../site/user-error.mjs';
import { projectNode } from './node.mjs';
import { run } from './process.mjs';
import { publish, rebuild } from './publish/publish.ts';
import { Refusal } from './publish/refusal.ts';
import { review } from './publish/review.ts';
import { optionsIn } from './publish/worktree.ts';
import { main } from './report.mjs';

function say(line: PublishLine): void {
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
    if (mode === 'review' || mode === 'preview') {
      const { folder, findings } = await review();
      say({ findings });
      return mode === 'review'
        ? 0
        : await run(projectNode(), ['scripts/run.mjs', 'scripts/preview.ts'], optionsIn(folder));
    }
    if (mode === 'due') {
      say({ outcome: await rebuild(say) });
      return 0;
    }
    if (mode !== 'build' && mode !== 'push') throw new UserError('--mode is build, push, due, review or preview.');
    say({ outcome: await publish({ mode, accept, say, ...(revert !== undefined && { version: revert }) }) });
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const outcome: PublishOutcome = { ok: false, fault: error.fault, details: error.details };
    say({ outcome });
    return 0;
  }
});
