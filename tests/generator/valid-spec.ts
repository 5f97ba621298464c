import { checkSpec } from '../../generator/check/index.ts';
import { plan } from '../../generator/emit/plan.ts';
import { describeIssues } from '../../generator/read/issues.ts';
import { parseSpec } from '../../generator/read/load.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { emptyLog } from '../../generator/sql/migration.ts';

// The fixtures have names of their own, so the compiler, which knows the real spec's names, must not follow this import.
const file = new URL('../fixtures/base.ts', import.meta.url).href;

/** The codes of all mistakes in a spec: in its values, or else between its parts. */
export function codes(spec: SiteSpec): string[] {
  const parsed = parseSpec(spec);
  const found = parsed.success ? checkSpec(spec) : describeIssues(parsed.error.issues, spec);
  return found.map(({ code }) => code);
}

/** The files that the generator makes of a spec, unformatted, by their paths. */
export function filesOf(spec: SiteSpec): Map<string, string> {
  return new Map(plan(spec, emptyLog()).files.map(({ path, content }) => [path, content]));
}

/** The small valid spec that the broken ones are made from. */
export const { base } = (await import(file)) as { base: SiteSpec };
