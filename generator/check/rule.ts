import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';

/**
 * A check that zod cannot express: whether the parts of a spec fit together. Pure.
 * @param files The addresses of the files of `site/public/`.
 */
export type Rule = (spec: SiteSpec, files: ReadonlySet<string>) => Iterable<Diagnostic>;

/** Finds the items whose key has occurred before, each with the first item of that key. */
export function* repeated<T extends { readonly path: SpecPath }>(
  items: Iterable<T>,
  keyOf: (item: T) => string | undefined,
): Iterable<{ readonly again: T; readonly first: T }> {
  const seen = new Map<string, T>();
  for (const again of items) {
    const key = keyOf(again);
    if (key === undefined) continue;
    const first = seen.get(key);
    if (first) yield { again, first };
    else seen.set(key, again);
  }
}

/** Refuses an entry of the error catalogue that does not exist or is reserved for later. */
export function* usableError(spec: SiteSpec, name: string, path: SpecPath): Iterable<Diagnostic> {
  yield* unknownName('error/unknown', name, Object.keys(spec.errors), path);
  if (spec.errors[name]?.reserved)
    yield diagnose('error/reserved', path, { name }, seeAlso(['errors', name, 'reserved'], 'It is marked here.'));
}
