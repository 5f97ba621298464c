import { align } from './align.ts';
import { isRecord, list, same } from './data.ts';
import type { Data } from './data.ts';
import { brief, contrast } from './words.ts';

/** Whether one entry of a list may have become the other: two records that agree in something. */
const like = (a: Data, b: Data): boolean =>
  isRecord(a) && isRecord(b) && Object.entries(a).some(([key, value]) => value !== undefined && same(value, b[key]));

/** What became of a value of the spec, a line for each part that differs. */
export const differences = (name: string, was: Data, now: Data): string[] => {
  if (same(was, now)) return [];
  if (isRecord(was) && isRecord(now)) {
    return Object.keys({ ...was, ...now }).flatMap((key) => differences(`${name}.${key}`, was[key], now[key]));
  }
  if (!Array.isArray(was) || !Array.isArray(now)) return [`${name}: ${contrast(was, now)}`];
  const { pairs, added, removed, moved } = align(list(was), list(now), { same, like });
  return [
    ...pairs.flatMap((pair) => differences(`${name}[${pair.index}]`, pair.was, pair.now)),
    ...added.map((value) => `${name}: ${brief(value)} added`),
    ...removed.map((value) => `${name}: ${brief(value)} removed`),
    ...(moved > 0 ? [`${name}: entries in another order`] : []),
  ];
};
