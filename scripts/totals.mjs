import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * Reads how many tests passed and failed from vitest's JSON report. A file that could not be loaded
 * has no tests to count and counts as one failure; so does a run that left no report.
 * @param {string} file
 * @returns {Totals}
 */
export function readTotals(file) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests,
  };
}

/** The closing line of `npm test`, which other programs read. @param {Totals} totals */
export function describeTotals({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
