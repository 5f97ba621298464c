import type { ExpectedRoute, ExpectedUnpublished, RedirectEntry } from '#contract';
import { timeZone } from '#generated/article-list.ts';
import { feedAddresses } from '../../site/articles/feed-address.ts';
import { localTime } from '../../site/local-time.mjs';
import { describe, expect, inject, test } from 'vitest';
import { localeOf } from './languages.ts';
import { all, alternatesOf, canonicalOf, isIndexable, pageOf } from './built/site.ts';

/** Requests a path of the site as a visitor with this language, without following redirects. */
function request(path: string, locale?: string): Promise<Response> {
  const headers = locale === undefined ? {} : { 'accept-language': locale };
  return fetch(inject('baseUrl') + path, { redirect: 'manual', headers });
}

function pathOf(href: string): string {
  return new URL(href, 'https://nowhere.invalid').pathname;
}

/**
 * Registers the tests that every route responds with its page: status, language, title, heading, canonical address and
 * alternates.
 */
export function describeRoutes(routes: readonly ExpectedRoute[]): void {
  describe('the route', () => {
    for (const route of routes) {
      test(`${route.url} shows ${route.page} in ${route.locale}`, async () => {
        const response = await request(route.url, route.locale);
        expect(response.status).toBe(route.status);
        const page = pageOf(route.url, await response.text());
        expect(page.document.documentElement.lang).toBe(route.locale);
        expect(page.document.title).toBe(route.title);
        expect(all(page, 'main').map((main) => main.dataset['page'])).toEqual([route.page]);
        expect(all(page, 'h1')).toHaveLength(1);
        expect(isIndexable(page)).toBe(route.indexable);
        if (!route.indexable) return;
        expect(pathOf(canonicalOf(page))).toBe(route.canonical);
        const alternates = Object.fromEntries(alternatesOf(page).map(([language, href]) => [language, pathOf(href)]));
        expect(alternates).toEqual(route.alternates);
      });
    }
  });
}

/**
 * Registers the test that every redirect has the target and status of the spec, for a visitor in the language of the
 * address.
 */
export function describeRedirects(redirects: readonly RedirectEntry[]): void {
  test('every redirect has its target and status', async () => {
    const answers = redirects.map(async ({ from }) => {
      const { status, headers } = await request(from);
      return { from, to: headers.get('location'), status };
    });
    expect(await Promise.all(answers)).toEqual(redirects);
  });
}

/**
 * Registers the tests that planned pages and missing destinations respond with the not-found page in their language.
 */
export function describeMissing(paths: readonly string[]): void {
  test.for(paths)('%s, which has no page yet, shows the not-found page in its language', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<html lang="${localeOf(path)}"`);
  });
}

/**
 * Registers the tests that unpublished articles respond with 404, and that no public page, feed or site map names them.
 */
export function describeUnpublished(articles: readonly ExpectedUnpublished[]): void {
  describe('unpublished articles', () => {
    const hidden = articles.filter(({ publish }) => publish === undefined || publish > localTime(new Date(), timeZone));
    for (const { url, locale } of hidden) {
      test(`${url} does not show its article`, async () => {
        const response = await request(url, locale);
        expect(response.status).toBe(404);
        expect(isIndexable(pageOf(url, await response.text()))).toBe(false);
      });
    }
    test('no site map, feed or listed page names an unpublished article', async () => {
      const map = await (await request('/sitemap.xml')).text();
      const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
      const paths = [...pages, ...feedAddresses()];
      const texts = await Promise.all(paths.map(async (path) => (await request(path)).text()));
      for (const { slug } of hidden) expect([map, ...texts].filter((text) => text.includes(slug))).toEqual([]);
    });
  });
}
