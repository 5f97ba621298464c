import { onCLS, onINP, onLCP } from 'web-vitals';
import { stored } from '../stored.ts';
import type { Report } from './report.ts';

/** Under which a tab keeps that this visit has been told of. */
const KEPT = 'vitals';

/** Coarse, so that no two visits are told apart by it: times in steps of 8 ms, shifts in thousandths. */
function coarse(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 1000) / 1000;
}

/** Tells once a visit, when its first page is left or hidden, how long that page took to show, to answer, and how much of it moved. */
export function startVitals(tell: (report: Report) => void): void {
  if (stored(KEPT) !== null) return;
  const measured: { lcp?: number; inp?: number; cls?: number } = {};
  const options = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = coarse(value, 8)), options);
  onINP(({ value }) => (measured.inp = coarse(value, 8)), options);
  onCLS(({ value }) => (measured.cls = coarse(value, 0.001)), options);
  addEventListener('visibilitychange', function hide() {
    if (document.visibilityState !== 'hidden' || measured.lcp === undefined) return;
    removeEventListener('visibilitychange', hide);
    try {
      sessionStorage.setItem(KEPT, '');
    } catch {
      // Storage may be forbidden: then each page is told of.
    }
    tell({ kind: 'vitals', ...measured });
  });
}
