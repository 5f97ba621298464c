import { readFileSync } from 'node:fs';
import { defaultLocale } from '#generated/languages.ts';
import type { Block } from '#schema';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { classesOf } from '../../site/build/finish/complete-pages.ts';
import { pageStyles } from '../../site/build/finish/page-styles.ts';
import { GALLERY } from '../../site/gallery/dev-plugin.ts';
import { galleryDocument, allKinds } from '../../site/gallery/document.tsx';
import { violations } from '../support/axe.ts';
import { test, type OpenPage } from '../support/browser.ts';
import { browserIn } from '../support/languages.ts';
import { looks, violationsIn } from '../support/looks.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';
import { join } from 'node:path';

// All examples of a kind share a page here, so landmarks may have the same name.
const wholePage = ['landmark-unique'];

// The pages have only the rules of their own blocks.
const styles = readFileSync(join(FIXTURE_ROOT, 'dist/styles.css'), 'utf8');

/** The kinds with content that shows only after an interaction. */
const closed = ['faq', 'groups', 'tabs', 'formDialog'] satisfies Block['kind'][];

/** Opens the gallery with the styles and scripts of the built site, which has no gallery. */
async function openGallery(openPage: OpenPage, kinds: Block['kind'][] = [...allKinds]): Promise<Page> {
  const page = await openPage('/servicios', { locale: browserIn(defaultLocale), reducedMotion: 'reduce' });
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([type="application/ld+json"])')]
      .map(({ outerHTML }) => outerHTML)
      .join('\n'),
  );
  const classes = classesOf(galleryDocument('', kinds));
  const own = (await pageStyles(styles, [classes]))(classes);
  // A module in the head could run before the body exists.
  const head = `<style>${own}</style>${scripts.replaceAll(' async=""', '')}`;
  await page.route(
    ({ origin }) => origin !== inject('baseUrl'),
    (route) => route.abort(),
  );
  await page.route(`**${GALLERY}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: galleryDocument(head, kinds) }),
  );
  await page.goto(GALLERY);
  await page.waitForFunction(() => document.querySelectorAll('.tabs:not([data-ready])').length === 0);
  return page;
}

describe('blocks', () => {
  // tests/site/gallery.test.tsx checks their markup in every language, and tests/any-site/pages.test.ts runs axe on
  // pages.
  test('every example of every kind, and none is wider than a window of 320 px', async ({ openPage }) => {
    const page = await openGallery(openPage);
    expect(await page.locator('.gallery__preview').count()).toBeGreaterThan(60);
    expect(await violationsIn(page, looks, { without: wholePage })).toEqual([]);
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

  test('after an interaction: answers, tooltips, other tabs, dialogs', async ({ openPage }) => {
    const page = await openGallery(openPage, closed);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const tip of document.querySelectorAll<HTMLElement>('.tip')) tip.dataset['open'] = '';
    });
    for (const tab of await page.locator('[role=tab]:nth-child(2)').all()) await tab.click();
    expect(await violationsIn(page, looks, { without: wholePage })).toEqual([]);
    const openers = await page.locator('[data-dialog]:visible').all();
    expect(openers.length).toBeGreaterThan(1);
    for (const opener of openers) {
      await opener.click();
      await page.locator('dialog[open] form.form').waitFor();
      expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test('an alert, then a form with mistakes', async ({ openPage }) => {
  const page = await openPage('/inicio', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await violations(page, { within: '[role=alertdialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('form#contact-home button').click();
  await page.locator('form#contact-home [aria-invalid=true]').first().waitFor();
  await page.locator('[data-sonner-toast]').waitFor();
  // Axe checks the toast only: it covers the buttons of another section for a few seconds.
  const toaster = page.locator('[data-sonner-toaster]');
  expect(await violations(page, { within: '[data-sonner-toaster]' })).toEqual([]);
  await toaster.evaluate((element: HTMLElement) => (element.style.display = 'none'));
  // The sticky header must not make covered elements count as too small a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violationsIn(page, looks)).toEqual([]);
});
