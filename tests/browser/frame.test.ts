import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

function hrefs(page: Page, scope: string): Promise<string[]> {
  return page.locator(`${scope} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const footerPaths = ['/servicios/tratamientos', '/empresa/careers', '/blog', '/privacidad', '/terminos'];

describe('frame', () => {
  test('header and footer lead where they should, and links to other sites open in a new tab', async ({ reopen }) => {
    const page = await reopen('/en/inicio', { locale: 'en-US' });
    expect(await hrefs(page, 'header')).toEqual(
      expect.arrayContaining(['/en', '/en/servicios', '/en/inicio', '/inicio']),
    );
    const footer = await hrefs(page, 'footer');
    expect(footer).toEqual(expect.arrayContaining(footerPaths.map((path) => `/en${path}`)));
    expect(footer.filter((href) => href.startsWith('mailto:'))).toHaveLength(1);
    expect(footer.filter((href) => href.startsWith('tel:'))).toHaveLength(1);
    expect(await page.locator('footer').innerText()).toContain('2024');
    const names = (await page.locator('footer').ariaSnapshot()).matchAll(/link "(\w+) \(opens in a new tab\)"/g);
    expect([...names].map(([, name]) => name)).toEqual(['Facebook', 'Instagram']);
    const external = page.locator('a[href^=http]');
    expect(await external.count()).toBeGreaterThan(4);
    expect(await page.locator('a[href^=http]:not([target=_blank][rel="noopener noreferrer"])').count()).toBe(0);
  });

  test('the footer keeps address and number on one line at any width', async ({ reopen }) => {
    const page = await reopen('/gracias');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('footer address a').evaluateAll((links) =>
        links.flatMap(({ lastChild, textContent }) => {
          const text = document.createRange();
          if (lastChild) text.selectNodeContents(lastChild);
          return text.getClientRects().length === 1 ? [] : [textContent];
        }),
      );
      expect(broken, `${width} px`).toEqual([]);
    }
  });

  test('the skip link comes first and leads to the content', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(async () => ((await skip.boundingBox())?.y ?? -1) >= 0).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('a button opens an alert, Escape closes it, and the focus returns', async ({ reopen }) => {
    const page = await reopen('/inicio');
    const button = page.getByRole('button', { name: 'Crear Cuenta', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('paragraph').innerText()).toBe(
      'La aplicación de dashboard se desarrollará en un ambiente independiente. Próximamente disponible.',
    );
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('icons are visible in forced colours', async ({ reopen }) => {
    const page = await reopen('/inicio', { forcedColors: 'active' });
    const colours = await page.locator('.icon').evaluateAll((icons) => {
      const colourOf = (element: Element): string => getComputedStyle(element).backgroundColor;
      const behind = (element: Element): string => {
        const parent = element.parentElement;
        return !parent || !colourOf(parent).endsWith(', 0)') ? colourOf(parent ?? element) : behind(parent);
      };
      return icons.map((icon) => [getComputedStyle(icon).stroke, behind(icon)]);
    });
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter(([own, around]) => own === around)).toEqual([]);
  });
});
