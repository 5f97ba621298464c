import { describe, expect, inject } from 'vitest';
import { listen, test } from './browser.ts';

/** What the spec says of an address. */
interface ExpectedRoute {
  url: string;
  page: string;
  locale: string;
  canonical: string;
  alternates: { es: string; en: string };
  status: number;
  indexable: boolean;
  title: string;
}

const browserLanguage: Record<string, string> = { es: 'es-MX', en: 'en-US' };
const pathOf = (href: string | null): string => new URL(href ?? '', 'https://nowhere.invalid').pathname;

/** Every address answers with its page: status, language, title, canonical address and alternates, without an error. */
export const describeRoutes = (routes: ExpectedRoute[]): void => {
  describe('addresses', () => {
    for (const route of routes) {
      test(`${route.url} shows ${route.page} in ${route.locale}`, async ({ openPage }) => {
        const page = await openPage('about:blank', { locale: browserLanguage[route.locale] ?? 'es-MX' });
        const complaints = listen(page);
        // Other sites are not there in a test, and the browser would complain of that.
        await page.route(({ origin }) => origin !== inject('baseUrl'), (request) => request.fulfill({ json: {} }));
        const response = await page.goto(route.url);
        expect(response?.status()).toBe(route.status);
        expect(await page.locator('html').getAttribute('lang')).toBe(route.locale);
        expect(await page.title()).toBe(route.title);
        expect(await page.locator('h1').count()).toBe(1);

        const canonical = page.locator('link[rel=canonical]');
        const alternates = page.locator('link[rel=alternate][hreflang]');
        const robots = await page.locator('meta[name=robots]').evaluateAll((found) => found.map((meta) => meta.getAttribute('content')));
        if (route.indexable) {
          expect(pathOf(await canonical.getAttribute('href'))).toBe(route.canonical);
          const found = await alternates.evaluateAll((links) =>
            links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const),
          );
          expect(Object.fromEntries(found.map(([language, href]) => [language, pathOf(href)]))).toEqual({
            ...route.alternates,
            'x-default': route.alternates.es,
          });
          expect(robots.join(' ')).not.toContain('noindex');
        } else {
          expect(robots.join(' ')).toContain('noindex');
        }
        expect(complaints.errors).toEqual([]);
        // The browser itself reports the status of a page that is not there.
        expect(complaints.console.filter((text) => !text.includes('404'))).toEqual([]);
      });
    }
  });
};

/** Every redirect leads where the spec says, for a visitor whose language is that of the address. */
export const describeRedirects = (redirects: { from: string; to: string; status: number }[]): void => {
  describe('redirects', () => {
    for (const { from, to, status } of redirects) {
      test(`${from} leads to ${to}`, async () => {
        const response = await fetch(`${inject('baseUrl')}${from}`, { redirect: 'manual' });
        expect(response.status).toBe(status);
        expect(response.headers.get('location')).toBe(to);
      });
    }
  });
};

/** Planned pages and destinations that do not exist answer with the not-found page in the language of their path. */
export const describeMissing = (paths: string[]): void => {
  describe('not built yet', () => {
    for (const path of paths) {
      test(`${path} answers with the not-found page`, async () => {
        const response = await fetch(`${inject('baseUrl')}${path}`, { redirect: 'manual' });
        expect(response.status).toBe(404);
        expect(await response.text()).toContain(`<html lang="${path.startsWith('/en/') ? 'en' : 'es'}"`);
      });
    }
  });
};
