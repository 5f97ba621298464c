import type { ArticleFile, CompiledArticleList, Locale } from '#contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeUTF8 } from 'entities';
import { languages, locales } from '#generated/languages.ts';
import { firm } from '#generated/site.ts';
import { feedAddress } from '../../articles/feed-address.ts';
import { newestFirst } from '../../articles/list-routes.ts';
import { articleIndex, type ArticleIndex } from '../../articles/teasers.ts';
import { siteRoot } from '../../site-root.mjs';
import { publicOrigin } from '../public-origin.ts';
import type { BuiltSite } from './pages.ts';

/** The maximum number of articles in a feed. */
const FEED_LENGTH = 30;

/** Writes the feed of each language, if there is a list. */
export function writeFeeds({ client }: Pick<BuiltSite, 'client'>): void {
  const folder = join(siteRoot(), 'site', 'generated', 'articles');
  const index = articleIndex((slug) => JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8')) as ArticleFile);
  const { list } = index;
  if (!list) return;
  const origin = publicOrigin();
  for (const locale of locales) {
    const file = join(client, feedAddress(locale));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, atomFeed(index, list, { locale, origin }));
  }
}

/** The newest articles as an Atom feed (RFC 4287). Contains no build time, so it changes only with the articles. */
export function atomFeed(
  index: ArticleIndex,
  list: CompiledArticleList,
  { locale, origin }: { readonly locale: Locale; readonly origin: string },
): string {
  const newest = newestFirst(index.articles).slice(0, FEED_LENGTH);
  // Articles have a date without a time; noon UTC is on that day almost everywhere.
  const moment = (day: string): string => `${day}T12:00:00Z`;
  const page = origin + list.href[locale];
  const self = origin + feedAddress(locale);
  const entries = newest.map(({ slug, date, updated = date }) => {
    const { href, heading, description, category, author } = index.teaser(slug, locale);
    return element('entry', [
      element('title', heading),
      `<link href="${escapeUTF8(origin + href)}"/>`,
      element('id', origin + href),
      element('published', moment(date)),
      element('updated', moment(updated)),
      element('author', [element('name', author)]),
      `<category term="${escapeUTF8(category)}"/>`,
      element('summary', description),
    ]);
  });
  const last =
    newest
      .map(({ date, updated = date }) => updated)
      .toSorted()
      .at(-1) ?? '';
  const head = [
    element('title', `${list.heading[locale]} · ${firm.name}`),
    ...(list.lead ? [element('subtitle', list.lead[locale])] : []),
    `<link rel="self" type="application/atom+xml" href="${escapeUTF8(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeUTF8(page)}"/>`,
    element('id', self),
    element('updated', moment(last)),
    element('author', [element('name', firm.name)]),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[locale].formats}">\n${[...head, ...entries].join('\n')}\n</feed>\n`;
}

function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? escapeXml(content) : `\n${content.join('\n')}\n`}</${name}>`;
}

/** Escapes a text, without control characters, which XML does not allow. */
function escapeXml(text: string): string {
  return escapeUTF8(text.replaceAll(/(?![\n\t])[\p{Cc}\u{fffe}\u{ffff}]/gu, ''));
}
