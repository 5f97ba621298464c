import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import type { PublishLine, PublishOutcome } from '../../site/desk/publish/outcome.ts';
import { capture } from '../../scripts/process.mjs';
import { readStamp } from '../../scripts/stamp.ts';
import { copyFixtureBuild, copyFixtureProject } from '../support/fixture-copy.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { plainEnv } from './checkout.ts';
import { beginHistory, gitIn, restoreOnRetry } from '../support/repository.ts';

// All tests share one project, whose history grows.
const project = temporaryDirectory(afterAll);

function git(...args: readonly string[]): string {
  return gitIn(project, ...args);
}

beforeAll(() => {
  copyFixtureProject(project);
  copyFixtureBuild(project);
  beginHistory(project);
});
restoreOnRetry(project);

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(project, file), text.replace(from, to));
}

/** Commits an edit to the studio's branch, as saving in the studio does. */
function save(file: string, from: string, to: string): void {
  git('switch', '-q', '-C', 'studio/server', 'main');
  edit(file, from, to);
  git('commit', '-qam', `${from} → ${to}`);
  git('switch', '-q', 'main');
}

function generate(...args: readonly string[]): void {
  execFileSync(process.execPath, ['scripts/run.mjs', 'generator/cli.ts', ...args], { cwd: project, env: plainEnv() });
  git('add', '.');
}

/** Publishes as Ana. Returns the steps and the outcome. */
async function publish(...args: readonly string[]): Promise<{ steps: string[]; outcome: PublishOutcome }> {
  const { code, output } = await capture(
    process.execPath,
    [join(project, 'scripts/run.mjs'), 'scripts/publish.ts', '--name', 'Ana', '--email', 'ana@firm.example', ...args],
    { cwd: project, env: plainEnv() },
  );
  const lines = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as PublishLine] : []));
  const steps = lines.flatMap((line) => ('step' in line ? [line.step] : []));
  const [outcome] = lines.flatMap((line) => ('outcome' in line ? [line.outcome] : []));
  if (outcome === undefined) throw new Error(`It ended with ${code}:\n${output}`);
  return { steps, outcome };
}

/** Switches the project to a version, as the server does. */
function takeOver(commit: string): void {
  git('merge', '-q', '--ff-only', commit);
}

test('saved changes are built beside the project, and tagged by the person', async () => {
  save('spec/desk.ts', 'pageSize: 50', 'pageSize: 60');
  const state = (): unknown => [git('rev-parse', 'HEAD'), readStamp(project)];
  const before = state();
  const { steps, outcome } = await publish('--mode', 'build');
  expect(steps).toEqual(['merge', 'compile', 'build']);
  expect(outcome).toMatchObject({ ok: true, version: expect.stringMatching(/^published\/\d{4}-\d{2}-\d{2}-1$/) });
  if (!outcome.ok) return;
  expect(existsSync(join(outcome.dist ?? '', 'client', 'inicio.html'))).toBe(true);
  expect(git('for-each-ref', '--format=%(taggername) %(*objectname)', 'refs/tags')).toBe(`Ana ${outcome.commit}`);
  expect(state()).toEqual(before);
  expect(readStamp(join(outcome.dist ?? '', '..'))).not.toEqual(readStamp(project));
  takeOver(outcome.commit);
  expect((await publish('--mode', 'build')).outcome).toMatchObject({ ok: false, fault: 'nothing' });
});

test.each([
  ['a change of the project that is not committed', 'dirty', () => edit('spec/server.ts', 'export', '\nexport')],
  [
    'added example text',
    'example',
    () => save('spec/values.ts', 'export', "// x\nexport const extra = 'Lorem ipsum';\nexport"),
  ],
  ['a mistake in the spec', 'spec', () => save('spec/index.ts', 'errors,', 'error: errors,')],
  [
    'an option removed in the studio that stored rows may have, although saving it has generated,',
    'rows',
    () => {
      save('spec/forms/fintech.ts', "option('fintech-startup', { es: 'Startup fintech', en: 'Fintech startup' }),", '');
      git('switch', '-q', 'studio/server');
      generate('--accept');
      git('commit', '-qm', 'Generate');
      git('switch', '-q', 'main');
    },
  ],
  [
    'an edit of a line that the project has changed since',
    'conflict',
    () => {
      save('spec/desk.ts', 'pageSize: 60', 'pageSize: 65');
      edit('spec/desk.ts', 'pageSize: 60', 'pageSize: 70');
      git('commit', '-qam', 'Seventy');
    },
  ],
] as const)('%s is refused, and changes nothing', async (_what, fault, change) => {
  git('reset', '-q', '--hard');
  change();
  const before = [git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')];
  expect((await publish('--mode', 'build')).outcome).toMatchObject({ ok: false, fault });
  expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]).toEqual(before);
});

test('a revert makes a commit with the earlier texts, drops no column, and is pushed for a host', async () => {
  git('reset', '-q', '--hard');
  const version = git('tag');
  // The first test proves the build.
  writeFileSync(join(project, 'scripts/build.ts'), '');
  edit('spec/desk.ts', 'pageSize: 70', 'pageSize: 40');
  edit('spec/tables.ts', 'linkedin: text(', 'extra: text({ max: 10, nullable: true }),\n      linkedin: text(');
  generate();
  git('commit', '-qm', 'Add a column');
  const refused = (await publish('--mode', 'build', '--revert', version)).outcome;
  expect(refused).toMatchObject({ ok: false, fault: 'rows', details: [expect.stringContaining('"extra"')] });
  const origin = temporaryDirectory(onTestFinished);
  git('init', '-q', '--bare', origin);
  git('remote', 'add', 'origin', origin);
  const { outcome } = await publish('--mode', 'push', '--revert', version, '--accept');
  expect(outcome).toMatchObject({ ok: true, commit: git('rev-parse', 'HEAD') });
  if (!outcome.ok) return;
  expect(
    git('ls-remote', 'origin')
      .split('\n')
      .map((line) => line.replace(/\t/, ' ')),
  ).toEqual(
    expect.arrayContaining([`${outcome.commit} refs/heads/main`, `${outcome.commit} refs/tags/${outcome.version}^{}`]),
  );
  expect(git('log', '-1', '--format=%an %s')).toBe(`Ana Go back to ${version}`);
  expect(readFileSync(join(project, 'spec/desk.ts'), 'utf8')).toContain('pageSize: 60');
  expect(readFileSync(join(project, 'spec/tables.ts'), 'utf8')).not.toContain('extra');
  const folder = join(project, 'site/supabase/migrations');
  const migrations = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(migrations.length).toBeGreaterThan(2);
  expect(migrations.join('\n')).not.toMatch(/drop column/i);
});
