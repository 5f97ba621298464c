import process from 'node:process';

import type { Browser, Page } from 'playwright';

import { withBrowser } from './browser.ts';
import { markdownTable } from './markdown.ts';
import type { Section } from './section.ts';
import { ANSWERS, FORM } from './touch/visitor.ts';

/** What a browser takes for a good answer is 200 ms; here is the limit of this project, in milliseconds. */
const LIMIT = 100;
const VISITS = 5;
/** How many times slower the processor is than this machine's. */
const SLOWER = 4;

interface Interaction {
  readonly name: string;
  /** On the first page of the site map that has it. */
  readonly selector: string;
  readonly act: (page: Page, selector: string) => Promise<unknown>;
}

function press(page: Page, selector: string): Promise<unknown> {
  return page.locator(selector).filter({ visible: true }).first().click();
}

/** Everything on the site that answers to a touch or a key. */
const interactions: readonly Interaction[] = [
  { name: 'the theme', selector: '.switch button', act: (page, selector) => page.locator(selector).nth(1).click() },
  { name: 'a tab', selector: '[role=tab][aria-selected=false]', act: press },
  { name: 'a question', selector: 'main details summary', act: press },
  { name: 'a tooltip', selector: '.tip button', act: press },
  { name: 'a dialog opens', selector: '[data-dialog]', act: press },
  {
    name: 'the first letter in a form',
    selector: `${FORM} input[autocomplete=name]`,
    act: (page, selector) => page.locator(selector).first().pressSequentially('A'),
  },
  { name: 'a form with mistakes is sent', selector: `${FORM} [type=submit]`, act: press },
  {
    name: 'a form is sent',
    selector: `main ${FORM} input[type=email]`,
    act: async (page) => {
      const form = page.locator(FORM).first();
      for (const control of await form.locator(':is(input, textarea):not([tabindex="-1"])').all()) {
        const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
        await control.fill(ANSWERS[kind] ?? '');
      }
      await form.locator('[type=submit]').click();
    },
  },
];

/** Runs in the page: notes how long each answer to a touch or key took until it was on the screen. */
function watchAnswers(): void {
  const slowest = { ms: 0 };
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        slowest.ms = Math.max(slowest.ms, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Where each interaction is first to be had, in the order of the site map. */
async function placesOf(browser: Browser, origin: string): Promise<Map<Interaction, string>> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const places = new Map<Interaction, string>();
  const page = await browser.newPage();
  for (const [, address = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const missing = interactions.filter((one) => !places.has(one));
    if (missing.length === 0) break;
    const url = origin + new URL(address).pathname;
    await page.goto(url);
    for (const one of missing)
      if ((await page.locator(one.selector).filter({ visible: true }).count()) > 0) places.set(one, url);
  }
  await page.close();
  return places;
}

/** The slowest answer of one interaction, in one visit. */
async function timeOne(browser: Browser, url: string, { selector, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watchAnswers);
    await act(page, selector);
    // Everything that the last of it sets off, and the browser's own account of it.
    await page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: 2000 })),
    );
    return await page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
  } finally {
    await context.close();
  }
}

/** How long each kind of interaction takes until its answer is on the screen (INP), on a processor that is several times slower. */
export const vitals: Section = {
  name: 'vitals',
  title: `How long an answer to a touch or key takes (INP, 390 px, processor ${SLOWER} times slower, slowest of ${VISITS} visits; at most ${LIMIT} ms)`,
  exact: false,
  onBuilt: true,
  async run() {
    return withBrowser(async (browser, origin) => {
      const figures: Record<string, number> = {};
      const rows: string[][] = [];
      for (const [interaction, url] of await placesOf(browser, origin)) {
        const times: number[] = [];
        for (let visit = 0; visit < VISITS; visit++) times.push(await timeOne(browser, url, interaction));
        const slowest = Math.max(...times);
        figures[interaction.name] = slowest;
        rows.push([interaction.name, new URL(url).pathname, String(slowest), slowest > LIMIT ? 'slow' : '']);
      }
      process.stdout.write(markdownTable(['interaction', 'page', 'ms', ''], rows));
      return figures;
    });
  },
};
