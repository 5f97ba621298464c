import { counted } from '../counted.ts';
import type { Data } from './data.ts';
import { record, same } from './data.ts';
import type { Paths } from './routes.ts';
import type { Version, Versions } from './versions.ts';
import { wordChanges, worded } from './worded.ts';
import type { WordChanges } from './worded.ts';
import { listing, some } from './words.ts';

/** The texts of a file by their dotted keys. */
const flat = (value: Data, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(record(value)).flatMap(([key, inner]) =>
      typeof inner === 'string' ? [[prefix + key, inner] as const] : [...flat(inner, `${prefix}${key}.`)],
    ),
  );

/** Each key whose text differs, with the languages in which it does. */
const differing = (versions: ReadonlyMap<string, Version>): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [locale, version] of versions) {
    const [before, after] = [flat(version.before), flat(version.after)];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(key) !== after.get(key)) found.set(key, [...(found.get(key) ?? []), locale]);
    }
  }
  return found;
};

/** `(es, en)`. */
const languagesOf = ({ locales }: Versions, languages: readonly string[]): string => `(${locales.filter((locale) => languages.includes(locale)).join(', ')})`;

/** A file of texts in each language. */
const inEach = ({ locales, of }: Versions, id: string): Map<string, Version> =>
  new Map(locales.map((locale) => [locale, of(`site/generated/locales/${locale}/${id}.json`)]));

/** Titles and descriptions, by name: search engines show them. */
const namedChanges = (versions: Versions, path: string, keys: ReadonlyMap<string, string[]>): string[] =>
  ['title', 'description'].flatMap((key) => (keys.has(key) ? [`${key} of ${path} changed ${languagesOf(versions, keys.get(key) ?? [])}`] : []));

/** What else a page says: texts that changed are counted, entries of lists are told. */
const restChanges = (versions: Versions, path: string, { changed, entries }: WordChanges): string[] => {
  const texts = changed.length > 0 ? [`${counted(changed.length, 'text')} changed ${languagesOf(versions, changed.flat())}`] : [];
  const told = [...texts, ...entries];
  return told.length > 0 ? [`${path}: ${told.join('; ')}`] : [];
};

/** What became of a page's words, but for its title and description. */
const wordsOf = (versions: Versions, id: string): WordChanges => {
  const module = versions.of(`site/generated/pages/${id}.ts`);
  const texts = inEach(versions, id);
  const version = (which: 'before' | 'after'): Data => {
    const { title: _title, description: _description, breadcrumbs: _breadcrumbs, id: _id, ...page } = record(module[which]['page']);
    return worded(page, new Map([...texts].map(([locale, file]) => [locale, flat(file[which])])));
  };
  return wordChanges(version('before'), version('after'));
};

/** The entry that a shared text belongs to, as the spec calls it. */
const entryOf = (key: string, paths: Paths): string => {
  const [kind, ...rest] = key.split('.');
  if (kind === 'errors') return `error ${rest.slice(0, -1).join('.')}`;
  if (kind === 'services') return `service ${rest[0] ?? ''}`;
  if (kind === 'routes') return `name of ${paths.of(rest.join('.'))}`;
  if (kind === 'navigation') return rest.join('.');
  return key === 'firm.tagline' ? 'firm.tagline' : `message ${key}`;
};

const sharedChanges = (versions: Versions, paths: Paths): string[] => {
  const byEntry = new Map<string, { languages: string[]; verb: string }>();
  const files = inEach(versions, 'shared');
  const [old, now] = (['before', 'after'] as const).map((which) => flat(files.get(versions.defaultLocale)?.[which])) as [
    Map<string, string>,
    Map<string, string>,
  ];
  for (const [key, languages] of differing(files)) {
    const entry = entryOf(key, paths);
    const verb = !old.has(key) && now.has(key) ? 'added' : old.has(key) && !now.has(key) ? 'removed' : 'changed';
    const known = byEntry.get(entry);
    byEntry.set(entry, { languages: [...(known?.languages ?? []), ...languages], verb: known && known.verb !== verb ? 'changed' : verb });
  }
  return [...byEntry]
    .filter(([entry, { verb }]) => verb === 'changed' || !entry.startsWith('name of '))
    .map(([entry, { languages, verb }]) => `${entry} ${verb}${verb === 'changed' ? ` ${languagesOf(versions, languages)}` : ''}`);
};

