import type { Worked } from './desk.ts';
import type { Sent } from './sender.ts';

/** How the rows compare with what was confirmed. */
export interface Balance {
  readonly missing: number;
  readonly twice: number;
}

/** Compares the messages that are stored with those that were confirmed. */
export function balance(stored: readonly string[], confirmed: readonly string[]): Balance {
  const found = new Set(stored);
  return { missing: confirmed.filter((message) => !found.has(message)).length, twice: stored.length - found.size };
}

/** The value below which `share` of the sorted values lie. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function line(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [p50, p95, p99, longest] = [0.5, 0.95, 0.99, 1].map((share) => `${Math.round(percentile(sorted, share))} ms`);
  return `p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${longest}`;
}

/** What was done at the desk, for people. */
export function describeDesk(worked: readonly Worked[], found: Balance): string {
  const changes = worked.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const conflicts = worked.reduce((sum, each) => sum + each.conflicts, 0);
  return `desk        ${changes} changes confirmed, ${conflicts} of them entered again or found stored
lists       ${line(worked.flatMap(({ listMs }) => listMs))}
missing     ${found.missing}
twice       ${found.twice}
`;
}

/** The figures of a run, for people. */
export function describe(sent: readonly Sent[], seconds: number, kills: number, found: Balance): string {
  const again = sent.filter(({ repeats }) => repeats > 0);
  return `confirmed   ${sent.length} leads in ${seconds.toFixed(1)} s, ${Math.round(sent.length / seconds)} a second
answers     ${line(sent.map(({ answerMs }) => answerMs))}
with waits  ${line(sent.map(({ wholeMs }) => wholeMs))}
restarts    ${kills} (SIGKILL)
repeats     ${sent.reduce((sum, { repeats }) => sum + repeats, 0)} of ${again.length} leads
missing     ${found.missing}
twice       ${found.twice}
`;
}
