import { join } from 'node:path';

import { expect, test } from 'vitest';

import { describeTotals, readTotals } from '../../scripts/totals.mjs';
import { makeCheckout } from './checkout.ts';

test('a test file that could not be loaded counts as a failure', () => {
  const { root, write } = makeCheckout({ installed: false });
  write(
    'results.json',
    JSON.stringify({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    }),
  );
  expect(describeTotals(readTotals(join(root, 'results.json')))).toBe('3 passed, 2 failed, 2 skipped');
});

test('a run without a report is a failure', () => {
  expect(describeTotals(readTotals('/nowhere/results.json'))).toBe('0 passed, 1 failed');
});
