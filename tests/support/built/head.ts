import { createHash } from 'node:crypto';
import { defaultLocale, locales, openGraphOf, prefixIn } from '../languages.ts';
import {
  alternatesOf,
  attributes,
  all,
  canonicalOf,
  forEachPage,
  isIndexable,
  isListed,
  localeOf,
  metaOf,
  normalise,
  type Check,
} from './site.ts';

function is404(path: string): boolean {
  return locales.some((locale) => path === `${prefixIn(locale)}/404`);
}

/** Every page has exactly one h1, title, description, viewport and charset, and the right language. */
export const saysWhatItIs: Check = forEachPage((page) => {
  const once = ['h1', 'head > title', 'meta[name=description]', 'meta[name=viewport]', 'meta[charset]'];
  const lang = page.document.documentElement.lang;
  return [
    ...once
      .filter((selector) => all(page, selector).length !== 1)
      .map((selector) => `${all(page, selector).length} of ${selector}`),
    ...(normalise(page.document.querySelector('h1')?.textContent) === '' ? ['an empty h1'] : []),
    ...(lang === localeOf(page.path) ? [] : [`lang is "${lang}"`]),
  ];
});

/** Titles and descriptions have a length that search results show in full. */
export const fitsInResults: Check = forEachPage((page) => {
  const outside = (what: string, text: string, least: number, most: number): string[] =>
    [...text].length >= least && [...text].length <= most
      ? []
      : [`a ${what} of ${[...text].length} characters: ${text}`];
  return [
    ...outside('title', page.document.title, 15, 65),
    ...outside('description', metaOf(page, 'description'), 70, 160),
  ];
});

/** No two listed pages of a language have the same title or description. */
export const isUnique: Check = (site) => {
  const first = new Map<string, string>();
  return [...site.pages.values()]
    .filter((page) => isListed(site, page))
    .flatMap((page) =>
      [page.document.title, metaOf(page, 'description')].flatMap((text) => {
        const key = `${localeOf(page.path)} ${text.toLowerCase()}`;
        const other = first.get(key);
        first.set(key, other ?? page.path);
        return other === undefined ? [] : [`${page.path}: the same as on ${other}: ${text}`];
      }),
    );
};

/** Every page has one canonical address, and the page there names itself as canonical. */
export const hasCanonical: Check = forEachPage((page, { origin, pages }) => {
  const found = attributes(page, 'link[rel=canonical]', 'href');
  if (is404(page.path)) return found.length === 0 ? [] : ['a not-found page has a canonical address'];
  const [href = ''] = found;
  const target = href.startsWith(`${origin}/`) ? pages.get(href.slice(origin.length)) : undefined;
  if (found.length !== 1 || !target) return [`canonical addresses: ${found.join(', ') || 'none'}`];
  return [
    ...(canonicalOf(target) === href ? [] : [`its canonical address ${href} has another canonical address`]),
    ...(isIndexable(target) || !isIndexable(page) ? [] : [`its canonical address ${href} is not listed`]),
  ];
});

/** All languages of a page link to each other, and `x-default` is the default language. */
export const hasAlternates: Check = forEachPage((page, { origin, pages }) => {
  const alternates = alternatesOf(page);
  if (is404(page.path)) return alternates.length === 0 ? [] : ['a not-found page has alternates'];
  // A page in one language has no translation.
  if (alternates.length === 0) return [];
  const byLanguage = Object.fromEntries(alternates);
  const problems = alternates.flatMap(([language, href]) => {
    const target = pages.get(href.slice(origin.length));
    if (!href.startsWith(`${origin}/`) || !target) return [`${language} leads nowhere: ${href}`];
    const lang = target.document.documentElement.lang;
    return [
      ...(language === 'x-default' || lang === language ? [] : [`${language} leads to a page in ${lang}`]),
      ...(JSON.stringify(alternatesOf(target)) === JSON.stringify(alternates) ? [] : [`${href} does not link back`]),
    ];
  });
  return [
    ...(byLanguage[localeOf(page.path)] === canonicalOf(page)
      ? []
      : ['its canonical address is not among its alternates']),
    ...(byLanguage['x-default'] === (byLanguage[defaultLocale] ?? alternates[0]?.[1])
      ? []
      : ['x-default is not the page in the default language']),
    ...problems,
  ];
});

/** Social networks get the page's own title, description and address, and an existing image. */
export const canBeShared: Check = forEachPage((page, { origin, files }) => {
  const differs = (property: string, expected: string): string[] =>
    metaOf(page, property) === expected ? [] : [`${property} is "${metaOf(page, property)}"`];
  const words = [
    ...differs('og:type', 'website'),
    ...differs('og:title', page.document.title),
    ...differs('og:description', metaOf(page, 'description')),
    ...differs('og:locale', openGraphOf(localeOf(page.path))),
  ];
  if (is404(page.path)) return words;
  const image = metaOf(page, 'og:image');
  return [
    ...words,
    ...differs('og:url', canonicalOf(page)),
    ...differs('twitter:card', 'summary_large_image'),
    ...(image.startsWith(`${origin}/`) && files.has(image.slice(origin.length))
      ? []
      : [`the image "${image}" does not exist`]),
  ];
});

/** Every page links its icons and the manifest. */
export const hasIcons: Check = forEachPage((page) => {
  const named = all<HTMLLinkElement>(page, 'link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])').map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  );
  const wanted = [
    'icon /favicon.ico',
    'icon /favicon.svg',
    'apple-touch-icon /apple-touch-icon.png',
    'manifest /site.webmanifest',
  ];
  return named.join() === wanted.join() ? [] : [`its icons are ${named.join(', ')}`];
});

/** Browsers refuse a script of the site that somebody has changed. */
export const scriptsHaveDigests: Check = forEachPage((page, { text }) =>
  all(page, 'script[src^="/assets/"]').flatMap((script) => {
    const path = script.getAttribute('src') ?? '';
    const digest = createHash('sha256').update(text(path)).digest('base64');
    return script.getAttribute('integrity') === `sha256-${digest}` ? [] : [`${path} lacks the digest of its file`];
  }),
);
