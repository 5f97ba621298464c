import { checkSpec } from '../../generator/check/index.ts';
import { plan } from '../../generator/generate.ts';
import { describeIssues } from '../../generator/read/issues.ts';
import { parseSpec } from '../../generator/read/load.ts';
import type { Page, SiteSpec } from '../../generator/schema/index.ts';
import { emptyLog } from '../../generator/sql/migration.ts';
import written from '#spec';

// A dynamic import, so that the compiler does not check the fixture against the names of the real spec.
const file = new URL('../fixtures/base.ts', import.meta.url).href;

/** The codes of all errors in a spec: those of its schema, or else those of the checks. */
export function codes(spec: SiteSpec): string[] {
  const parsed = parseSpec(spec);
  const diagnostics = parsed.success ? checkSpec(spec) : describeIssues(parsed.error.issues, spec);
  return diagnostics.map(({ code }) => code);
}

/** The same text in both languages. */
export function both(value: string): { readonly es: string; readonly en: string } {
  return { es: value, en: value };
}

/** The base with more blocks at the end of its home page. Their names are not checked against those of the real spec. */
export function withBlocks(...blocks: readonly object[]): SiteSpec {
  const [home, ...others] = base.pages;
  return { ...base, pages: [{ ...home, blocks: [...(home?.blocks ?? []), ...blocks] } as Page, ...others] };
}

/** The files that the generator emits for a spec, unformatted, by path. */
export function filesOf(spec: SiteSpec): Map<string, string> {
  return new Map(plan(spec, emptyLog()).files.map(({ path, content }) => [path, content]));
}

/** The fixture site's spec, in which texts of a partial language are completed. */
export const site = parseSpec(written).data as SiteSpec;

/** The small valid spec that tests vary. */
export const { base } = (await import(file)) as { base: SiteSpec };
