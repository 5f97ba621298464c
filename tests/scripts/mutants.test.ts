import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { requirePassing } from '../../scripts/mutants/baseline.ts';
import { examine, type Examination } from '../../scripts/mutants/examine.ts';
import { choose, readMutants, type Listed } from '../../scripts/mutants/mutant.ts';
import { codeOf, lineOf, summary } from '../../scripts/mutants/table.ts';
import { createWorkspace, type Workspace } from '../../scripts/mutants/workspace.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURE = join(ROOT, 'tests/fixtures/mutants');

const mutant = (changes: Partial<Listed>): Listed => ({
  id: 'adds',
  family: 'prices',
  harm: 'Six cost five.',
  file: 'price.ts',
  find: 'price * count',
  replace: 'price + count',
  tests: ['tests/price.test.ts'],
  ...changes,
});

describe('a mutant of a small project', () => {
  let from: string;
  let workspace: Workspace;
  let examination: Examination;
  beforeAll(() => {
    from = mkdtempSync(join(tmpdir(), 'mutants-fixture-'));
    cpSync(FIXTURE, from, { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(from, 'node_modules'), 'junction');
    execFileSync('git', ['init', '-q'], { cwd: from });
    writeFileSync(join(from, '.git/info/exclude'), 'node_modules\n');
    workspace = createWorkspace(from);
    examination = { workspace, env: process.env, limitMs: 60_000, staticChecks: [] };
  });
  afterAll(() => {
    workspace.remove();
    rmSync(from, { recursive: true, force: true });
  });

  it('is noticed by name, or not, and leaves the copy as it was', async () => {
    expect(await requirePassing([mutant({})], [], examination)).toEqual(['tests/price.test.ts']);
    const noticed = await examine(mutant({}), examination);
    expect(noticed).toMatchObject({ status: 'noticed', by: { file: 'tests/price.test.ts', title: 'multiplies' } });
    expect(readFileSync(join(workspace.root, 'price.ts'))).toEqual(readFileSync(join(FIXTURE, 'price.ts')));

    const missed = { mutant: mutant({ id: 'dollars', find: "'MXN'", replace: "'USD'" }), finding: await examine(mutant({ find: "'MXN'", replace: "'USD'" }), examination) };
    expect(missed.finding.status).toBe('not noticed');
    expect(lineOf(missed, [6, 7])).toContain('NOT NOTICED');
    expect(summary([{ mutant: mutant({}), finding: noticed }, missed])).toMatch(/prices +1 of 2 [^]*dollars \(price\.ts\): not noticed\. Six cost five\.[^]*2 mutants: 1 noticed by a test/);
    expect([codeOf([missed]), codeOf([{ mutant: mutant({}), finding: noticed }])]).toEqual([1, 0]);
  });

  it('that does not apply says why', async () => {
    const why = async (changes: Partial<Listed>): Promise<unknown> => {
      const { status, by } = await examine(mutant(changes), examination);
      return [status, by?.message];
    };
    expect(await why({ find: 'price / count' })).toEqual(['does not apply', 'The mutant "adds" does not apply: its `find` text is not there any more in price.ts.']);
    expect(await why({ find: 'export const' })).toEqual(['does not apply', 'The mutant "adds" does not apply: its `find` text is there 2 times in price.ts.']);
    expect(await why({ only: 'divides' })).toEqual(['does not apply', 'No test of tests/price.test.ts ran: none has a name like "divides".']);
    expect(await why({ tests: ['tests/cost.test.ts'] })).toEqual(['does not apply', 'The mutant "adds" names files that do not exist: tests/cost.test.ts.']);
  });
});

describe('the list', async () => {
  const all = await readMutants(ROOT);

  it('has at least 80, and is taken apart by id and family', () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(choose(all, ['forms-autocomplete'], []).map(({ id }) => id)).toEqual(['forms-autocomplete']);
    expect(new Set(choose(all, [], ['theme', 'toasts']).map(({ family }) => family))).toEqual(new Set(['theme', 'toasts']));
    expect(() => choose(all, ['forms-autocompleet'], [])).toThrow('There is no mutant "forms-autocompleet".');
  });
});
