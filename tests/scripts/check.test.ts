import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

import { readAudit } from '../../scripts/audit.ts';
import { describeTotals } from '../../scripts/report.mjs';
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
