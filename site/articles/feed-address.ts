import type { Locale } from '#contract';
import { articleList } from '#generated/article-list.ts';
import { defaultLocale, locales } from '#generated/languages.ts';
import { articles } from '#generated/routes.ts';
import { prefixOf } from '../shared/locales.ts';

/** The path of the feed, after the prefix of the language. */
const FEED = '/feed.xml';
export const FEED_TYPE = 'application/atom+xml';

export function feedAddress(locale: Locale): string {
  return prefixOf(locale, { locales, defaultLocale }) + FEED;
}

export function feedAddresses(): readonly string[] {
  return articleList && articles.length > 1 ? locales.map(feedAddress) : [];
}
