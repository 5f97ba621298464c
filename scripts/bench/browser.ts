import type { Locale } from '#contract';
import { defaultLocale, languages, locales } from '#generated/languages.ts';
import { routes } from '#generated/routes.ts';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';

import { localeOfPath } from '../../site/shared/locales.ts';
import { ROOT } from '../node.mjs';
import { openSite } from '../../tests/support/site.ts';
import { requireBrowser } from '../tools.ts';

/** A phone whose browser prefers the page's language; otherwise the site would redirect it. */
export function phone(path: string): BrowserContextOptions {
  const locale = languages[localeOfPath(path, { locales, defaultLocale }) as Locale].openGraph.replaceAll('_', '-');
  return { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale };
}

/** Runs work on the built site in a new browser. */
export async function withBrowser<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] });
  const site = await openSite(ROOT);
  try {
    return await work(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The paths of indexable pages that contain a text. */
export function listedPages(part: string): readonly string[] {
  return routes.flatMap(({ url, canonical, indexable }) =>
    indexable && url === canonical && url.includes(part) ? [url] : [],
  );
}
