import type { Comparison } from '../output/compare.ts';
import { manifestPath } from '../places.ts';
import { constantsOf, jsonOf, list, record, text } from './data.ts';
import type { Data } from './data.ts';

/** What a generated file held, and what it holds now. Empty where there is none. */
export interface Version {
  readonly before: { [name: string]: Data };
  readonly after: { [name: string]: Data };
}

/** The generated files whose content differs, read as data. */
export interface Versions {
  /** Those that differ, by path. */
  readonly changed: ReadonlyMap<string, Version>;
  /** A file, whether it differs or not. */
  of(path: string): Version;
  /** The languages of both versions, in the order of the spec. */
  readonly locales: readonly string[];
  /** The one whose addresses have no prefix: the others' addresses follow them. */
  readonly defaultLocale: string;
}

const languagesPath = 'site/generated/languages.ts';

const read = (path: string, content: string | undefined): { [name: string]: Data } => {
  if (content === undefined) return {};
  if (path.endsWith('.ts')) return constantsOf(content);
  if (!path.endsWith('.json')) return {};
  const data = jsonOf(content);
  return Array.isArray(data) ? { list: data } : record(data);
};

/**
 * The two versions of all generated files: as they are committed, and as the spec wants them. A file that somebody has
 * changed or deleted by hand says nothing about what the spec was, so it is taken as it should be.
 */
export const versionsOf = (files: readonly Comparison[]): Versions => {
  const manifest = files.find(({ path }) => path === manifestPath);
  const listed = record(record(jsonOf(manifest?.found ?? manifest?.content ?? '')).files);
  const known = (path: string): boolean => manifest === undefined || path in listed;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const cache = new Map<string, Version>();
  const of = (path: string): Version => {
    const cached = cache.get(path);
    if (cached) return cached;
    const file = byPath.get(path);
    const asWanted = file?.state === 'unchanged' || file?.state === 'edited' || (file?.state === 'missing' && known(path));
    const after = read(path, file?.content);
    const version = { before: asWanted ? after : read(path, file?.found), after };
    cache.set(path, version);
    return version;
  };
  const differs = ({ path, state }: Comparison): boolean => state === 'changed' || state === 'orphaned' || (state === 'missing' && !known(path));
  const { before, after } = of(languagesPath);
  const old = list(before['locales']);
  const locales = list(after['locales']).filter((locale) => old.length === 0 || old.includes(locale));
  return {
    locales: locales.map(text),
    defaultLocale: text(after['defaultLocale']),
    changed: new Map(files.filter(differs).map(({ path }) => [path, of(path)])),
    of,
  };
};
