import type { Report } from '../../lib/reports/report.ts';

/** What the server counts. */
export type Counted = Extract<Report, { kind: 'path' | 'failure' | 'more' }>;

/** Counts what happened since it was last asked, in bounded memory whatever comes. */
export interface Tally {
  /** Counts something; `count` of it, or once. */
  add(report: Counted): void;
  /** All that was counted; from here on it counts anew. */
  take(): readonly Counted[];
}

/** Counts so many different things each by itself, and of all others only how many they were. */
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
