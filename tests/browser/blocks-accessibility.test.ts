import type { Locale } from '#contract';
import { readFileSync } from 'node:fs';
import { defaultLocale, locales } from '#generated/languages.ts';
import type { Block } from '#schema';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { addresses } from '../../site/gallery/addresses.ts';
import { galleryDocument } from '../../site/gallery/document.tsx';
import { allKinds } from '../../site/gallery/Gallery.tsx';
import { test } from '../support/browser.ts';
import type { OpenPage } from '../support/browser.ts';
import { browserIn } from '../support/languages.ts';
import { looks, violationsIn } from '../support/looks.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';
import { join } from 'node:path';

// Examples of one kind stand on one page here, so that two of them may have landmarks with one name.
const wholePage = ['landmark-unique'];

// A page has the rules of its own blocks alone.
const styles = readFileSync(join(FIXTURE_ROOT, 'dist/styles.css'), 'utf8');

/** The kinds of which something is seen only after a press. */
const closed = ['faq', 'groups', 'tabs', 'formDialog'] satisfies Block['kind'][];

/** Opens the gallery in the style sheets and with the scripts of the built site, which has no such page itself. */
async function openGallery(openPage: OpenPage, locale: Locale, kinds: Block['kind'][] = [...allKinds]): Promise<Page> {
  const page = await openPage('/servicios', { locale: browserIn(locale), reducedMotion: 'reduce' });
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([type="application/ld+json"])')]
      .map(({ outerHTML }) => outerHTML)
      .join('\n'),
  );
  // In the head and not at the end of the body, a module that does not wait could run before there is a body.
  const head = `<style>${styles}</style>${scripts.replaceAll(' async=""', '')}`;
  await page.route(
    ({ origin }) => origin !== inject('baseUrl'),
    (route) => route.abort(),
  );
  await page.route(`**${addresses[locale]}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: galleryDocument(locale, head, kinds) }),
  );
  await page.goto(addresses[locale]);
  await page.waitForFunction(() => document.querySelectorAll('.tabs:not([data-ready])').length === 0);
  return page;
}

describe('blocks', () => {
  // Their markup is held to rules in every language by tests/site/gallery.test.tsx, and pages to axe by tests/any-site/pages.test.ts.
  const locale = defaultLocale;

  test('every example of every kind', async ({ openPage }) => {
    const page = await openGallery(openPage, locale);
    expect(await page.locator('.gallery__preview').count()).toBeGreaterThan(60);
    expect(await violationsIn(page, looks, { without: wholePage })).toEqual([]);
  });

  test('what is opened first: answers, tooltips, other tabs', async ({ openPage }) => {
    const page = await openGallery(openPage, locale, closed);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const tip of document.querySelectorAll<HTMLElement>('.tip')) tip.dataset['open'] = '';
    });
    // The tabs of all examples at once: the first of each, the second, the third.
    for (const position of [1, 2, 3]) {
      for (const tab of await page.locator(`[role=tab]:nth-child(${position})`).all()) await tab.click();
      // With the others, nothing changes but the tabs themselves.
      expect(await violationsIn(page, looks, { without: wholePage, ...(position > 1 && { within: '.tabs' }) })).toEqual(
        [],
      );
    }
  });

  test('what is opened first: dialogs', async ({ openPage }) => {
    const page = await openGallery(openPage, locale, closed);
    const openers = await page.locator('[data-dialog]').all();
    expect(openers.length).toBeGreaterThan(1);
    for (const opener of openers) {
      await opener.click();
      await page.locator('dialog[open] form.form').waitFor();
      expect(await violationsIn(page, looks, { within: 'dialog[open]' })).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test.for(locales)('nothing is wider than a window of 320 px: %s', async (locale, { openPage }) => {
    const page = await openGallery(openPage, locale);
    await page.setViewportSize({ width: 320, height: 900 });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.gallery__preview')]
        .filter((preview) => preview.scrollWidth > preview.clientWidth)
        .map((preview) => {
          const outside = [...preview.querySelectorAll('*')].findLast(
            (element) => element.getBoundingClientRect().right > innerWidth + 1,
          );
          return `${preview.closest('figure')?.id}: ${outside?.outerHTML.slice(0, 120)}`;
        }),
    );
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
