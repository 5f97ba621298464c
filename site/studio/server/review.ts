import { join } from 'node:path';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { addedPlaceholders, placeholdersIn } from '../../../generator/read/placeholders.ts';
import type { Json, LocatedDiagnostic, SpecPath } from '../contract.ts';
import { contentOf } from './files.ts';
import type { Journal } from './journal.ts';

function* textsIn(value: Json | undefined, path: SpecPath = []): Generator<readonly [text: string, path: SpecPath]> {
  if (typeof value === 'string') yield [value, path];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner as Json, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Warnings about example text in unsaved changes, one for each part of the site. Publishing rejects such text. */
export async function addedExamples(site: EditedSite, journal: Journal): Promise<LocatedDiagnostic[]> {
  // If a file was changed several times, the first change has its saved content.
  const changed = new Map(
    journal.state.done
      .flatMap(({ files }) => files)
      .toReversed()
      .flatMap(({ path, before }) => (path.endsWith('.ts') ? [[path, before] as const] : [])),
  );
  const placeholders = [...changed].map(([path, before]) => ({
    before: placeholdersIn(before ?? '', path),
    after: placeholdersIn(contentOf(join(site.project, path)) ?? '', path),
  }));
  const added = addedPlaceholders(
    placeholders.flatMap(({ before }) => before),
    placeholders.flatMap(({ after }) => after),
  );
  const drafts = site.drafts();
  const read = await site.read(drafts);
  if (added.length === 0 || !read.ok) return [];
  const locate = site.locator(drafts);
  const texts = [...textsIn(read.spec as unknown as Json)];
  const warnings = added.map(({ where, what }): LocatedDiagnostic => {
    const [file, line] = where.split(':');
    // A multi-line text starts before the line of its example text: take the last text that starts at or above it.
    const [last] = texts
      .filter(([text]) => text.includes(what))
      .map(([, path]) => ({ path, location: locate(path, 'value') }))
      .filter(({ location }) => location.file === file && location.line <= Number(line))
      .toSorted((a, b) => b.location.line - a.location.line);
    return {
      code: 'studio/example',
      severity: 'warning',
      path: last?.path ?? [],
      message: `This is example text, which cannot be published: "${what}".`,
      location: last?.location ?? locate([], 'value'),
      related: [],
    };
  });
  return [...new Map(warnings.toReversed().map((warning) => [partOf(warning.path), warning])).values()].toReversed();
}

/** The block, article, service or other part of the site that contains a path, as a key. */
function partOf(path: SpecPath): string {
  return JSON.stringify(path.slice(0, path.includes('blocks') ? path.indexOf('blocks') + 2 : 3));
}
