import { checkSpec } from '../../generator/check/index.ts';
import { plan } from '../../generator/emit/plan.ts';
import { describeIssues } from '../../generator/read/issues.ts';
import { parseSpec } from '../../generator/read/load.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { emptyLog } from '../../generator/sql/migration.ts';

// A dynamic import, so that the compiler does not check the fixture against the names of the real spec.
const file = new URL('../fixtures/base.ts', import.meta.url).href;

/** The codes of all mistakes in a spec: first in its values; if those are valid, between its parts. */
export function codes(spec: SiteSpec): string[] {
  const parsed = parseSpec(spec);
  const found = parsed.success ? checkSpec(spec) : describeIssues(parsed.error.issues, spec);
  return found.map(({ code }) => code);
}

/** The files that the generator emits for a spec, unformatted, by path. */
export function filesOf(spec: SiteSpec): Map<string, string> {
  return new Map(plan(spec, emptyLog()).files.map(({ path, content }) => [path, content]));
}

/** The small valid spec that tests vary. */
export const { base } = (await import(file)) as { base: SiteSpec };
