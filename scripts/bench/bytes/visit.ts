import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { navigation } from '#generated/navigation.ts';
import type { Browser, BrowserContext, Page } from 'playwright';

import { browserLocale } from '../browser-locale.ts';
import { ROOT } from '../../node.mjs';
import { ANSWERS, FORM, TOLD } from '../touch/visitor.ts';
import { countTraffic, sumOf, type Fetched } from './traffic.ts';

/** What a page weighs before anybody touches it. */
export interface PageWeight {
  readonly path: string;
  /** The HTML, with all that the first paint waits for in it. */
  readonly html: number;
  readonly scripts: number;
  readonly font: number;
  readonly total: number;
  /** Whether a file with React in it came, and style sheets or scripts that block the first paint. */
  readonly react: boolean;
  readonly blocking: number;
  /** Pictures that are files. */
  readonly images: number;
}

/** What the home page weighs from opening to a sent form, by part. */
export type FlowWeight = Readonly<
  Record<
    'html' | 'first scripts' | 'react' | 'form' | 'toast' | 'styles' | 'other' | 'font' | 'total without font',
    number
  >
>;

export const PHONE = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true } as const;

/** React's own code in a file that the site serves; its name is a hash. */
export function isReact(path: string): boolean {
  return readFileSync(join(ROOT, 'dist', 'client', path), 'utf8').includes('https://react.dev/errors/');
}

function isScript({ type }: Fetched): boolean {
  return type === 'script';
}

async function visit(
  browser: Browser,
  origin: string,
  path: string,
  device: object,
): Promise<{ context: BrowserContext; page: Page; traffic: ReturnType<typeof countTraffic> }> {
  const context = await browser.newContext({ locale: browserLocale(path), ...device });
  const page = await context.newPage();
  // Services of others answer at once, and with nothing.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  );
  const traffic = countTraffic(page, origin);
  await page.goto(origin + path);
  return { context, page, traffic };
}

/** Opens a page as a new visitor and weighs what it fetches by itself. */
export async function weighPage(
  browser: Browser,
  origin: string,
  path: string,
  device: object = PHONE,
): Promise<PageWeight> {
  const { context, page, traffic } = await visit(browser, origin, path, device);
  try {
    const fetched = await traffic.read();
    const blocking = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) =>
              (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
              'blocking',
          ).length,
    );
    return {
      path,
      html: sumOf(fetched, 'document'),
      scripts: sumOf(fetched, 'script'),
      font: sumOf(fetched, 'font'),
      total: sumOf(fetched),
      react: fetched.some((one) => isScript(one) && isReact(one.path)),
      blocking,
      images: fetched.filter(({ type, path: file }) => type === 'image' && !file.endsWith('/favicon.svg')).length,
    };
  } finally {
    await context.close();
  }
}

/** Opens the home page, fills its form in with the keyboard, sends it, and weighs all of it until the visitor is told. */
export async function weighHomeFlow(
  browser: Browser,
  origin: string,
  headers: Record<string, string> = {},
): Promise<FlowWeight> {
  const { context, page, traffic } = await visit(browser, origin, navigation.home.es, {
    ...PHONE,
    extraHTTPHeaders: headers,
  });
  try {
    const before = (await traffic.read()).filter(isScript).map(({ path }) => path);
    const form = page.locator(FORM).first();
    await form.locator('input, select, textarea').first().focus();
    const toSend = form.locator('button[type=submit]');
    while (!(await toSend.evaluate((button) => button === document.activeElement))) {
      const type = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type ?? '');
      if (type === 'select-one') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(ANSWERS[type] ?? '');
      await page.keyboard.press('Tab');
    }
    const beforeSending = (await traffic.read()).map(({ path }) => path);
    await page.keyboard.press('Enter');
    await page.locator(TOLD).waitFor();
    const fetched = await traffic.read();
    const scripts = fetched.filter(isScript);
    const react = sumOf(scripts.filter(({ path }) => isReact(path)));
    const first = sumOf(scripts.filter(({ path }) => before.includes(path)));
    const toast = sumOf(scripts.filter(({ path }) => !beforeSending.includes(path)));
    const html = sumOf(fetched, 'document');
    const styles = sumOf(fetched, 'stylesheet');
    const font = sumOf(fetched, 'font');
    const all = sumOf(fetched);
    return {
      html,
      'first scripts': first,
      react,
      form: sumOf(scripts) - react - first - toast,
      toast,
      styles,
      other: all - html - sumOf(scripts) - styles - font,
      font,
      'total without font': all - font,
    };
  } finally {
    await context.close();
  }
}
