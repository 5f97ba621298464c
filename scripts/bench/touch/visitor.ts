import type { Browser, Page } from 'playwright';
import { browserLocale } from '../browser-locale.ts';

import { navigation } from '#generated/navigation.ts';

/** A phone on a slow mobile network; how long an answer takes to begin is another matter. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: browserLocale('/'),
} as const;
const BYTES_A_SECOND = 1_600_000 / 8;

/** The form of the home page that is sent, what it is filled in with by the kind of control, and what tells the visitor that it has arrived. */
export const FORM = '[data-island=form] form';
export const ANSWERS: Readonly<Record<string, string>> = {
  text: 'Ana Muñoz',
  email: 'ana@correo.example',
  tel: '+52 55 1234 5678',
  url: 'https://correo.example/',
  textarea: 'Buenos días',
};
export const TOLD = '[data-sonner-toast][data-type=success]';

/** Opens the home page as a new visitor, and closes it when the work is done. */
export async function withVisitor<T>(browser: Browser, origin: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(origin + navigation.home.es, { waitUntil: 'networkidle' });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Touches the form, fills it in as the browser does and sends it, in one go. Gives the moment at which that began. */
export function touchAndSend(page: Page): Promise<number> {
  return page
    .locator(FORM)
    .first()
    .evaluate((form: HTMLFormElement, answers) => {
      const began = performance.timeOrigin + performance.now();
      for (const control of form.elements as unknown as Iterable<HTMLInputElement | HTMLSelectElement>) {
        const options = control instanceof HTMLSelectElement ? control.options : undefined;
        const value = options ? options[1]?.value : answers[control.type];
        if (value === undefined || control.closest('[inert]')) continue;
        control.focus();
        control.value = value;
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      form.requestSubmit();
      return began;
    }, ANSWERS);
}

/** Whether a path is where rows are sent to. */
export function isInsert(path: string): boolean {
  return path.startsWith('/rest/');
}

/** Has the form in sight until all that is fetched for it then has arrived. */
async function haveInSight(page: Page): Promise<void> {
  await page.locator(FORM).first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const modules = document.querySelector<HTMLElement>('[data-modules]')?.dataset['modules']?.split(' ') ?? [];
    return modules.every((path) => performance.getEntriesByName(new URL(path, location.href).href).length > 0);
  });
}

/**
 * How many milliseconds it takes from the touch until the message is on its way, and until the visitor is told that it has arrived.
 *
 * @param seen whether the form has been in sight long enough for its modules to be there
 */
export async function timeTouch(
  page: Page,
  latency: number,
  seen: boolean,
): Promise<{ readonly sent: number; readonly told: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  if (seen) await haveInSight(page);
  const insert = page.waitForRequest((request) => isInsert(new URL(request.url()).pathname));
  const shown = page.waitForFunction(
    (toast) => document.querySelector(toast) !== null && performance.timeOrigin + performance.now(),
    TOLD,
    { polling: 'raf' },
  );
  const began = await touchAndSend(page);
  const request = await insert;
  await request.response();
  return { sent: request.timing().startTime - began, told: Number(await (await shown).jsonValue()) - began };
}
