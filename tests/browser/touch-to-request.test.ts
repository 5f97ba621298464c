import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { settled, test, type OpenPage } from '../support/browser.ts';
import { formOn } from '../support/forms/form-on.ts';

const answers = { name: 'Ana', email: 'ana@correo.example', message: 'Hola' };

test('a form that is filled in and sent at once fetches one file before its request', async ({ openPage }) => {
  const page = await openPage('/inicio');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method() === 'POST' ? 'the message' : request.resourceType()));
  await page.locator('form#contact-home').evaluate((form: HTMLFormElement, answers) => {
    for (const [name, value] of Object.entries(answers)) {
      const control = form.elements.namedItem(name) as HTMLInputElement;
      control.focus();
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    form.requestSubmit();
  }, answers);
  await page.locator('[data-sonner-toast]').waitFor();
  expect(asked.slice(0, 2)).toEqual(['script', 'the message']);
});

describe('a form that has been in sight for a second', () => {
  /** Opens a page with a fake clock. */
  async function openWithClock(openPage: OpenPage, path: string, connection = {}): Promise<Page> {
    const page = await openPage('/robots.txt');
    await page.clock.install();
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { value: given });
    }, connection);
    await page.goto(path);
    await settled(page);
    return page;
  }

  /** Advances the clock by a second once the page's intersection observer has fired. */
  async function passSecond(page: Page): Promise<void> {
    await page.evaluate(
      () => new Promise((heard) => new IntersectionObserver(() => heard(undefined)).observe(document.body)),
    );
    await page.clock.fastForward(1000);
    await settled(page);
  }

  function scriptsOf(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.push(pathname);
    });
    return asked;
  }

  test('has its modules preloaded, not run, and sends a message without waiting for them', async ({ openPage }) => {
    const page = await openWithClock(openPage, '/inicio');
    const asked = scriptsOf(page);
    await passSecond(page);
    expect(asked, 'out of sight').toEqual([]);
    await page.locator('form#contact-home').scrollIntoViewIfNeeded();
    await passSecond(page);
    expect(asked.length).toBeGreaterThan(5);
    expect(await page.locator('[data-island=form][data-ready]').count()).toBe(0);
    const ahead = asked.splice(0);
    const { button, fillIn } = formOn(page, 'contact-home');
    const request = page.waitForRequest('**/rest/v1/leads*');
    await fillIn(answers);
    await button.click();
    await request;
    // Typing fetches only the toasts.
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(ahead).not.toContain(asked[0]);
  });

  test('preloads nothing with Save-Data', async ({ openPage }) => {
    const page = await openWithClock(openPage, '/contacto', { saveData: true });
    const asked = scriptsOf(page);
    await page.locator('form#contact-page').scrollIntoViewIfNeeded();
    await passSecond(page);
    expect(asked).toEqual([]);
  });
});
