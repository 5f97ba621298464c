/** A value with named parts. */
export type Named = Readonly<Record<string, unknown>>;

/** Whether a value has named parts. */
export function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values are the same all the way down, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isNamed(a) || !isNamed(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => same(a[key], b[key]));
}

/** The names of two records: those that only the second has, only the first, or both. */
export function names(
  before: Named,
  after: Named,
): { readonly added: string[]; readonly removed: string[]; readonly kept: string[] } {
  return {
    added: Object.keys(after).filter((name) => !(name in before)),
    removed: Object.keys(before).filter((name) => !(name in after)),
    kept: Object.keys(after).filter((name) => name in before),
  };
}
