import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { drawNothing, listen, test, type Complaints } from '../support/browser.ts';

const address = '/servicios/asesoria-legal';
const areas = ['familiar', 'civil', 'laboral', 'penal'];

/** The tab that is selected, and the panels that can be seen. */
async function state(page: Page): Promise<{ tab: (string | null)[]; panels: string[] }> {
  return {
    tab: await page.locator('[role=tab][aria-selected=true]').evaluateAll((tabs) => tabs.map((tab) => tab.textContent)),
    panels: await page.locator('[role=tabpanel]:visible').evaluateAll((panels) => panels.map(({ id }) => id)),
  };
}

/** Words that only the panel for individuals has. */
const inPersonas = 'Prescripción positiva y regularización de la propiedad';
const companies = { tab: ['Empresas'], panels: ['corporativos'] };
const individuals = { tab: ['Personas'], panels: ['personas'] };

async function isAt(page: Page, wanted: Awaited<ReturnType<typeof state>>): Promise<void> {
  await expect.poll(() => state(page)).toEqual(wanted);
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}

function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}

describe('tabs of the legal advice', () => {
  test('companies first, then what is clicked', async ({ reopen }) => {
    const page = await reopen(address);
    await isAt(page, companies);
    await tab(page, 'Personas').click();
    await isAt(page, individuals);
    expect(new URL(page.url()).hash).toBe('#personas');
    await tab(page, 'Empresas').click();
    await isAt(page, companies);
  });

  test('arrow keys, Home and End lead from tab to tab, and only one is in the order of the keyboard', async ({
    reopen,
  }) => {
    const page = await reopen(address);
    await isAt(page, companies);
    await tab(page, 'Empresas').focus();
    for (const [key, name, wanted] of [
      ['ArrowRight', 'Personas', individuals],
      ['ArrowRight', 'Empresas', companies],
      ['ArrowLeft', 'Personas', individuals],
      ['Home', 'Empresas', companies],
      ['End', 'Personas', individuals],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(page, wanted);
      expect(await focused(page)).toBe(name);
    }
    expect(await page.locator('[role=tab][tabindex="0"]').allTextContents()).toEqual(['Personas']);
  });

  test('a key that comes before the browser has drawn the press meets the open panel', async ({ reopen }) => {
    const page = await reopen(address);
    await isAt(page, companies);
    await drawNothing(page);
    await tab(page, 'Personas').click();
    await page.keyboard.press('Tab');
    await isAt(page, individuals);
    expect(await page.evaluate(() => document.getElementById('personas')?.contains(document.activeElement))).toBe(true);
  });

  for (const [suffix, wanted] of [
    ['#personas', individuals],
    ['#corporativos', companies],
    ['#penal', individuals],
    ['?audiencia=personas', individuals],
    ['?audiencia=empresas', companies],
    ['?audiencia=otra', companies],
    ['?audiencia=empresas#personas', individuals],
  ] as const) {
    test(`${suffix} opens ${wanted.tab[0]}`, async ({ reopen }) => {
      await isAt(await reopen(address + suffix), wanted);
    });
  }

  for (const fragment of ['#%', '#100%', '#%E0%A4%A'])
    test(`${fragment}, which cannot be decoded, names nothing`, async ({ reopen }) => {
      const complaints: Complaints[] = [];
      const page = await reopen(address + fragment, {}, async (tab) => complaints.push(listen(tab)));
      await isAt(page, companies);
      await tab(page, 'Personas').click();
      await isAt(page, individuals);
      expect(complaints).toEqual([{ errors: [], console: [] }]);
    });

  test('a link to words of a closed panel opens its tab, also when the script comes late', async ({ openPage }) => {
    const page = await openPage('about:blank');
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/chunks\//, (route) => held.promise.then(() => route.continue()));
    await page.goto(`${address}#:~:text=${encodeURIComponent(inPersonas)}`);
    await page.locator('#personas').waitFor();
    held.resolve();
    await isAt(page, individuals);
  });

  test('what the browser finds in a closed panel opens its tab', async ({ reopen }) => {
    const page = await reopen(address);
    await isAt(page, companies);
    const panel = page.locator('#personas');
    expect(await panel.getAttribute('hidden')).toBe('until-found');
    // What the browser does when its search finds something there.
    await panel.dispatchEvent('beforematch');
    await isAt(page, individuals);
    expect(await page.locator('#corporativos').getAttribute('hidden')).toBe('until-found');
  });

  test('the same in English', async ({ reopen }) => {
    const page = await reopen(`/en${address}?audiencia=personas`, { locale: 'en-US' });
    await isAt(page, { tab: ['Individuals'], panels: ['personas'] });
  });

  test('a fragment that changes on the open page opens its tab', async ({ reopen }) => {
    const page = await reopen(address);
    await isAt(page, companies);
    await page.evaluate(() => (location.hash = 'laboral'));
    await isAt(page, individuals);
  });

  test('back and forward go through the tabs', async ({ reopen }) => {
    const page = await reopen(`${address}?audiencia=personas`);
    await isAt(page, individuals);
    await tab(page, 'Empresas').click();
    await tab(page, 'Personas').click();
    await page.goBack();
    await isAt(page, companies);
    await page.goBack();
    await isAt(page, individuals);
    await page.goForward();
    await isAt(page, companies);
  });

  test('the quick navigation leads to the four areas', async ({ reopen }) => {
    const page = await reopen(`${address}#personas`);
    const links = page.locator('#personas nav a');
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
      areas.map((id) => `#${id}`),
    );
    for (const id of areas) {
      await page.locator(`#personas nav a[href="#${id}"]`).click();
      await expect
        .poll(() =>
          page.locator(`#${id}`).evaluate((area) => {
            const { top } = area.getBoundingClientRect();
            return top >= -1 && top < innerHeight / 2;
          }),
        )
        .toBe(true);
      expect(await page.locator(`#${id} li`).count()).toBeGreaterThan(0);
      expect((await state(page)).panels).toEqual(['personas']);
    }
  });

  test('an area in the address is where the page opens', async ({ reopen }) => {
    const page = await reopen(`${address}#penal`);
    await expect
      .poll(() =>
        page.locator('#penal').evaluate((area) => {
          const { top } = area.getBoundingClientRect();
          return top >= -1 && top < innerHeight / 2;
        }),
      )
      .toBe(true);
  });

  test('the panel for individuals does not scroll sideways at 320 px', async ({ reopen }) => {
    const page = await reopen('/servicios/asesoria-legal#personas', { viewport: { width: 320, height: 740 } });
    await page.locator('[role=tabpanel]#personas').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('without JavaScript both panels can be read, and the links lead to them', async ({ reopen }) => {
    const page = await reopen(address, { javaScriptEnabled: false });
    for (const id of ['corporativos', 'personas', ...areas]) {
      expect(await page.locator(`#${id}`).isVisible()).toBe(true);
    }
    expect(await page.getByRole('link', { name: 'Personas', exact: true }).getAttribute('href')).toBe('#personas');
    expect(await page.locator('[role=tab]').count()).toBe(0);
  });

  for (const panel of ['corporativos', 'personas']) {
    test(`a book button stays in reach on ${panel}: at the foot of a phone, at the side of a desk`, async ({
      reopen,
    }) => {
      const page = await reopen(`${address}#${panel}`, {
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
      });
      const button = page.locator(`#${panel} .floating a`);
      await page
        .locator(`#${panel} h3`)
        .last()
        .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await button.waitFor();
      const onPhone = await button.boundingBox();
      expect(onPhone && onPhone.y + onPhone.height <= 740 && onPhone.y > 600 && onPhone.width > 300).toBe(true);
      await page.locator('.footer').scrollIntoViewIfNeeded();
      await button.waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page
        .locator(`#${panel} h3`)
        .last()
        .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await button.waitFor();
      const onDesk = await button.boundingBox();
      expect(onDesk && onDesk.x + onDesk.width > 1430 && onDesk.y > 0 && onDesk.y + onDesk.height < 900).toBe(true);
      expect(await button.getAttribute('target')).toBe('_blank');
    });
  }

  test('the chat opens with the greeting in the visitor’s language', async ({ reopen }) => {
    for (const [url, locale, greeting] of [
      [address, 'es-MX', 'Hola, me gustaría recibir asesoría legal.'],
      [`/en${address}`, 'en-US', 'Hello, I would like to receive legal advice.'],
    ] as const) {
      const page = await reopen(`${url}#personas`, { locale });
      const link = page.locator('#personas a[href*="text="]').first();
      expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toBe(greeting);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
  });
});
