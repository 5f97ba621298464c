import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { isInPages } from '../../scripts/stamp.mjs';
import { readGraph } from '../../scripts/testing/graph.mjs';
import { RULES } from '../../scripts/testing/map.mjs';
import { needsOf } from '../../scripts/testing/needs.mjs';
import { changesSince, isCommit, readRequest } from '../../scripts/testing/request.mjs';
import { isNamed, ruleOf, selectTests, testFiles } from '../../scripts/testing/select.mjs';
import { familyTable, slowestTable } from '../../scripts/testing/table.mjs';
import { busySeconds, keepTimes, readTimes } from '../../scripts/testing/times.mjs';
import { makeCheckout } from './checkout.ts';

const graph = await readGraph(ROOT);
const all = testFiles(graph);

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function select(...changes: string[]) {
  return selectTests(changes, graph, read);
}

describe('the map of what exercises what', () => {
  test('names tests and files that exist', () => {
    expect(RULES.flatMap(({ tests }) => tests).filter((name) => !all.some((file) => isNamed(file, name)))).toEqual([]);
    // The folder of files that are published unchanged is there when there is one.
    expect(
      RULES.flatMap(({ of }) => of).filter((place) => place !== 'site/public' && !existsSync(join(ROOT, place))),
    ).toEqual([]);
  });

  test('leads to every test file', () => {
    const named = RULES.flatMap(({ tests }) => tests);
    expect(all.filter((file) => !named.some((name) => isNamed(file, name)))).toEqual([]);
  });

  test('goes by the rule that names a file most closely, and takes everything where none does', () => {
    expect(ruleOf('generator/check/links.ts')?.place).toBe('generator/check');
    expect(ruleOf('generator/checklist.ts')?.place).toBe('generator');
    expect(select('package-lock.json').files).toEqual(all);
    expect(select().files).toEqual([]);
  });
});

describe('what a change can break', () => {
  test('of one rule: the tests of rules, no site and no browser', () => {
    const { files } = select('generator/check/links.ts');
    expect(files).toEqual(
      expect.arrayContaining(['tests/generator/broken-specs.test.ts', 'tests/generator/rules.test.ts']),
    );
    expect(needsOf(files, graph)).toEqual({
      site: false,
      published: false,
      browser: false,
      firefox: false,
      webkit: false,
      postgres: true,
      nginx: false,
    });
  });

  test('of one file of the server: its own tests, and no forms in a browser', () => {
    const { files } = select('site/server/leads/csv.ts');
    expect(files).toContain('tests/backend/leads.test.ts');
    expect(needsOf(files, graph)).toMatchObject({ site: false, browser: false });
  });

  test('of one block: its examples, and the pages that show it', () => {
    const { files, scope } = select('site/blocks/legalText/component.tsx');
    expect(files).toContain('tests/any-site/pages.test.ts');
    expect(scope).toEqual({ kinds: ['legalText'], pages: ['accessibility', 'legal-data', 'privacy', 'terms'] });
    expect(select('site/blocks/hero/component.tsx').scope.pages, 'of many pages some').toHaveLength(4);
    expect(
      select('site/blocks/legalText/component.tsx', 'site/styles/base.css').scope,
      'with what all pages have',
    ).toEqual({});
    expect(select('site/blocks/parts/Stars.tsx').scope.kinds, 'a part of blocks').toContain('quotes');
  });

  test('of one page: that page', () => {
    expect(
      select(
        'spec/pages/terms.ts',
        'site/generated/locales/es/terms.json',
        'site/generated/pages/terms.ts',
        'site/generated/manifest.json',
      ).scope,
    ).toEqual({ pages: ['terms'] });
    expect(select('site/generated/locales/es/shared.json').scope).toEqual({});
  });

  test('of a test, or what tests share: the tests that load it', () => {
    expect(select('tests/backend/settings.test.ts').files).toEqual(['tests/backend/settings.test.ts']);
    expect(select('tests/backend/support/telling.ts').files).toContain('tests/backend/notify.test.ts');
    expect(select('tests/backend/support/telling.ts').files).not.toContain('tests/backend/settings.test.ts');
  });

  test('what is imported for its types alone counts for nothing: the compiler sees that', () => {
    expect([...graph.reaching('scripts/testing/scope.mjs', () => false)].toSorted()).toEqual([
      'scripts/testing/scope.mjs',
      'scripts/testing/select.mjs',
    ]);
  });
});

test('what tests need is told by what they load', () => {
  expect(needsOf(['tests/backend/grants.test.ts'], graph)).toMatchObject({
    site: false,
    browser: false,
    postgres: true,
  });
  expect(needsOf(['tests/scripts/dev.test.ts'], graph)).toMatchObject({ site: false, browser: true });
  expect(needsOf(['tests/generated/routes.test.ts'], graph)).toMatchObject({ site: true, published: false });
  expect(needsOf(all, graph)).toEqual({
    site: true,
    published: true,
    browser: true,
    firefox: true,
    webkit: true,
    postgres: true,
    nginx: true,
  });
});

