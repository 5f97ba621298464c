import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { locatedAt } from '../diagnostics/locate.ts';
import { locateAll } from './locate/locate-all.ts';
import { projectOf, relativePath } from '../paths.ts';
import { siteSchema, type SiteSpec, type SpecContext } from '../schema/index.ts';
import { evaluate, type Evaluated } from './evaluate.ts';
import type { Graph } from './graph.ts';
import { describeIssues } from './issues.ts';
import { declaredLocales, display, valueAt } from './shape.ts';

/** The spec with the files that it consists of, or every reason why it cannot be read. */
export type Loaded = { ok: true; spec: SiteSpec; files: Graph } | { ok: false; diagnostics: LocatedDiagnostic[] };

/**
 * Imports the spec as it is now and validates its shape.
 * @param entry The absolute path of `spec/index.ts`.
 */
export async function loadSpec(entry: string): Promise<Loaded> {
  if (!existsSync(entry)) {
    const missing = diagnose('load/missing-entry', [], {});
    return { ok: false, diagnostics: [locatedAt(missing, relativePath(projectOf(entry), entry))] };
  }
  let evaluated: Evaluated;
  try {
    evaluated = await evaluate(entry);
  } catch (thrown) {
    const { describeLoadFailure } = await import('./failure.ts');
    return { ok: false, diagnostics: describeLoadFailure(entry, thrown) };
  }
  const { exported, files } = evaluated;
  if (typeof exported !== 'object' || exported === null || exported instanceof Promise) {
    const found = exported === undefined ? undefined : display(exported);
    const diagnostic = diagnose('load/no-default-export', [], { found });
    return { ok: false, diagnostics: await locateAll(entry, [diagnostic]) };
  }
  const parsed = parseSpec(exported);
  if (parsed.success) return { ok: true, spec: parsed.data, files };
  return { ok: false, diagnostics: await locateAll(entry, describeIssues(parsed.error.issues, exported)) };
}

/** Validates the shape of a spec, with texts in its own languages. */
export function parseSpec(exported: object): z.ZodSafeParseResult<SiteSpec> {
  // For one spec, compiling the schemas takes longer than it saves.
  const fallback = String(valueAt(exported, ['locales', 'default']));
  const context: SpecContext = { locales: declaredLocales(exported), fallback, jitless: true };
  return siteSchema.safeParse(exported, context) as z.ZodSafeParseResult<SiteSpec>;
}
