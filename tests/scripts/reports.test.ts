import { join } from 'node:path';

import { expect, test } from 'vitest';

import { findPlaceholders, placeholdersIn } from '../../scripts/placeholders.ts';
import { describeTotals, readTotals } from '../../scripts/totals.mjs';
import { makeCheckout } from './checkout.ts';

test('each placeholder is found at its line and column', () => {
  const source = [
    "  email: 'hola@cimiento.example',",
    "  phone: '+52 55 0000 0000', href: 'tel:+525500000000',",
    "  booking: 'https://agenda.cimiento.example/nuevo',",
    '  // the .example addresses are reserved',
    "  name: 'for example', host: 'www.example.com',",
  ].join('\n');
  expect(placeholdersIn(source, 'spec/site.ts').map(({ line, column, text }) => [line, column, text])).toEqual([
    [1, 11, 'hola@cimiento.example'],
    [2, 11, '+52 55 0000 0000'],
    [2, 41, '+525500000000'],
    [3, 21, 'agenda.cimiento.example'],
  ]);
});

test('every file of the spec is searched, and named from the top of the repository', () => {
  const { root, write } = makeCheckout({ installed: false });
  write('spec/pages/home.ts', "'https://a.example'");
  write('spec/site.ts', "'hola@b.example'");
  expect(findPlaceholders(join(root, 'spec'), root).map(({ file }) => file)).toEqual(['spec/pages/home.ts', 'spec/site.ts']);
});

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
