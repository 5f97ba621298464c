import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt, type Diagnostic, type LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { projectOf, relativePath } from '../files.ts';
import { siteSchema, type SiteSpec, type SpecContext } from '../schema/index.ts';
import { evaluate, type Evaluated, type Graph } from './evaluate.ts';
import { describeIssues } from './issues.ts';
import { declaredLocales, display, valueAt } from './shape.ts';
import type { Locate } from './locate.ts';

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

/**
 * Adds source locations to diagnostics. A computed value gets the location of the closest literal around it.
 * Loads the TypeScript parser, which takes a second, only if there are diagnostics.
 */
export async function locateAll(entry: string, diagnostics: readonly Diagnostic[]): Promise<LocatedDiagnostic[]> {
  if (diagnostics.length === 0) return [];
  const { createLocator } = await import('./locate.ts');
  return locateWith(createLocator(projectOf(entry), entry), diagnostics);
}

/** Adds the source locations that a locator finds. */
export function locateWith(locate: Locate, diagnostics: readonly Diagnostic[]): LocatedDiagnostic[] {
  const located = diagnostics.map(({ related = [], offset, ...diagnostic }) => ({
    ...diagnostic,
    location: locate(diagnostic.path, diagnostic.at ?? 'value', offset),
    related: related.map(({ path, message }) => ({ location: locate(path, 'value'), message })),
  }));
  // A constant that is used in several places gives the same diagnostic several times.
  const shown = new Set<string>();
  return located.filter(({ code, message, location }) => {
    const key = JSON.stringify([code, message, location]);
    return !shown.has(key) && shown.add(key);
  });
}
