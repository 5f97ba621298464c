import { navigation } from '#generated/navigation.ts';
import type { Browser, Page } from 'playwright';

import { phone, withBrowser } from './browser.ts';
import { percentile } from './percentile.ts';

/** The selectors of the home page's form and of the toast after it was sent, and the answers by type of control. */
const FORM = '[data-island=form] form';
const SENT = '[data-sonner-toast][data-type=success]';
const ANSWERS: Readonly<Record<string, string>> = {
  text: 'Ana Muñoz',
  email: 'ana@correo.example',
  tel: '+52 55 1234 5678',
  url: 'https://correo.example/',
  textarea: 'Buenos días',
};

/** Cable, a mobile network, and a distant one. */
const LATENCIES_MS = [0, 150, 400];
const BYTES_PER_SECOND = 1_600_000 / 8;
const VISITS = 5;

/** Fills in the form like a browser's autofill, and submits it immediately. Returns the start time. */
function fillInAndSend(page: Page): Promise<number> {
  return page
    .locator(FORM)
    .first()
    .evaluate((form: HTMLFormElement, answers) => {
      const began = performance.timeOrigin + performance.now();
      for (const control of form.elements as unknown as Iterable<HTMLInputElement | HTMLSelectElement>) {
        const value = control instanceof HTMLSelectElement ? control.options[1]?.value : answers[control.type];
        if (value === undefined || control.closest('[inert]')) continue;
        control.focus();
        control.value = value;
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      form.requestSubmit();
      return began;
    }, ANSWERS);
}

/**
 * The milliseconds until the toast is shown. With `seen`, the form was in view before, so its modules are preloaded.
 */
async function timeTouch(browser: Browser, origin: string, latency: number, seen: boolean): Promise<number> {
  const context = await browser.newContext(phone(navigation.home.es));
  try {
    const page = await context.newPage();
    await page.goto(origin + navigation.home.es, { waitUntil: 'networkidle' });
    if (seen) {
      await page.locator(FORM).first().scrollIntoViewIfNeeded();
      await page.waitForTimeout(1500);
      await page.waitForLoadState('networkidle');
    }
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    const toast = page.waitForFunction(
      (selector) => document.querySelector(selector) !== null && performance.timeOrigin + performance.now(),
      SENT,
      { polling: 'raf' },
    );
    const began = await fillInAndSend(page);
    return Number(await (await toast).jsonValue()) - began;
  } finally {
    await context.close();
  }
}

/** `touch`: how long a visitor waits whose browser fills in the form and who submits it immediately. */
export function touch(): Promise<void> {
  return withBrowser(async (browser, origin) => {
    const results: Record<string, Record<string, number>> = {};
    for (const latency of LATENCIES_MS) {
      for (const seen of [false, true]) {
        const times: number[] = [];
        for (let visit = 0; visit < VISITS; visit++) times.push(await timeTouch(browser, origin, latency, seen));
        const row = (results[`latency ${latency} ms`] ??= {});
        row[seen ? 'toast after ms, form in view before' : 'toast after ms'] = Math.round(percentile(times, 0.5));
      }
    }
    console.table(results);
  });
}
