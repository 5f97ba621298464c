import { navigation } from '#generated/navigation.ts';
import type { Browser, CDPSession, Page } from 'playwright';

import { phone, withBrowser } from './pages.ts';
import { percentile } from './percentile.ts';

/** The page to measure, here or elsewhere, and the id of its form. */
export interface TouchTarget {
  readonly url?: string | undefined;
  readonly form?: string | undefined;
}

/** The answers by type of control. */
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
const IN_SIGHT_MS = 2500;
const VISITS = 5;

const KINDS = [
  { name: 'in sight for 2.5 s', seen: true },
  { name: 'filled in by the browser and sent at once', seen: false },
];
const PROCESSORS = [
  { name: '', slowdown: 1 },
  { name: ', processor four times slower', slowdown: 4 },
];

/** Fills in the form like a browser's autofill, and submits it immediately. Returns the start time. */
function fillInAndSend(page: Page, form: string): Promise<number> {
  return page
    .locator(form)
    .first()
    .evaluate((element: HTMLFormElement, answers) => {
      const began = performance.timeOrigin + performance.now();
      // React does not notice a value that is set on the control itself.
      const setters = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].map(
        ({ prototype }) => [prototype, Object.getOwnPropertyDescriptor(prototype, 'value')?.set] as const,
      );
      for (const control of element.elements as unknown as Iterable<HTMLInputElement | HTMLSelectElement>) {
        const value = control instanceof HTMLSelectElement ? control.options[1]?.value : answers[control.type];
        if (value === undefined || control.closest('[inert]')) continue;
        control.focus();
        setters
          .find(([prototype]) => Object.prototype.isPrototypeOf.call(prototype, control))?.[1]
          ?.call(control, value);
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      element.requestSubmit();
      return began;
    }, ANSWERS);
}

/** The time at which the page sends its next POST request, in milliseconds. */
function nextPost(session: CDPSession): Promise<number> {
  return new Promise((resolve) => {
    session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
      if (request.method === 'POST') resolve(wallTime * 1000);
    });
  });
}

interface Visit {
  readonly url: string;
  readonly form: string;
  readonly latency: number;
  readonly slowdown: number;
  /** The form was in view before. */
  readonly seen: boolean;
}

/** The milliseconds from the first touch of a form to its request. */
async function timeTouch(browser: Browser, { url, form, latency, slowdown, seen }: Visit): Promise<number> {
  const context = await browser.newContext(phone(new URL(url).pathname));
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (seen) {
      await page.locator(form).first().scrollIntoViewIfNeeded();
      await page.waitForTimeout(IN_SIGHT_MS);
    }
    const sent = nextPost(session);
    const began = await fillInAndSend(page, form);
    return (await sent) - began;
  } finally {
    await context.close();
  }
}

/** `touch`: how long it takes from the first touch of a form to its request, if the visitor submits it immediately. */
export function touch({ url, form }: TouchTarget): Promise<void> {
  return withBrowser(async (browser, origin) => {
    const target = { url: url ?? origin + navigation.home.es, form: form ? `form#${form}` : '[data-island=form] form' };
    const results: Record<string, Record<string, number>> = {};
    for (const { name, seen } of KINDS) {
      for (const processor of PROCESSORS) {
        const row: Record<string, number> = (results[name + processor.name] = {});
        for (const latency of LATENCIES_MS) {
          const times: number[] = [];
          for (let visit = 0; visit < VISITS; visit++)
            times.push(await timeTouch(browser, { ...target, latency, slowdown: processor.slowdown, seen }));
          row[`latency ${latency} ms`] = Math.round(percentile(times, 0.5));
        }
      }
    }
    console.table(results);
  });
}
