import type { SpecPath } from '../diagnostics/diagnostic.ts';
import type { JsonObject } from './contract.ts';
import { EditError } from './edit-error.ts';

type Container = Readonly<Record<string | number, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** A copy of a value with another value at a path. Only the objects on the path are copied. */
export function withValue(value: unknown, [step, ...rest]: SpecPath, make: (before: unknown) => unknown): unknown {
  if (step === undefined) return make(value);
  if (!isContainer(value))
    throw new EditError(
      'edit/gone',
      'There is no such place in the spec. The page may have changed in the meantime: load it again.',
    );
  const inside = withValue(value[step], rest, make);
  if (Object.is(inside, value[step])) return value;
  if (Array.isArray(value)) return value.with(Number(step), inside);
  const entries = Object.entries({ ...value, [step]: inside });
  return Object.fromEntries(entries.filter(([name]) => name !== step || inside !== undefined));
}

/** A new value that reuses the equal parts of the old one. */
export function merged(before: unknown, after: unknown): unknown {
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  if (sameValue(before, after)) return before;
  if (!Array.isArray(before) || !Array.isArray(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (name) => after[name] !== undefined,
    );
    return Object.fromEntries(names.map((name) => [name, merged(before[name], after[name])]));
  }
  const [old, now] = [before as readonly unknown[], after as readonly unknown[]];
  if (old.length === now.length) return now.map((item, index) => merged(old[index], item));
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && sameValue(old[head], now[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameValue(old.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  return [...old.slice(0, head), ...now.slice(head, now.length - tail), ...old.slice(old.length - tail)];
}

/** The innermost paths at which two values differ. Lists of different lengths differ as a whole. */
export function differingPaths(a: unknown, b: unknown, path: SpecPath = []): SpecPath[] {
  if (Object.is(a, b)) return [];
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return [path];
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differingPaths(a[key], b[key], [...path, Array.isArray(a) ? Number(key) : key]));
}

/** Whether two values of the spec are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  return differingPaths(a, b).length === 0;
}
