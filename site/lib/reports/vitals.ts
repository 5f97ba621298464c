import { onCLS, onINP, onLCP } from 'web-vitals';
import { store, stored } from '../storage.ts';
import type { Report } from './report.ts';

/** The session storage key: this visit has been reported. */
const REPORTED = 'vitals';

/** Rounds a value, so that it does not identify a visit: times to steps of 8 ms, shifts to thousandths. */
function coarse(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 1000) / 1000;
}

/**
 * Reports once per visit, when its first page is left or hidden, how long that page took to show and to respond, and
 * how much of it shifted.
 */
export function startVitals(send: (report: Report) => void): void {
  if (stored(REPORTED) !== null) return;
  const measured: { lcp?: number; inp?: number; cls?: number } = {};
  const options = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = coarse(value, 8)), options);
  onINP(({ value }) => (measured.inp = coarse(value, 8)), options);
  onCLS(({ value }) => (measured.cls = coarse(value, 0.001)), options);
  addEventListener('visibilitychange', function hide() {
    if (document.visibilityState !== 'hidden' || measured.lcp === undefined) return;
    removeEventListener('visibilitychange', hide);
    // If storage is blocked, every page is reported.
    store(REPORTED, '');
    send({ kind: 'vitals', ...measured });
  });
}
