import type { RouteEntry } from '#contract';
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { translations } from '../../lib/translations.ts';

type Listed = Pick<RouteEntry, 'url' | 'canonical' | 'alternates' | 'indexable' | 'modified'>;

/** The sitemap: every indexable page under its canonical URL, with its translations. One file can list 50,000 URLs. */
export async function siteMapXml(routes: readonly Listed[], origin: string): Promise<string> {
  const items = routes
    .filter(({ url, canonical, indexable }) => indexable && url === canonical)
    .map((route) => itemOf(route, origin));
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  });
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}

function itemOf({ canonical, alternates, modified }: Listed, origin: string): SitemapItemLoose {
  return {
    url: origin + canonical,
    links: translations(alternates).map(([lang, path]) => ({ lang, url: origin + path })),
    ...(modified !== undefined && { lastmod: modified }),
  };
}
