import type { z } from 'zod';
import { siteSchema } from '../schema/index.ts';
import type { SiteSpec, SpecContext } from '../schema/index.ts';
import { declaredLocales } from './shape.ts';

/** Pages and articles as they were exported, mapped to their parsed form, for one set of languages. */
let known = new WeakMap<object, object>();
let knownIn = '';

/** The lists whose entries are memoized: they are the ones that grow. */
interface Lists {
  readonly pages: readonly object[];
  readonly articles?: { readonly entries: readonly object[] };
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null);
}

function hasLists(spec: object): spec is Lists {
  const { pages, articles } = spec as { pages?: unknown; articles?: { entries?: unknown } | null };
  return isList(pages) && (articles === undefined || isList(articles?.entries));
}

function isNew(entry: object): boolean {
  return !known.has(entry);
}

/** A list may not be empty: if all entries are known, the first one stays. */
function newIn(entries: readonly object[]): readonly object[] {
  const found = entries.filter(isNew);
  return found.length > 0 ? found : entries.slice(0, 1);
}

/** Whether it has so many entries that it pays to compile the schemas: for a few it takes longer than to check them. */
function isLong(spec: object): boolean {
  return hasLists(spec) && spec.pages.length + (spec.articles?.entries.length ?? 0) > manyEntries;
}

const manyEntries = 500;

/** Validates the shape of a spec, with texts in its own languages. */
export function readSpec(exported: object): z.ZodSafeParseResult<SiteSpec> {
  const context: SpecContext = { locales: declaredLocales(exported), jitless: !isLong(exported) };
  return siteSchema.safeParse(exported, context) as z.ZodSafeParseResult<SiteSpec>;
}

/**
 * The same, but reuses pages and articles that were valid before and are the same objects: after a
 * save, that is all of them but one.
 */
export function parseSpec(exported: object): z.ZodSafeParseResult<SiteSpec> {
  if (!hasLists(exported)) return readSpec(exported);
  const languages = declaredLocales(exported).join();
  if (languages !== knownIn) [known, knownIn] = [new WeakMap(), languages];
  const { pages, articles } = exported;
  const fresh = { pages: newIn(pages), articles: articles && newIn(articles.entries) };
  const parsed = readSpec({
    ...exported,
    pages: fresh.pages,
    ...(articles && { articles: { ...articles, entries: fresh.articles } }),
  });
  // Paths in issues use the indexes of the complete lists.
  if (!parsed.success) return readSpec(exported);
  const { data } = parsed;
  for (const [index, entry] of fresh.pages.entries()) known.set(entry, data.pages[index] ?? entry);
  for (const [index, entry] of (fresh.articles ?? []).entries())
    known.set(entry, data.articles?.entries[index] ?? entry);
  const all = <T>(entries: readonly object[]): T[] => entries.map((entry) => known.get(entry) as T);
  return {
    ...parsed,
    data: {
      ...data,
      pages: all(pages),
      ...(articles && data.articles && { articles: { ...data.articles, entries: all(articles.entries) } }),
    },
  };
}