const articleChanges = ({ changed, locales }: Versions, list: Version): string[] => {
  const slugs = (version: { [name: string]: Data }): ReadonlySet<string> =>
    new Set((Array.isArray(version['list']) ? version['list'] : []).map((entry) => String(record(entry)['slug'])));
  const [old, now] = [slugs(list.before), slugs(list.after)];
  const edited = [...changed].flatMap(([path, { before, after }]) => {
    const slug = /^site\/generated\/articles\/(.+)\.json$/.exec(path)?.[1];
    if (slug === undefined || !old.has(slug) || !now.has(slug)) return [];
    const languages = locales.filter((locale) => JSON.stringify(before[locale]) !== JSON.stringify(after[locale]));
    if (languages.length > 0) return [`${slug} (${languages.join(', ')})`];
    return before['date'] === after['date'] ? [] : [`${slug} (date)`];
  });
  return [
    ...listing([...now].filter((slug) => !old.has(slug)), 'article', 'added'),
    ...listing([...old].filter((slug) => !now.has(slug)), 'article', 'removed'),
    ...listing(edited, 'article', 'changed'),
    ...(same([...old].filter((slug) => now.has(slug)), [...now].filter((slug) => old.has(slug))) ? [] : ['articles in another order']),
  ];
};

/** Beyond so many pages it is the constant or the shared text behind them that counts, not each page. */
const fewPages = 5;

/** What changed of what visitors read: pages, articles, shared texts, errors. */
export const textChanges = (versions: Versions, paths: Paths): string[] => {
  const pages = new Set([...versions.changed.keys()].flatMap((path) => /^site\/generated\/locales\/[\w-]+\/(.+)\.json$/.exec(path)?.[1] ?? []));
  const told = [...pages]
    .filter((id) => id !== 'shared' && !paths.isNewOrGone(id))
    .map((id) => {
      return { path: paths.of(id), keys: differing(inEach(versions, id)), words: wordsOf(versions, id) };
    });
  // Where entries came or went, it is the page that counts, and not what many pages say.
  const [own, rest] = [
    told.filter(({ words }) => words.entries.length > 0),
    told.filter(({ words }) => words.entries.length === 0 && words.changed.length > 0),
  ];
  const together = `texts changed on ${rest.length} pages ${languagesOf(
    versions,
    rest.flatMap(({ words }) => words.changed.flat()),
  )}: ${some(
    rest.map(({ path }) => path),
    4,
  )}`;
  return [
    ...articleChanges(versions, versions.of('site/generated/articles.json')),
    ...told.flatMap(({ path, keys }) => namedChanges(versions, path, keys)),
    ...own.flatMap(({ path, words }) => restChanges(versions, path, words)),
    ...(rest.length > fewPages ? [together] : rest.flatMap(({ path, words }) => restChanges(versions, path, words))),
    ...sharedChanges(versions, paths),
  ];
};

/** Whether one text became another because a shared text or an error did: then that has been told where it stands. */
export const isShared = (versions: Versions): ((before: Data, after: Data) => boolean) => {
  const renamed = versions.locales.map((locale) => {
    const { before, after } = versions.of(`site/generated/locales/${locale}/shared.json`);
    const now = flat(after);
    return { locale, pairs: new Set([...flat(before)].map(([key, wording]) => JSON.stringify([wording, now.get(key)]))) };
  });
  return (before, after) =>
    renamed.every(({ locale, pairs }) => {
      const pair = [record(before)[locale], record(after)[locale]];
      return pair[0] === pair[1] || pairs.has(JSON.stringify(pair));
    });
};
