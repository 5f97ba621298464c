import { chmodSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readAudit } from '../../scripts/audit.ts';
import { ROOT } from '../../scripts/node.mjs';
import { describeTotals } from '../../scripts/report.mjs';
import { ROOMS, testsOf } from '../../scripts/rooms.ts';
import { runToEnd } from '../support/process.ts';
import { makeCheckout, plainEnv } from './checkout.ts';

/** The output of npm 10 and 11 for a package with a known vulnerability, shortened to what is read. */
const FOUND = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    hono: {
      name: 'hono',
      severity: 'high',
      isDirect: true,
      via: [
        {
          source: 1,
          name: 'hono',
          title: 'Hono lets it through',
          url: 'https://github.com/advisories/GHSA-x',
          severity: 'high',
        },
      ],
      range: '<4.14.0',
      fixAvailable: { name: 'hono', version: '4.14.0', isSemVerMajor: false },
    },
    '@hono/node-server': { name: '@hono/node-server', severity: 'moderate', via: ['hono'], fixAvailable: true },
    vitest: { name: 'vitest', severity: 'critical', via: ['vite'], fixAvailable: false },
  },
  metadata: { vulnerabilities: { high: 1, critical: 1, total: 3 } },
});

/** The output of npm if the registry has no audit: a warning, JSON, and an error. */
const NO_AUDIT = `npm warn audit 405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk
{
  "message": "405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk",
  "method": "POST",
  "statusCode": 405,
  "error": { "summary": "", "detail": "" }
}
npm error audit endpoint returned an error`;

const shipped = new Set(['hono', '@hono/node-server', 'pg']);

test('a severe vulnerability in a production package is distinguished from one in a tool', () => {
  expect(readAudit(FOUND, shipped)).toEqual([
    '  hono, high: Hono lets it through (https://github.com/advisories/GHSA-x)',
  ]);
});

test.skipIf(process.platform === 'win32').for([
  ['a problem', FOUND, 1, /Error: shipped packages have known vulnerabilities:\n {2}hono, high/],
  ['no audit', NO_AUDIT, 0, /could not be audited: .*\n[^]*405 /],
  ['nothing', '{"auditReportVersion":2,"vulnerabilities":{}}', 0, /No severe vulnerability is known/],
] as const)('the command with %s', async ([, output, expected, message]) => {
  const { root, write } = makeCheckout({ installed: true });
  write('bin/npm', `#!/bin/sh\ncat <<'END'\n${output}\nEND\nexit 1\n`);
  chmodSync(join(root, 'bin/npm'), 0o755);
  const env = plainEnv({ PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` });
  const { code, output: printed } = await runToEnd(process.execPath, ['scripts/run.mjs', 'scripts/check.ts', 'audit'], {
    cwd: root,
    env,
  });
  expect(printed).toMatch(message);
  expect(code).toBe(expected);
  expect(printed).not.toMatch(/\n\s+at /);
});

test('a test file that could not be loaded counts as a failure, and so does a run without a report', () => {
  const { root, write } = makeCheckout({ installed: false });
  const testResults = [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  write('results.json', JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults }));
  expect(describeTotals(join(root, 'results.json'))).toBe('3 passed, 2 failed, 2 skipped');
  expect(describeTotals('/nowhere/results.json')).toBe('0 passed, 1 failed');
});

describe('rooms', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.startsWith('tests/sites/'));
  const paths = Object.values(ROOMS).flat();

  test('each test belongs to one or more, and each entry names tests', () => {
    expect(files.filter((file) => !paths.some((path) => file.startsWith(path)))).toEqual([]);
    expect(paths.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([]);
  });

  test('the name of one stands for its tests; anything else goes to vitest', () => {
    expect(testsOf(['publish', '-t', 'desk'], files)).toEqual([
      'tests/publish',
      'tests/scripts/publish',
      'tests/site/desk-publishing',
      'tests/backend/desk-site',
      '-t',
      'desk',
    ]);
    for (const args of [[], ['--changed', 'main'], ['in-webkit'], ['./tests/hosting']])
      expect(testsOf(args, files)).toBe(args);
  });

  test('an unknown one is refused with the list', async () => {
    const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'scripts/test.ts', 'hostng'], {
      cwd: ROOT,
      env: plainEnv(),
    });
    expect(output).toMatch(/Error: There is no room and no test file "hostng"\. The rooms are: .*\bhosting, /);
    expect(code).toBe(1);
  });
});
