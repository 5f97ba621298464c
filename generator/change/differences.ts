import { align } from './align.ts';
import { brief, contrast } from './phrases.ts';
import { isNamed, same } from './value.ts';

/** Whether one entry of a list may have become the other: two records that agree in something. */
function like(a: unknown, b: unknown): boolean {
  return (
    isNamed(a) && isNamed(b) && Object.entries(a).some(([key, value]) => value !== undefined && same(value, b[key]))
  );
}

/** What became of a value of the spec, a line for each part that differs. */
export function differences(name: string, was: unknown, now: unknown): string[] {
  if (same(was, now)) return [];
  if (isNamed(was) && isNamed(now)) {
    return Object.keys({ ...was, ...now }).flatMap((key) => differences(`${name}.${key}`, was[key], now[key]));
  }
  if (!Array.isArray(was) || !Array.isArray(now)) return [`${name}: ${contrast(was, now)}`];
  const { pairs, added, removed, moved } = align<unknown>(was, now, { same, like });
  return [
    ...pairs.flatMap((pair) => differences(`${name}[${pair.index}]`, pair.was, pair.now)),
    ...added.map((value) => `${name}: ${brief(value)} added`),
    ...removed.map((value) => `${name}: ${brief(value)} removed`),
    ...(moved > 0 ? [`${name}: entries in another order`] : []),
  ];
}
