import { writeFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { escapeUTF8 } from 'entities';
import { disallow, refused } from '#generated/robots.ts';
import { routes } from '#generated/routes.ts';
import type { RouteEntry, SecurityContact, ArticleFile, CompiledArticleList, Locale } from '#contract';
import { securityContact } from '#generated/security.ts';
import { languages, locales } from '#generated/languages.ts';
import { firm } from '#generated/site.ts';
import { brand } from '#generated/brand.ts';
import { isPreview } from '../../articles/published.ts';
import { publicOrigin } from '../public-files.ts';
import type { BuiltSite } from './pages.ts';
import { translations } from '../../render/translations.ts';
import { SECURITY_TEXT, bundledPackages, NOTICES } from '../../file-addresses.ts';
import { feedAddress } from '../../articles/feed-address.ts';
import { newestFirst } from '../../articles/list-routes.ts';
import { articleIndex, type ArticleIndex } from '../../articles/teasers.ts';
import { siteRoot } from '../../site-root.mjs';
import { readPackageFile } from '../build-files.ts';

/** The `robots.txt` of a preview. */
const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n';

/** Writes `sitemap.xml` and `robots.txt`. */
export async function search({ client }: BuiltSite): Promise<void> {
  const origin = publicOrigin();
  if (isPreview()) {
    writeFileSync(join(client, 'robots.txt'), DISALLOW_ALL);
    return;
  }
  writeFileSync(join(client, 'sitemap.xml'), await siteMapXml(routes, origin));
  writeFileSync(join(client, 'robots.txt'), robotsTxt({ origin, refused, disallow }));
}

/** The content of `robots.txt`. */
export interface RobotsSource {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly refused: readonly string[];
  readonly disallow: readonly string[];
}

/** Formats `robots.txt`. Does not disallow `noindex` pages: crawlers must fetch a page to see its `noindex`. */
export function robotsTxt({ origin, refused, disallow }: RobotsSource): string {
  const groups = [group(['*'], disallow), ...(refused.length > 0 ? [group(refused, ['/'])] : [])];
  return `${groups.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}

function group(crawlers: readonly string[], disallow: readonly string[]): string {
  const rules = disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ['Allow: /'];
  return [...crawlers.map((name) => `User-agent: ${name}`), ...rules, ''].join('\n');
}

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

/** Writes `security.txt` if the spec has a security contact. */
export function writeSecurityText({ client }: BuiltSite): void {
  if (securityContact === undefined) return;
  const file = join(client, SECURITY_TEXT);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, securityText(securityContact, publicOrigin()));
}

/** The file's text (RFC 9116). */
export function securityText({ contact, expires, languages, policy }: SecurityContact, origin: string): string {
  const fields = [
    ['Contact', contact],
    // The end of the spec's day.
    ['Expires', `${expires}T23:59:59Z`],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', `${origin}${SECURITY_TEXT}`],
    ...(policy === undefined ? [] : [['Policy', policy]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

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

/** A package whose files or code the site serves, as Vite lists it. */
interface ServedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier, such as `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

const ICONS = '@iconify-json/ph';
/** Served packages that are not modules of a bundle: fonts and icons. */
const NOT_BUNDLED = [brand.headingFont.package, ...(brand.textFont ? [brand.textFont.package] : []), ICONS];

/**
 * Writes the licence notices of all third-party work that the site serves, as those licences require, and a list
 * without the texts to `dist/packages.json`. Vite lists the bundled packages; neither it nor `rollup-plugin-license`
 * detects fonts and icons.
 */
export async function writeLicences({ client, dist }: Pick<BuiltSite, 'client' | 'dist'>): Promise<void> {
  const file = join(client, bundledPackages);
  const bundled = JSON.parse(readFileSync(file, 'utf8')) as ServedPackage[];
  rmSync(file);
  const others = await Promise.all(NOT_BUNDLED.map(installed));
  const packages = [...bundled, ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts = await Promise.all(packages.map(notice));
  writeFileSync(
    join(client, NOTICES),
    `This site contains work of others, under the following licences.\n\n${parts.join('\n')}`,
  );
  const list = packages.map(({ name, version, identifier = 'unknown' }) => ({ name, version, licence: identifier }));
  writeFileSync(join(dist, 'packages.json'), `${JSON.stringify(list, null, 2)}\n`);
}

async function notice({ name, version, identifier = 'unknown', text }: ServedPackage): Promise<string> {
  return `${'-'.repeat(80)}\n${name} ${version} (${identifier})\n\n${(text ?? (await textOf(name))).trim()}\n`;
}

async function installed(name: string): Promise<ServedPackage> {
  const { version, license } = JSON.parse(String(await readPackageFile(name, 'package.json'))) as {
    version: string;
    license: string;
  };
  return { name, version, identifier: license, text: await textOf(name) };
}

async function textOf(name: string): Promise<string> {
  if (name === ICONS) return PHOSPHOR;
  // Vike's copy of picocolors has no licence file.
  return String(await readPackageFile(name === '@brillout/picocolors' ? 'picocolors' : name, 'LICENSE'));
}

/** The licence of the icons, whose package has no licence file. */
const PHOSPHOR = `MIT License

Copyright (c) 2020-2024 Phosphor Icons

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
