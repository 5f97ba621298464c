import type { Comparison } from '../output/compare.ts';
import { manifestPath } from '../paths.ts';
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
  /** What the addresses of all others begin with, in either version. */
  readonly prefixes: readonly string[];
}

const languagesPath = 'site/generated/languages.ts';

const read = (path: string, content: string | undefined): { [name: string]: Data } => {
  if (content === undefined) return {};
  if (path.endsWith('.ts')) return constantsOf(content);
  if (!path.endsWith('.json')) return {};
  const data = jsonOf(content);
  return Array.isArray(data) ? { list: data } : record(data);
};

/** Data without what is there in a language that only one of the versions has: that it came or went says all of it. */
const onlyIn = (value: Data, locales: readonly string[], all: readonly string[]): Data => {
  const isKept = (locale: Data): boolean => locale === undefined || locales.includes(text(locale)) || !all.includes(text(locale));
  if (Array.isArray(value)) return value.filter((item) => isKept(record(item)['locale'])).map((item) => onlyIn(item, locales, all));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.every(([key]) => all.includes(key)) ? entries.filter(([key]) => locales.includes(key)) : entries;
  return Object.fromEntries(kept.map(([key, inner]) => [key, onlyIn(inner, locales, all)]));
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
  const readBoth = (path: string): Version => {
    const file = byPath.get(path);
    const asWanted = file?.state === 'unchanged' || file?.state === 'edited' || (file?.state === 'missing' && known(path));
    const after = read(path, file?.content);
    return { before: asWanted ? after : read(path, file?.found), after };
  };
  const languages = readBoth(languagesPath);
  const [old, now] = [languages.before, languages.after].map((version) => list(version['locales']).map(text)) as [string[], string[]];
  const all = [...new Set([...old, ...now])];
  const locales = now.filter((locale) => old.length === 0 || old.includes(locale));
  const cache = new Map([[languagesPath, languages]]);
  const of = (path: string): Version => {
    const cached = cache.get(path);
    if (cached) return cached;
    const { before, after } = readBoth(path);
    const common = (data: { [name: string]: Data }) => (all.length === locales.length ? data : record(onlyIn(data, locales, all)));
    const version = { before: common(before), after: common(after) };
    cache.set(path, version);
    return version;
  };
  const differs = ({ path, state }: Comparison): boolean => state === 'changed' || state === 'orphaned' || (state === 'missing' && !known(path));
  const defaultLocale = text(languages.after['defaultLocale']);
  return {
    locales,
    defaultLocale,
    prefixes: all.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`),
    changed: new Map(files.filter(differs).map(({ path }) => [path, of(path)])),
    of,
  };
};
