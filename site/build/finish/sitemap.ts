import type { RouteEntry } from '#contract';
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { defaultLocale } from '#generated/languages.ts';

/** What the protocol (sitemaps.org) allows in one file. */
const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024 } as const;

type Listed = Pick<RouteEntry, 'url' | 'canonical' | 'alternates' | 'indexable' | 'modified'>;

/**
 * The files of the site map by their names: `sitemap.xml` alone, or as an index of `sitemap-1.xml` and so on when one file
 * may not hold all addresses. Listed is every page that search engines may list, at its own address, in each language.
 */
export async function sitemapFiles(
  routes: readonly Listed[],
  origin: string,
  most: Readonly<Record<keyof typeof limits, number>> = limits,
): Promise<ReadonlyMap<string, string>> {
  const items = routes
    .filter(({ url, canonical, indexable }) => indexable && url === canonical)
    .map((route) => itemOf(route, origin));
  const parts = await inParts(items, most);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return new Map([['sitemap.xml', only]]);
  const named = parts.map((part, index) => [`sitemap-${index + 1}.xml`, part] as const);
  return new Map([['sitemap.xml', await indexOf(named.map(([name]) => `${origin}/${name}`))], ...named]);
}

function itemOf({ canonical, alternates, modified }: Listed, origin: string): SitemapItemLoose {
  const several = Object.keys(alternates).length > 1;
  const languages = several ? { ...alternates, 'x-default': alternates[defaultLocale] } : {};
  return {
    url: origin + canonical,
    links: Object.entries(languages).map(([lang, path]) => ({ lang, url: origin + path })),
    ...(modified !== undefined && { lastmod: modified }),
  };
}

/** As few files as the limits allow, in the given order. */
async function inParts(
  items: readonly SitemapItemLoose[],
  most: Readonly<Record<keyof typeof limits, number>>,
): Promise<string[]> {
  if (items.length <= most.addresses) {
    const part = await write(items);
    if (Buffer.byteLength(part) <= most.bytes || items.length === 1) return [part];
  }
  const middle = items.length > most.addresses ? most.addresses : Math.ceil(items.length / 2);
  return [...(await inParts(items.slice(0, middle), most)), ...(await inParts(items.slice(middle), most))];
}

async function write(items: readonly SitemapItemLoose[]): Promise<string> {
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  });
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}

async function indexOf(addresses: readonly string[]): Promise<string> {
  return String(
    await streamToPromise(Readable.from(addresses).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW }))),
  );
}
