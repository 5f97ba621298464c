import type { Report } from '../../lib/reports/report.ts';

/** An event that is counted. */
export type Counted = Extract<Report, { kind: 'path' | 'failure' | 'more' }>;

/** Counts events since it was last read, in bounded memory. */
export interface Tally {
  /** Counts an event once, or `count` times. */
  add(report: Counted): void;
  /** Returns the counts and resets them. */
  take(): readonly Counted[];
}

/** Counts a limited number of different events individually, and all others together. */
export function createTally(different: number): Tally {
  const counts = new Map<string, Counted & { count: number }>();
  let others = 0;
  return {
    add(report) {
      const { count = 1 } = report;
      const key = JSON.stringify({ ...report, count: 0 });
      const known = counts.get(key);
      if (known) counts.set(key, { ...known, count: known.count + count });
      else if (report.kind !== 'more' && counts.size < different) counts.set(key, { ...report, count });
      else others += count;
    },
    take() {
      const taken: Counted[] = [...counts.values()];
      if (others > 0) taken.push({ kind: 'more', count: others });
      counts.clear();
      others = 0;
      return taken;
    },
  };
}
