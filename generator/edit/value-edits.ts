import { CannotEdit } from './refusal.ts';
import type { SpecPath } from '../diagnostic.ts';

type Container = Record<string | number, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** A value like another one but for what stands at a place; objects on the way are made anew, all others are the same. */
export function withValue(value: unknown, [step, ...rest]: SpecPath, make: (before: unknown) => unknown): unknown {
  if (step === undefined) return make(value);
  if (!isContainer(value))
    throw new CannotEdit(
      'edit/gone',
      'The spec has nothing there to change: the page may have changed meanwhile. Load it again.',
    );
  const inside = withValue(value[step], rest, make);
  if (Array.isArray(value)) return value.with(Number(step), inside);
  const copy = { ...value };
  if (inside === undefined) delete copy[step];
  else copy[step] = inside;
  return copy;
}

/** The places at which two values differ: the outermost ones that cannot be told more closely. */
export function differingPaths(a: unknown, b: unknown, path: SpecPath = []): SpecPath[] {
  if (Object.is(a, b)) return [];
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return [path];
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differingPaths(a[key], b[key], [...path, Array.isArray(a) ? Number(key) : key]));
}

/** Whether two values of the spec say the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  return differingPaths(a, b).length === 0;
}