test('the pages are built again for whatever their build loads', () => {
  const entries = graph.paths.filter((path) =>
    /^site\/(?:vite\.config\.ts|pages\/|renderer\/|build\/|lib\/)|^scripts\/build\/build-site\.ts$/.test(path),
  );
  const loaded = [...new Set(entries.flatMap((entry) => [...graph.reachedFrom(entry)]))].filter((path) =>
    graph.paths.includes(path),
  );
  expect(loaded.filter((path) => !isInPages(path))).toEqual([]);
  expect(['spec/site.ts', 'site/server/leads/csv.ts', 'generator/check/links.ts'].filter(isInPages)).toEqual([]);
});

describe('what was asked for', () => {
  const isMain = (name: string): boolean => ['HEAD', 'main'].includes(name);
  test.for([
    [[], { filters: [], options: [] }],
    [['tests/generator'], { filters: ['tests/generator'], options: [] }],
    [['--changed'], { since: 'HEAD', filters: [], options: [] }],
    [['--changed', 'main', 'tests/site'], { since: 'main', filters: ['tests/site'], options: [] }],
    [['--changed=main'], { since: 'main', filters: [], options: [] }],
    [['--changed', 'tests/site'], { since: 'HEAD', filters: ['tests/site'], options: [] }],
    [['-t', 'a title', 'tests/site'], { filters: ['tests/site'], options: ['-t', 'a title'] }],
    [['--bail=1', 'tests/site'], { filters: ['tests/site'], options: ['--bail=1'] }],
  ] as const)('%s', ([args, request]) => expect(readRequest(args, isMain)).toEqual(request));

  test('a commit that git does not know is named', () => {
    expect(() => readRequest(['--changed=mian'], isMain)).toThrow(
      '--changed mian: git knows no such commit or branch here.',
    );
  });
});

test('changes are what is edited, staged, new, gone or committed since', () => {
  const { root, write } = makeCheckout({ installed: false });
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  for (const name of ['edited', 'staged', 'gone', 'same']) write(name, '1');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'First');
  git('checkout', '-qb', 'branch');
  write('committed', '1');
  git('add', '-A');
  git('commit', '-qm', 'Second');
  write('edited', '2');
  write('staged', '2');
  git('add', 'staged');
  git('rm', '-q', 'gone');
  write('new file', '1');
  expect(changesSince(root, 'HEAD')).toEqual(['edited', 'gone', 'new file', 'staged']);
  expect(changesSince(root, 'main')).toEqual(['committed', 'edited', 'gone', 'new file', 'staged']);
  expect([isCommit(root, 'main'), isCommit(root, 'edited')]).toEqual([true, false]);
});

describe('the figures', () => {
  const first = [
    { file: 'tests/any-site/pages.test.ts', tests: 60, seconds: 120.4 },
    { file: 'tests/generator/rules.test.ts', tests: 10, seconds: 2.5 },
  ];
  const run = { wall: 130, busy: 200, at: '2026-01-01T00:00:00Z' };

  test('are kept by file, and compared with the time before', () => {
    const { root } = makeCheckout({ installed: false });
    expect(slowestTable(first, readTimes(root))).not.toContain('120 s');
    keepTimes(root, first, { ...run, whole: true });
    keepTimes(root, [{ file: 'tests/generator/rules.test.ts', tests: 11, seconds: 3 }], {
      ...run,
      wall: 4,
      whole: false,
    });
    const before = readTimes(root);
    expect(before.whole).toMatchObject({ wall: 130, busy: 200 });
    const second = [
      { file: 'tests/generator/rules.test.ts', tests: 12, seconds: 1 },
      { file: 'tests/any-site/pages.test.ts', tests: 60, seconds: 60 },
      { file: 'tests/browser/new.test.ts', tests: 1, seconds: 7 },
    ];
    expect(slowestTable(second, before)).toMatch(
      /pages\.test\.ts +60 +60 s +2 min 00 s\n.*new\.test\.ts +1 +7\.0 s\n.*rules\.test\.ts +12 +1\.0 s +3\.0 s$/,
    );
    expect(familyTable(second, before, { wall: 61, whole: true }).split('\n')).toEqual([
      '  family     tests  seconds  before',
      '  browser       61       67',
      '  generator     12        1       3',
      '  all           73       68',
      '61 s from start to end',
      'The time before: 2 min 10 s from start to end; the machine’s processors worked 3 min 20 s',
    ]);
  });

  // Some containers do not tell.
  test.skipIf(busySeconds() === 0)('of the processors count what other processes do, waited for or not', async () => {
    const before = busySeconds();
    const work =
      'for (const end = process.cpuUsage().user + 1e5; process.cpuUsage().user < end; ); console.log(); process.stdin.resume()';
    const other = spawn(process.execPath, ['-e', work], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    expect(busySeconds() - before).toBeGreaterThanOrEqual(0.05);
    other.kill();
  });

  test('name the slowest twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      file: `tests/site/${index}.test.ts`,
      tests: 1,
      seconds: index,
    }));
    const lines = slowestTable(many, { files: {} }).split('\n');
    expect(lines).toHaveLength(22);
    expect(lines[2]).toContain('tests/site/29.test.ts');
  });
});
