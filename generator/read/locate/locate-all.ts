import type { Diagnostic, LocatedDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Locate } from './walk.ts';
import { projectOf } from '../../paths.ts';

/**
 * Adds source locations to diagnostics. A computed value gets the location of the closest literal around it.
 * Loads the TypeScript parser, which takes a second, only if there are diagnostics.
 */
export async function locateAll(entry: string, diagnostics: readonly Diagnostic[]): Promise<LocatedDiagnostic[]> {
  if (diagnostics.length === 0) return [];
  const { createLocator } = await import('./walk.ts');
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
