import type { Diagnostic, LocatedDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Locate } from './walk.ts';
import { projectOf } from '../../paths.ts';

/**
 * Finds the places in the spec's source that diagnostics are about. What cannot be followed, such as a value that a
 * loop makes, is located at the nearest thing around it that can.
 *
 * The TypeScript parser takes a second to load, so it is loaded here and only when there is something to report.
 */
export async function locateAll(entry: string, diagnostics: readonly Diagnostic[]): Promise<LocatedDiagnostic[]> {
  if (diagnostics.length === 0) return [];
  const { createLocator } = await import('./walk.ts');
  return locateWith(createLocator(projectOf(entry), entry), diagnostics);
}

/** Finds their places with a locator. */
export function locateWith(locate: Locate, diagnostics: readonly Diagnostic[]): LocatedDiagnostic[] {
  const located = diagnostics.map(({ related = [], offset, ...diagnostic }) => ({
    ...diagnostic,
    location: locate(diagnostic.path, diagnostic.at ?? 'value', offset),
    related: related.map(({ path, message }) => ({ location: locate(path, 'value'), message })),
  }));
  // A text that stands in several places through one constant is one mistake.
  const shown = new Set<string>();
  return located.filter(({ code, message, location }) => {
    const key = JSON.stringify([code, message, location]);
    return !shown.has(key) && shown.add(key);
  });
}
