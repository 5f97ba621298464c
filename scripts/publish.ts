/**
 * `npm run publish`: publishes what was saved in the studio and what programmers have committed, as the desk's button
 * does, also beside a running server.
 *
 *     -- --version NAME    goes back to a version: a new commit with its spec
 *     -- --accept          accepts what the version does to stored rows and to the tables of a PostgreSQL
 *
 * The desk also runs it with `--due`, and with `--mode review` and `--mode preview` for the waiting changes.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { gitIn, tried } from '../site/git.ts';
import { missingIn, readPublishMode, readsOrigin } from '../site/publish/able.ts';
import type { PublishOutcome, PublishPerson } from '../site/publish/contract.ts';
import { publishFolder } from '../site/publish/folder.ts';
import { publish } from '../site/publish/publication.ts';
import { optionsIn, Refusal } from '../site/publish/programs.ts';
import { NO_SPACE } from '../site/publish/publisher.ts';
import type { ReviewLine } from '../site/publish/waiting-changes.ts';
import { INSTALLATION } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { run } from './process.mjs';
import { explain, examplesIn } from './publish/explain.ts';
import { describeMissing, describeOutcome } from './publish/describe.ts';
import { checkWaiting } from './publish/waiting.ts';
import { dim, main } from './report.mjs';

const OPTIONS = {
  version: { type: 'string' },
  accept: { type: 'boolean', default: false },
  due: { type: 'boolean', default: false },
  mode: { type: 'string' },
  id: { type: 'string' },
  by: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

await main(async () => {
  const { values } = parse();
  if (values.mode === 'review' || values.mode === 'preview') return review(values.mode);
  takeOverSettings();
  const mode = values.mode === 'build' || values.mode === 'push' ? values.mode : ownMode();
  const missing = await missingIn(INSTALLATION, process.env);
  if (missing.length > 0) throw new UserError(describeMissing(missing));
  const outcome = await publish(
    {
      id: values.id ?? randomUUID(),
      ...(values.by === undefined ? await ownPerson() : { by: JSON.parse(values.by) as PublishPerson }),
      ...(values.version !== undefined && { back: values.version.replace(/^published[-/]/, '') }),
      mode,
      followsOrigin: await readsOrigin({ PUBLISH: process.env['PUBLISH'] }, INSTALLATION),
      accept: values.accept,
      due: values.due,
    },
    { explain, examples: examplesIn },
  );
  return report(outcome);
});

function parse() {
  try {
    return parseArgs({ options: OPTIONS });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

/** In a terminal, the settings of the running server count: they end up in the pages. */
function takeOverSettings(): void {
  const folder = publishFolder();
  const serving = folder.isHeld('serving') ? folder.read('serving.json') : undefined;
  for (const [name, value] of Object.entries(serving?.settings ?? {})) process.env[name] ??= value;
}

function ownMode(): 'build' | 'push' {
  const mode = readPublishMode(process.env, INSTALLATION);
  // Who runs this command wants to publish; `off` is about the desk.
  return mode === 'off' ? 'build' : mode;
}

/** The person at the terminal, as git knows them; none if git does not. */
async function ownPerson(): Promise<{ readonly by?: PublishPerson }> {
  const git = gitIn(INSTALLATION);
  const name = process.env['GIT_AUTHOR_NAME'] ?? (await tried(git(['config', 'user.name'])));
  const email = process.env['GIT_AUTHOR_EMAIL'] ?? (await tried(git(['config', 'user.email'])));
  return name && email ? { by: { name, email } } : {};
}

/** Prints the outcome. Nothing new is a success. */
function report(outcome: PublishOutcome): number {
  const seconds = Object.entries(publishFolder().read('last.json')?.seconds ?? {});
  console.log(describeOutcome(outcome));
  if (outcome.ok) console.log(dim(seconds.map(([step, time]) => `${step} ${time} s`).join(', ')));
  if (outcome.ok || outcome.fault === 'nothing') return 0;
  return outcome.fault === 'space' ? NO_SPACE : 1;
}

/** Prints the findings of the release check in what waits; with `preview`, also serves it until it is stopped. */
async function review(mode: 'review' | 'preview'): Promise<number> {
  const print = (line: ReviewLine): void => console.log(JSON.stringify(line));
  try {
    const { folder, findings } = await checkWaiting(mode);
    print({ findings });
    if (mode === 'review') return 0;
    return await run(process.execPath, ['scripts/run.mjs', 'scripts/preview.ts'], optionsIn(folder));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print({ refused: { ok: false, fault: error.fault, details: error.details } });
    return 1;
  }
}
