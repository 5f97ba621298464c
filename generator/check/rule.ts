import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';

/**
 * Something that zod cannot say: how the parts of a spec have to fit together. Pure.
 * @param files The addresses of the files of `site/public/`.
 */
export type Rule = (spec: SiteSpec, files: ReadonlySet<string>) => Iterable<Diagnostic>;

/** The first of several things with the same key, for each that repeats it. */
export function* repeated<T extends { readonly path: SpecPath }>(
  all: Iterable<T>,
  keyOf: (one: T) => string | undefined,
): Iterable<{ readonly again: T; readonly first: T }> {
  const seen = new Map<string, T>();
  for (const again of all) {
    const key = keyOf(again);
    if (key === undefined) continue;
    const first = seen.get(key);
    if (first) yield { again, first };
    else seen.set(key, again);
  }
}
