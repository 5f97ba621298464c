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
import { join } from 'node:path';
import { gitIn, tried, commitOf } from '../site/git.ts';
import { missingIn, readPublishMode, readsOrigin } from '../site/publish/prerequisites.ts';
import type { PublishOutcome, PublishPerson, Detail, Missing, PublishFault } from '../site/publish/contract.ts';
import { publishFolder } from '../site/publish/folder.ts';
import { publish } from '../site/publish/publication.ts';
import { optionsIn, Refusal } from '../site/publish/programs.ts';
import { NO_SPACE } from '../site/publish/publisher.ts';
import type { ReviewLine } from '../site/publish/waiting-changes.ts';
import { INSTALLATION, sitePrefix } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { run } from './process.mjs';
import { explain, examplesIn } from './publish/explain.ts';
import { dim, main } from './report.mjs';
import { mergeCommit, STUDIO_BRANCH } from '../site/publish/branch.ts';
import { publishedCommit } from '../site/publish/history.ts';
import { conflictWith } from '../site/publish/make-release.ts';
import { linkRelease, addWorktree } from '../site/publish/releases.ts';
import { reviewForPublishing } from './release/review.ts';

const OPTIONS = {
  version: { type: 'string' },
  accept: { type: 'boolean', default: false },
  due: { type: 'boolean', default: false },
  mode: { type: 'string' },
  id: { type: 'string' },
  by: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

const SENTENCES: Readonly<Record<PublishFault, string>> = {
  dirty: 'Not published: the folder of the project has uncommitted changes. Commit them, or undo them.',
  conflict: 'Not published: what was saved in the studio and other commits change the same places.',
  rows: 'Not published: the changes affect stored rows. Add --accept if that is intended.',
  migrations:
    'Not published: the version changes the tables of the PostgreSQL database, which a failed start does not undo. Make a backup, and add --accept.',
  example: 'Not published: the changes add example text.',
  untranslated: 'Not published: these texts are not translated yet.',
  spec: 'Not published: the spec has mistakes.',
  packages: 'Not published: npm could not install the packages of the new lockfile.',
  nothing: 'Everything is published already.',
  build: 'Not published: the site could not be built.',
  start: 'Not published: the new version did not start, so the version before it serves.',
  push: 'Not published: the repository did not accept the new version.',
  interrupted: 'Not published: the publication was interrupted. Publish again.',
  busy: 'Not published: another publication is running. Wait for its end.',
  unable: 'Not published: publishing is not possible here.',
  space: 'Not published: the disk is full. Free some space, and publish again.',
  readonly: 'Not published: a folder cannot be written.',
  git: 'Not published: git refused.',
  failed: 'Not published because of an error in the program.',
};

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

/** The outcome of a publication, for a terminal. */
function describeOutcome(outcome: PublishOutcome): string {
  if (outcome.ok) return `Published ${outcome.version} (${outcome.commit.slice(0, 8)}).`;
  const { fault, details, keptMigrations = [] } = outcome;
  const kept = keptMigrations.length > 0 ? [`The database keeps the migrations ${keptMigrations.join(', ')}.`] : [];
  return [SENTENCES[fault], ...details.map(lineOf), ...kept].join('\n');
}

function lineOf({ text, where }: Detail): string {
  const words = typeof text === 'string' ? text : (text['en'] ?? Object.values(text)[0] ?? '');
  return `  ${where === undefined ? '' : `${where}  `}${words}`;
}

/** Why publishing is not possible, for a terminal. */
function describeMissing(missing: readonly Missing[]): string {
  const sentences: Readonly<Record<Missing['what'], string>> = {
    checkout: 'the folder is not a git checkout',
    packages: 'the development packages are not installed. Run npm ci without --omit=dev',
    git: 'git is not installed',
    ownership: 'git refuses this folder, which belongs to another user. Run the command as that user',
    repository: 'git cannot read this folder',
    readonly: 'these folders cannot be written. Make them writable for the user that runs the site',
  };
  return missing
    .map(({ what, details }) => `Publishing is not possible: ${sentences[what]}.\n${details.join('\n')}`)
    .join('\n');
}

/**
 * Checks out what would be published, and runs the release check on its spec.
 *
 * @param name the checkout's name in `.publish`
 */
async function checkWaiting(name: 'review' | 'preview') {
  const folder = publishFolder();
  const project = gitIn(folder.installation);
  const path = folder.path(name);
  const head = await commitOf(project, 'HEAD');
  const start = (await publishedCommit(project)) ?? head;
  if (start === undefined || head === undefined) throw new Refusal('unable', ['There is no commit yet.']);
  folder.ensure();
  await addWorktree(project, path, start);
  for (const tip of [head, await commitOf(project, `refs/heads/${STUDIO_BRANCH}`)]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one merge after the other
    const conflicts = tip && (await mergeCommit(gitIn(path), tip, { keep: 'theirs' }));
    if (tip && conflicts) throw await conflictWith(gitIn(path), tip, 'HEAD', conflicts);
  }
  await linkRelease(folder, path);
  return { folder: path, findings: await reviewForPublishing(join(path, sitePrefix())) };
}
