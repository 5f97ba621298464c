import { page as moved } from '#generated/pages/integrations.ts';
import { firm } from '#generated/site.ts';
import { bookingWidget } from '#generated/integrations.ts';
import { describe, expect } from 'vitest';
import { settled, test } from '../support/browser.ts';

describe('a page that has moved', () => {
  test('redirects after a while and does not stay in the history', async ({ openPage }) => {
    const page = await openPage('about:blank');
    await page.clock.install();
    await page.goto('/inicio');
    await page.goto('/integrations');
    await page.clock.runFor((moved.autoRedirect?.after ?? 0) - 100);
    expect(new URL(page.url()).pathname).toBe('/integrations');
    await page.clock.runFor(200);
    await page.waitForURL('**/integrations/hubspot');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/inicio');
  });
});

describe('the booking widget', () => {
  const widget = (body: string) => ({ contentType: 'text/javascript', body });

  test('loads when its place comes near, not before', async ({ reopen }) => {
    let asked = 0;
    const page = await reopen('/servicios/softlanding-mexico', { viewport: { width: 1280, height: 400 } }, (tab) =>
      tab.route(bookingWidget.script, (route) => {
        asked += 1;
        return route.fulfill(widget('document.querySelector("[data-booking]").append("here")'));
      }),
    );
    await settled(page);
    expect(asked).toBe(0);
    await page.locator('[data-booking]').scrollIntoViewIfNeeded();
    await page.getByText('here').waitFor();
    expect(asked).toBe(1);
  });

  test('keeps its link if it cannot load', async ({ reopen }) => {
    const page = await reopen('/servicios/softlanding-mexico', {}, (tab) =>
      tab.route(bookingWidget.script, (route) => route.abort()),
    );
    await page.locator('[data-booking]').scrollIntoViewIfNeeded();
    const link = page.locator('[data-booking] a');
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe(bookingWidget.calendars['intro']);
  });
});

test('the contact page has the firm’s own details', async ({ reopen }) => {
  const page = await reopen('/contacto');
  const panes = (await page.locator('.panes').innerText()).replaceAll('\u2060', '');
  for (const detail of [firm.email, firm.phone.display, firm.address.street, 'Lunes a viernes', '15:00–18:00'])
    expect(panes).toContain(detail);
});

test('the header’s button of a landing page stays visible', async ({ reopen }) => {
  const page = await reopen('/softlanding-promo', { viewport: { width: 1440, height: 740 } });
  const button = page.locator('.site-header__action a');
  await page
    .locator('main h2')
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await button.waitFor();
  const isInSight = async (): Promise<boolean> => {
    const box = await button.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 740 && box.height >= 40;
  };
  await expect.poll(isInSight).toBe(true);
  expect(await button.getAttribute('target')).toBe('_blank');
});
