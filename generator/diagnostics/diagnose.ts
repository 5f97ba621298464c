import type { SiteSpec } from '../schema/index.ts';
import { articles } from './catalogue/articles.ts';
import { firm } from './catalogue/firm.ts';
import { forms } from './catalogue/forms.ts';
import { loading } from './catalogue/loading.ts';
import { media } from './catalogue/media.ts';
import { pages } from './catalogue/pages.ts';
import { tables } from './catalogue/tables.ts';
import { texts } from './catalogue/texts.ts';
import type { Diagnostic, Entry, SpecPath } from './diagnostic.ts';
import type { UnknownName } from './words.ts';

/** Every mistake and warning, by its code. */
export const catalogue = {
  ...loading,
  ...pages,
  ...texts,
  ...forms,
  ...tables,
  ...articles,
  ...media,
  ...firm,
};

type Catalogue = typeof catalogue;

/** A name of an entry of the catalogue: a code, or `code#variant`. */
export type Key = keyof Catalogue;

/** The parameters of an entry's message and hint. */
type ParametersOf<E> = (E extends { message: (parameters: infer P) => string } ? P : unknown) &
  (E extends { hint: (parameters: infer P) => string | undefined } ? P : unknown);

type Place = Pick<Diagnostic, 'at' | 'offset' | 'related'>;

/**
 * Builds a diagnostic from an entry of the catalogue.
 * @example diagnose('page/listed-twice', ['pages', 1], { id: 'home' }, { at: 'key' })
 */
export function diagnose<K extends Key>(
  key: K,
  path: SpecPath,
  parameters: ParametersOf<Catalogue[K]>,
  { at, offset, related }: Place = {},
): Diagnostic {
  const { message, hint, severity } = catalogue[key] as Entry;
  const render = (text: NonNullable<Entry['hint']>): string | undefined =>
    typeof text === 'string' ? text : text(parameters as never);
  const renderedHint = hint === undefined ? undefined : render(hint);
  return {
    code: codeOf(key),
    ...(severity && { severity }),
    path,
    ...(at && { at }),
    ...(offset !== undefined && { offset }),
    message: render(message) ?? '',
    ...(renderedHint !== undefined && { hint: renderedHint }),
    ...(related && { related }),
  };
}

/**
 * Adds another place that is part of the mistake.
 * @example diagnose('page/duplicate-id', path, { id, page }, seeAlso(first.path, 'It is used here first.'))
 */
export function seeAlso(path: SpecPath, message: string): Pick<Diagnostic, 'related'> {
  return { related: [{ path, message }] };
}

/** The code that people search for: a key without its variant. */
export function codeOf(key: string): string {
  return key.replace(/#.*$/, '');
}

type UnknownKey = { [K in Key]: UnknownName extends ParametersOf<Catalogue[K]> ? K : never }[Key];

/** Reports a name that is not among the known ones. */
export function* unknownName(
  key: UnknownKey,
  name: string | undefined,
  known: Iterable<string>,
  path: SpecPath,
  place?: Place,
): Iterable<Diagnostic> {
  const names = [...known];
  if (name !== undefined && !names.includes(name)) yield diagnose(key, path, { name, known: names } as never, place);
}

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
