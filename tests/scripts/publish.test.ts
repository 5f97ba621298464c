import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { capture } from '../../scripts/process.mjs';
import { ROOT } from '../../scripts/node.mjs';
import { packagesName } from '../../site/publish/releases.ts';
import { copyFixtureBuild, copyFixtureProject } from '../support/fixture-copy.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { plainEnv } from './checkout.ts';
import { beginHistory, gitIn } from '../support/repository.ts';

// The whole project, published once before the tests. tests/publish has the cases of publishing, on small projects.
const project = temporaryDirectory(afterAll);
let published: { code: number; output: string; isBuilt: boolean; tag: string; of: string };
let again: { code: number; output: string; tags: string };

function git(...args: readonly string[]): string {
  return gitIn(project, ...args);
}

beforeAll(async () => {
  copyFixtureProject(project);
  copyFixtureBuild(project);
  beginHistory(project);
  const packages = join(project, '.publish/packages', packagesName(project));
  mkdirSync(packages, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(packages, 'node_modules'), 'junction');

  save('spec/desk.ts', 'pageSize: 50', 'pageSize: 60');
  const result = await publish();
  published = {
    ...result,
    isBuilt: existsSync(join(release(), 'dist/client/inicio.html')),
    tag: git('for-each-ref', '--format=%(taggername) %(*objectname)', 'refs/tags'),
    of: git('rev-parse', 'HEAD'),
  };
  again = { ...(await publish()), tags: git('tag') };
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(project, file), text.replace(from, to));
}

/** Commits an edit to the studio's branch, as saving in the studio does. */
function save(file: string, from: string, to: string): void {
  git('switch', '-q', '-C', 'studio-edits', 'main');
  edit(file, from, to);
  git('commit', '-qam', `${from} → ${to}`);
  git('switch', '-q', 'main');
}

function generate(...args: readonly string[]): void {
  execFileSync(process.execPath, ['scripts/run.mjs', 'generator/cli.ts', ...args], { cwd: project, env: plainEnv() });
  git('add', '.');
}

/** Runs `npm run publish`, as Ana. */
function publish(...args: readonly string[]): Promise<{ code: number; output: string }> {
  const env = plainEnv({ GIT_AUTHOR_NAME: 'Ana', GIT_AUTHOR_EMAIL: 'ana@firm.example' });
  return capture(process.execPath, [join(project, 'scripts/run.mjs'), 'scripts/publish.ts', ...args], {
    cwd: project,
    env,
  });
}

/** The folder of the current release. */
function release(): string {
  return join(project, '.publish/releases', readFileSync(join(project, '.publish/current'), 'utf8').trim());
}

test('the command publishes what was saved, and says so; a second time there is nothing', () => {
  const { code, output, isBuilt, tag, of } = published;
  expect(output).toMatch(/^Published \d{4}-\d{2}-\d{2}-1 \([0-9a-f]{8}\)\.\nfetch [\d.]+ s, .*build [\d.]+ s/);
  expect(code).toBe(0);
  expect(isBuilt).toBe(true);
  expect(tag).toBe(`Ana ${of}`);
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/^Everything is published already\.\n/) });
  expect(again.tags.split('\n')).toHaveLength(1);
});

test.each([
  [
    'added example text',
    /adds? example text\.\n {2}spec\/values\.ts:\d+:\d+ {2}Lorem ipsum/,
    () => save('spec/values.ts', 'export', "// x\nexport const extra = 'Lorem ipsum';\nexport"),
  ],
  [
    'a mistake in the spec',
    /the spec has mistakes\.\n {2}spec\/index\.ts:\d+:\d+ {2}/,
    () => save('spec/index.ts', 'errors,', 'error: errors,'),
  ],
  [
    'an option removed in the studio that stored rows may have, although saving it has generated,',
    /affect stored rows\. Add --accept .*\n {2}spec\/forms\/appointment\.ts:\d+:\d+ {2}.*pain/,
    () => {
      save('spec/forms/appointment.ts', "option('pain', { es: 'Dolor o urgencia', en: 'Pain or emergency' }),", '');
      git('switch', '-q', 'studio-edits');
      generate('--accept');
      git('commit', '-qm', 'Generate');
      git('switch', '-q', 'main');
    },
  ],
] as const)('%s is refused with its place, and changes nothing', async (_what, expected, change) => {
  change();
  const before = [git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain'), release()];
  const { code, output } = await publish();
  expect(output).toMatch(expected);
  expect(code).toBe(1);
  expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain'), release()]).toEqual(before);
});

test('going back makes a commit with the earlier texts, and drops no column', async () => {
  const version = again.tags;
  // The first publication proves the build.
  writeFileSync(join(project, 'scripts/build.ts'), '');
  edit('spec/desk.ts', 'pageSize: 60', 'pageSize: 40');
  edit('spec/tables.ts', 'linkedin: text(', 'extra: text({ max: 10, nullable: true }),\n      linkedin: text(');
  generate();
  git('commit', '-qm', 'Add a column');
  git('branch', '--force', 'studio-edits', 'main');
  const refused = await publish('--version', version);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/stored rows[^]*"extra"/) });
  expect(await publish('--version', version, '--accept')).toMatchObject({ code: 0 });
  expect(git('log', '-1', '--format=%an %s')).toBe(`Ana Go back to ${version.replace('published-', '')}`);
  expect(readFileSync(join(project, 'spec/desk.ts'), 'utf8')).toContain('pageSize: 60');
  expect(readFileSync(join(project, 'spec/tables.ts'), 'utf8')).not.toContain('extra');
  const folder = join(project, 'site/supabase/migrations');
  const migrations = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(migrations.length).toBeGreaterThan(1);
  expect(migrations.join('\n')).not.toMatch(/drop column/i);
});
