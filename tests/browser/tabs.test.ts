import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { drawNothing, listen, test, type Complaints } from '../support/browser.ts';

const address = '/servicios/tratamientos';

/** The selected tab and the visible panels. */
async function state(page: Page): Promise<{ tab: (string | null)[]; panels: string[] }> {
  return {
    tab: await page.locator('[role=tab][aria-selected=true]').evaluateAll((tabs) => tabs.map((tab) => tab.textContent)),
    panels: await page.locator('[role=tabpanel]:visible').evaluateAll((panels) => panels.map(({ id }) => id)),
  };
}

const companies = { tab: ['Empresas'], panels: ['corporativos'] };
const individuals = { tab: ['Personas'], panels: ['personas'] };

async function isAt(page: Page, wanted: Awaited<ReturnType<typeof state>>): Promise<void> {
  await expect.poll(() => state(page)).toEqual(wanted);
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}

describe('tabs of the treatments', () => {
  test('change by pointer, keyboard, back and forward', async ({ reopen }) => {
    const page = await reopen(address);
    await tab(page, 'Personas').click();
    await isAt(page, individuals);
    await expect.poll(() => new URL(page.url()).hash).toBe('#personas');
    for (const [key, wanted] of [
      ['ArrowLeft', companies],
      ['End', individuals],
      ['Home', companies],
      ['ArrowRight', individuals],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(page, wanted);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(wanted.tab[0]);
    }
    await tab(page, 'Empresas').click();
    await isAt(page, companies);
    await page.goBack();
    await isAt(page, individuals);
    await page.goForward();
    await isAt(page, companies);
  });

  test('a key press before the next paint goes to the open panel', async ({ reopen }) => {
    const page = await reopen(address);
    await isAt(page, companies);
    await drawNothing(page);
    await tab(page, 'Personas').click();
    await page.keyboard.press('Tab');
    await isAt(page, individuals);
    const isInPanel = (): Promise<boolean | undefined> =>
      page.evaluate(() => document.getElementById('personas')?.contains(document.activeElement));
    await expect.poll(isInPanel).toBe(true);
  });

  for (const [suffix, wanted] of [
    ['#primera-visita', individuals],
    ['?audiencia=personas', individuals],
    ['?audiencia=empresas#personas', individuals],
    // Cannot be decoded.
    ['#100%', companies],
  ] as const) {
    test(`${suffix} opens ${wanted.tab[0]}`, async ({ reopen }) => {
      const complaints: Complaints[] = [];
      const page = await reopen(address + suffix, {}, async (tab) => complaints.push(listen(tab)));
      await isAt(page, wanted);
      expect(complaints).toEqual([{ errors: [], console: [] }]);
      // Either the browser scrolls at once, or the page does again.
      const isAtTop = () =>
        page.evaluate(() => {
          const { top } = document.querySelector(':target')?.getBoundingClientRect() ?? { top: 0 };
          return top >= 0 && top < 300;
        });
      await expect.poll(isAtTop).toBe(true);
    });
  }

  test('find-in-page in a closed panel opens its tab', async ({ reopen }) => {
    const page = await reopen(address);
    await isAt(page, companies);
    const panel = page.locator('#personas');
    expect(await panel.getAttribute('hidden')).toBe('until-found');
    // Simulates find-in-page with a match in a hidden panel.
    await panel.dispatchEvent('beforematch');
    await isAt(page, individuals);
    expect(await page.locator('#corporativos').getAttribute('hidden')).toBe('until-found');
  });

  test('a booking button stays visible at the side of a desktop window', async ({ reopen }) => {
    const page = await reopen(`${address}#personas`, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const button = page.locator('#personas .floating a');
    await page.locator('#personas h3').last().scrollIntoViewIfNeeded();
    const isAtSide = async (): Promise<boolean> => {
      const box = await button.boundingBox();
      return box !== null && box.x + box.width > 1430 && box.y > 0 && box.y + box.height < 900;
    };
    await expect.poll(isAtSide).toBe(true);
    expect(await button.getAttribute('target')).toBe('_blank');
    await page.locator('.footer').scrollIntoViewIfNeeded();
    const isAboveFooter = async (): Promise<boolean> => {
      const [own, footer] = [await button.boundingBox(), await page.locator('.footer').boundingBox()];
      return own !== null && footer !== null && own.y < footer.y;
    };
    await expect.poll(isAboveFooter).toBe(true);
  });
});
