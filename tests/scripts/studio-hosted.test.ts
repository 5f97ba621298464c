import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { colourRules, violations } from '../support/axe.ts';
import { launchBrowser, listen, STOPPED, wordsOf } from '../support/browser.ts';
import { gitIn } from '../support/repository.ts';
import { askAt, openStudioDesk, type StudioDesk } from './studio-behind-desk.ts';
import { weakTexts } from './studio-windows.ts';

let desk: StudioDesk;
let browser: Browser;
let editor = '';
let intake = '';
let colleague = '';

beforeAll(async () => {
  desk = await openStudioDesk();
  editor = await desk.signIn('ana@firm.example', 'editor', 'Ana Núñez');
  colleague = await desk.signIn('eva@firm.example', 'editor', 'Eva Sol');
  intake = await desk.signIn('luis@firm.example', 'intake', 'Luis');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await desk?.close();
});

async function enter(context: BrowserContext, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: desk.origin }]);
}

/** The browser of the person whose session a cookie is. */
const contexts = new Map<string, BrowserContext>();

async function open(path: string, cookie = editor): Promise<Page> {
  const context = contexts.get(cookie) ?? (await browser.newContext({ locale: 'es-MX', reducedMotion: 'reduce' }));
  contexts.set(cookie, context);
  await enter(context, cookie);
  const page = await context.newPage();
  // The first page starts the studio, which compiles its modules.
  page.setDefaultTimeout(200_000);
  await page.goto(desk.origin + path, { waitUntil: 'commit' });
  return page;
}

/** Closes a page, which would load again with each change, without waiting: while it loads, Chromium may not confirm. */
function leave(page: Page): void {
  void page.close().catch(() => {});
}

/** Opens the editor of a text. */
async function openText(page: Page, element: Locator): Promise<Locator> {
  const text = page.getByRole('dialog', { name: 'Cambiar el texto' });
  await element.press('Enter');
  await text.waitFor();
  return text;
}

test('an editor changes a text in the browser and saves it as a commit of their own, and the project stays as it is', async () => {
  const before = gitIn(desk.project, 'rev-parse', 'HEAD');
  const page = await open('/studio/inicio');
  const complaints = listen(page);
  // First the page that shows the progress of the start.
  const toolbar = page.getByRole('toolbar', { name: 'Estudio' });
  await toolbar.waitFor();
  await page.locator('h1[data-studio-tab]').waitFor();

  const text = page.getByRole('dialog', { name: 'Cambiar el texto' });
  await page.locator('h1').press('Enter');
  await text.getByRole('textbox', { name: 'español' }).fill('Crezca en México');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => wordsOf(page.locator('h1'))).toBe('Crezca en México');
  await toolbar.getByRole('button', { name: '1 cambio' }).click();
  await toolbar.getByRole('button', { name: 'Guardar todo' }).click();
  await page.getByText('Guardado. Aún no está publicado.').waitFor();
  expect(await page.getByRole('link', { name: 'Vista previa y publicación' }).first().getAttribute('href')).toBe(
    '/site',
  );

  const people = gitIn(desk.checkout, 'log', '-1', '--format=%an <%ae> %cn <%ce>', 'studio-edits');
  expect(people).toBe('Ana Núñez <ana@firm.example> Ana Núñez <ana@firm.example>');
  expect(gitIn(desk.checkout, 'show', 'studio-edits:spec/pages/home.ts')).toContain('Crezca en México');
  await expect.poll(() => gitIn(desk.checkout, 'status', '--porcelain')).toBe('');
  expect(gitIn(desk.project, 'status', '--porcelain')).toBe('');
  expect(gitIn(desk.project, 'rev-parse', 'HEAD')).toBe(before);
  expect(readFileSync(join(desk.project, 'spec/pages/home.ts'), 'utf8')).not.toContain('Crezca en México');
  const editors = () => desk.database.query("select distinct person from site_internal.audit where action = 'edit'");
  await expect.poll(editors).toContainEqual({ person: 'ana@firm.example' });

  // Links, the language, redirects and the gallery keep the prefix.
  await page.keyboard.press('Escape');
  await toolbar.getByRole('button', { name: 'Navegar' }).click();
  await page.locator('nav.languages a[lang=en]').first().click();
  await page.waitForURL('**/studio/en/inicio');
  await toolbar.waitFor();
  expect(await page.locator('header nav a').first().getAttribute('href')).toBe('/studio/en/servicios');
  expect((await desk.ask('/studio/servicios/', { cookie: editor })).headers.location).toBe('/studio/servicios');
  expect((await desk.ask('/studio/_blocks', { cookie: editor })).headers['content-security-policy']).toContain(
    "frame-ancestors 'self'",
  );
  expect(complaints.console.filter((line) => STOPPED.test(line))).toEqual([]);
  expect(complaints.errors).toEqual([]);
  leave(page);
});

test('a save that conflicts with a programmer’s commit says so, shows both versions, and saves the chosen one', async () => {
  const page = await open('/studio/inicio');
  const toolbar = page.getByRole('toolbar', { name: 'Estudio' });
  await toolbar.waitFor();
  await page.locator('h1[data-studio-tab]').waitFor();
  const text = await openText(page, page.locator('h1'));
  await text.getByRole('textbox', { name: 'español' }).fill('Crezca aquí');
  await page.keyboard.press('ControlOrMeta+Enter');
  const home = join(desk.project, 'spec/pages/home.ts');
  const heading = 'Su dentista, sin sorpresas';
  writeFileSync(home, readFileSync(home, 'utf8').replace(heading, 'Crezca con abogados'));
  gitIn(desk.project, 'commit', '-q', '--all', '-m', 'Name the lawyers');

  await toolbar.getByRole('button', { name: '1 cambio' }).click();
  await toolbar.getByRole('button', { name: 'Guardar todo' }).click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  await expect
    .poll(() => refusal.textContent())
    .toContain('Dev cambió lo mismo al programar el sitio («Name the lawyers»)');
  expect(await refusal.textContent()).toContain('Inicio › Encabezado › Título en la página');
  expect(await refusal.locator('.pair > div').allTextContents()).toEqual([
    'La versión de la otra personaCrezca con abogados',
    'Su versiónCrezca aquí',
  ]);
  await refusal.getByRole('button', { name: 'Conservar mi versión' }).click();
  await page.getByText('Guardado. Aún no está publicado.').waitFor();
  expect(gitIn(desk.checkout, 'show', 'studio-edits:spec/pages/home.ts')).toContain('Crezca aquí');
  expect(gitIn(desk.checkout, 'log', '--format=%s', 'studio-edits')).toContain('Name the lawyers');
  await expect.poll(() => gitIn(desk.checkout, 'status', '--porcelain')).toBe('');
  leave(page);
});

test('two editors: nothing typed is lost, not even when the process crashes, and each undoes and saves their own changes', async () => {
  const pages = await Promise.all([open('/studio/inicio'), open('/studio/inicio', colleague)]);
  const [ana, eva] = pages;
  const toolbar = ana.getByRole('toolbar', { name: 'Estudio' });
  for (const page of pages) await page.locator('h1[data-studio-tab]').waitFor();
  const spanish = (text: Locator): Locator => text.getByRole('textbox', { name: 'español' });
  const source = (): string => readFileSync(join(desk.checkout, 'spec/pages/home.ts'), 'utf8');

  // The studio's process crashes while she types, starts again, and takes her text all the same.
  const text = await openText(ana, ana.locator('h1'));
  await spanish(text).fill('Un solo equipo');
  // Both pages load again, hers once she has written.
  const loaded = Promise.all(pages.map((page) => page.waitForEvent('load')));
  const { secret } = await desk.studio.start();
  const program = join(desk.checkout, 'scripts/studio-server.ts');
  process.kill(Number(execFileSync('pgrep', ['-f', program], { encoding: 'utf8' })), 'SIGKILL');
  await expect.poll(() => desk.studio.running()).toBeUndefined();
  await text.getByRole('button', { name: 'Listo' }).click();
  await text.waitFor({ state: 'hidden' });
  expect(source()).toContain("'Un solo equipo'");
  await loaded;
  expect((await desk.studio.start()).secret).not.toBe(secret);
  for (const page of pages) await page.locator('h1[data-studio-tab]').waitFor();
  expect(await wordsOf(eva.locator('h1'))).toBe('Un solo equipo');

  // Another text of the colleague's. Undo takes back one's own.
  const evasText = await openText(eva, eva.locator('h2[data-studio-tab]').first());
  await spanish(evasText).fill('Lo que hacemos');
  await evasText.getByRole('button', { name: 'Listo' }).click();
  await toolbar.getByRole('button', { name: '2 cambios' }).click();
  const changes = ana.getByRole('dialog', { name: 'Cambios sin guardar' });
  await expect.poll(() => changes.locator('li b').allTextContents()).toEqual([' Eva Sol', ' Ana Núñez']);
  await toolbar.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => changes.locator('li b').allTextContents()).toEqual([' Eva Sol']);
  expect(source()).toContain("'Lo que hacemos'");
  await toolbar.getByRole('button', { name: 'Rehacer' }).click();
  await expect.poll(() => changes.locator('li b').allTextContents()).toEqual([' Ana Núñez', ' Eva Sol']);

  // Saving all names the colleague first.
  await changes.getByRole('button', { name: 'Guardar todo' }).click();
  await changes.getByText('También se guardan los cambios de Eva Sol').waitFor();
  expect(await violations(ana, { within: '[data-live="studio"]', without: colourRules })).toEqual([]);
  expect(await weakTexts(changes)).toEqual([]);
  await changes.getByRole('button', { name: 'Guardar todo: presione otra vez' }).click();
  await changes.getByText('Guardado. Aún no está publicado.').waitFor();
  const people = gitIn(desk.checkout, 'log', '-2', '--format=%an (%cn)', 'studio-edits').split('\n');
  expect(people).toEqual(['Ana Núñez (Ana Núñez)', 'Eva Sol (Ana Núñez)']);

  // The session ends while the colleague types: the text stays, on a narrow screen too, and is offered to her alone.
  await eva.setViewportSize({ width: 360, height: 640 });
  const kept = await openText(eva, eva.locator('h1'));
  await spanish(kept).fill('Escrito sin sesión');
  await eva.context().clearCookies();
  await kept.getByRole('button', { name: 'Listo' }).click();
  await kept.getByText('Su sesión terminó').waitFor();
  expect(await kept.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(eva.url());
  await enter(eva.context(), editor);
  await kept.getByRole('button', { name: 'Listo' }).click();
  await kept.getByText('inició sesión otra persona').waitFor();
  eva.on('dialog', (dialog) => void dialog.accept());
  await eva.reload({ waitUntil: 'commit' });
  await eva.locator('h1[data-studio-tab]').waitFor();
  const offer = eva.getByRole('region', { name: 'Esto lo escribió usted' });
  expect(await offer.count()).toBe(0);
  await enter(eva.context(), colleague);
  await eva.reload({ waitUntil: 'commit' });
  await offer.waitFor();
  const fits = async (): Promise<boolean> => {
    const { x, width } = (await offer.boundingBox())!;
    return x >= 0 && x + width <= 360;
  };
  await expect.poll(fits).toBe(true);
  // Axe would take the bar of the page, which the offer covers there, for what covers the offer.
  await eva.setViewportSize({ width: 1280, height: 800 });
  expect(await violations(eva, { within: '[data-live="studio"]', without: colourRules })).toEqual([]);
  expect(await weakTexts(offer)).toEqual([]);
  await offer.getByRole('button', { name: 'Seguir escribiendo' }).press('Enter');
  await expect.poll(() => spanish(kept).textContent()).toBe('Escrito sin sesión');
  await kept.getByRole('button', { name: 'Listo' }).click();
  await kept.waitFor({ state: 'hidden' });
  expect(source()).toContain("'Escrito sin sesión'");
  const hers = eva.getByRole('toolbar', { name: 'Estudio' });
  await hers.getByRole('button', { name: 'Deshacer' }).click();
  await hers.getByRole('button', { name: 'Sin cambios' }).waitFor();
  for (const page of pages) leave(page);
});

test('a slow line: a text stands in for the bar, and the client is one small file that the browser keeps', async () => {
  await desk.studio.start();
  const headers = { cookie: editor, 'accept-encoding': 'gzip' };
  for (const [path, accepted, shown] of [
    ['/studio/inicio', 'es', 'lang="es">Cargando el editor…</p>'],
    ['/studio/en/inicio', 'en-US,es;q=0.5', 'lang="en">Loading the editor…</p>'],
    ['/studio/en/inicio', 'fr', 'lang="en">Loading the editor…</p>'],
  ] as const) {
    const plain = await desk.ask(path, { cookie: editor, 'accept-language': accepted });
    expect(plain.text).toContain(`role="status" ${shown}`);
    const small = await desk.ask(path, { ...headers, 'accept-language': accepted });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.bytes).toBeLessThan(plain.bytes / 2);
  }
  const { text } = await desk.ask('/studio/inicio', { cookie: editor, 'accept-language': 'es' });
  // The browser requests it before it has read the page.
  const [, address = ''] = /<head>.*<script type="module" src="([^"]+)"/.exec(text) ?? [];
  const client = await desk.ask(address, headers);
  expect(client.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'content-encoding': 'gzip',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(client.bytes).toBeLessThan(300_000);

  // The modules of the site may change, so the browser asks for them again.
  const { etag = '' } = (await desk.ask('/studio/browser/client.ts', headers)).headers;
  const again = await desk.ask('/studio/browser/client.ts', { ...headers, 'if-none-match': etag });
  expect([again.status, again.bytes]).toEqual([304, 0]);

  const page = await open('/studio/inicio');
  const requests: string[] = [];
  await page.getByRole('toolbar', { name: 'Estudio' }).waitFor();
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('toolbar', { name: 'Estudio' }).waitFor();
  expect(requests).toContain(address);
  expect(requests.length).toBeLessThan(40);
  await page.getByText('Cargando el editor…').waitFor({ state: 'detached' });
  leave(page);
});

describe('on a narrow screen, the bar leads to the desk and the bar of a block leaves the frame of the page free', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open('/studio/inicio');
    await page.locator('h1[data-studio-tab]').waitFor();
  });
  afterAll(() => leave(page));

  test.each([320, 360, 390, 768, 999])('%i px', async (width) => {
    await page.setViewportSize({ width, height: 760 });
    const toolbar = page.getByRole('toolbar', { name: 'Estudio' });
    expect(await toolbar.getByRole('link', { name: 'Vista previa y publicación' }).getAttribute('href')).toBe('/site');
    const cutOff = (bar: Element): (string | null)[] => {
      const whole = bar.getBoundingClientRect();
      const controls = [...bar.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
      return controls
        .map((one) => ({ name: one.textContent || one.ariaLabel, rect: one.getBoundingClientRect() }))
        .filter(({ rect }) => rect.left < 0 || rect.right > whole.right || rect.top < 0 || rect.bottom > whole.bottom)
        .map(({ name }) => name);
    };
    await expect.poll(() => toolbar.evaluate(cutOff)).toEqual([]);

    /** Whether the bar of the first block covers a part of the page. */
    const covers = async (part: string): Promise<boolean> => {
      const [bar, area] = await Promise.all(
        [page.getByRole('group', { name: 'Encabezado' }), page.locator(part)].map((one) => one.boundingBox()),
      );
      if (!bar || !area) throw new Error(`no ${bar ? part : 'bar'}`);
      return (
        bar.x < area.x + area.width &&
        area.x < bar.x + bar.width &&
        bar.y < area.y + area.height &&
        area.y < bar.y + bar.height
      );
    };
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(0, 0);
    await page.locator('h1').hover();
    await expect.poll(() => covers('#main .switch').catch(() => 'not yet')).toBe(false);
    const theme = page.locator('#main .switch button[aria-pressed=false]').first();
    const wanted = await theme.getAttribute('data-theme');
    await theme.click();
    await page.locator(`#main .switch button[data-theme=${wanted}][aria-pressed=true]`).waitFor();
    // The header stays while the block scrolls away behind it.
    await page.evaluate(() => scrollTo(0, document.querySelector('.switch')!.getBoundingClientRect().bottom));
    await expect.poll(() => covers('.site-header').catch(() => 'not yet')).toBe(false);
  });
});

describe('everybody else is rejected', () => {
  beforeAll(async () => void (await desk.studio.start()));

  const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const socket = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'eA==',
  };
  const save = { method: 'POST', origin: 'own', 'content-type': 'application/json' };
  const evil = { origin: 'https://evil.example' };
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  /** Headers of a request. `person` signs in somebody, and `origin: 'own'` is that of the desk. */
  type Attempt = Readonly<Record<string, string>>;
  /** Each attempt: the path, the headers and the method of the request, and the status of the response. */
  const attempts: Record<string, [path: string, attempt: Attempt, status: number]> = {
    'a page without a session': ['inicio', page, 303],
    'a module without a session': ['@vite/client', {}, 401],
    'a save without a session': ['__studio/save', save, 401],
    'a page with a role that may not edit': ['inicio', { ...page, person: 'intake' }, 404],
    'a save with a role that may not edit': ['__studio/save', { ...save, person: 'intake' }, 404],
    'a save from another origin': ['__studio/save', { ...save, ...evil, person: 'editor' }, 403],
    'a save without an origin': ['__studio/save', { method: 'POST', person: 'editor' }, 403],
    'a save from another site': ['__studio/save', { ...save, ...crossSite, person: 'editor' }, 403],
    'a save without the token of the page': ['__studio/save', { ...save, person: 'editor' }, 403],
    'a picture without the token of the page': ['__studio/upload?name=a.jpg', { ...save, person: 'editor' }, 403],
    'a script of another site': ['@vite/client', { ...crossSite, person: 'editor' }, 403],
    'a frame of another site': ['inicio', { ...page, ...crossSite, 'sec-fetch-dest': 'iframe', person: 'editor' }, 403],
    'an operation by its address': ['__studio/save', { person: 'editor' }, 405],
    'the way out of the studio': ['../people', { accept: 'application/json', person: 'editor' }, 404],
    'the way out of the studio, encoded': ['%2e%2e/%2e%2e/etc/passwd', { person: 'editor' }, 404],
    'the way out of the site': ['..%2f..%2f..%2fpackage.json', { person: 'editor' }, 404],
    'a file of the system': ['@fs/etc/passwd', { person: 'editor' }, 403],
    'a file of the system, as a module': ['@fs/etc/passwd?import&raw', { person: 'editor' }, 403],
    'an editor on the server': ['__open-in-editor?file=package.json', { person: 'editor' }, 403],
    'an editor on the server, in capitals': ['__OPEN-in-editor?file=package.json', { person: 'editor' }, 403],
    'a connection without a session': ['', { ...socket, origin: 'own' }, 401],
    'a connection with a role that may not edit': ['', { ...socket, origin: 'own', person: 'intake' }, 401],
    'a connection from another origin': ['', { ...socket, ...evil, person: 'editor' }, 403],
    'a connection without the token of Vite': ['', { ...socket, origin: 'own', person: 'editor' }, 502],
  };
  test.each(Object.entries(attempts))('%s', async (_name, [path, attempt, status]) => {
    const { method, person, ...headers } = attempt;
    const cookie = person === 'editor' ? editor : person === 'intake' ? intake : '';
    const origin = headers['origin'] === 'own' ? { origin: desk.origin } : {};
    const answer = await desk.ask(
      `/studio/${path}`,
      { ...headers, ...origin, cookie },
      method,
      method === 'POST' ? '{}' : '',
    );
    expect([answer.status, answer.text.includes('root:')]).toEqual([status, false]);
  });

  test.each(['.env', '.data/desk-secret', '.git/config', '.studio/changes.json', '.studio/checkout/.git'])(
    'the project’s %s',
    async (file) => {
      for (const folder of [desk.project, desk.checkout])
        for (const query of ['', '?raw', '?import&raw', '?url', '?t=1&inline&.svg']) {
          const { status, text } = await desk.ask(`/studio/@fs${folder}/${file}${query}`, { cookie: editor });
          expect([status, /hunter2|repositoryformat|gitdir|"done"/.test(text), query]).toEqual([
            expect.toBeOneOf([403, 404]),
            false,
            query,
          ]);
        }
    },
  );

  test('the process itself, without the secret of its start', async () => {
    const { address } = await desk.studio.start();
    for (const headers of [{}, { 'x-studio-secret': 'guessed' }, socket]) {
      const answer = await askAt(address, '/studio/inicio', headers).catch(() => ({ status: 0, text: '' }));
      expect(answer).toMatchObject({ status: expect.toBeOneOf([0, 403]), text: '' });
    }
  });

  test('a file that is no picture', async () => {
    const { text } = await desk.ask('/studio/inicio', { cookie: editor });
    const [, token = ''] = /name="studio-token" content="([^"]+)"/.exec(text) ?? [];
    const headers = {
      cookie: editor,
      origin: desk.origin,
      'content-type': 'application/octet-stream',
      'x-studio-token': token,
    };
    const answer = await desk.ask(
      '/studio/__studio/upload?name=../../evil.html',
      headers,
      'POST',
      '<script>1</script>',
    );
    expect(JSON.parse(answer.text)).toMatchObject({ ok: false });
    const large = await desk.ask('/studio/__studio/upload?name=a.jpg', headers, 'POST', 'x'.repeat(40_000_001));
    expect(large.status).toBe(413);
  });
});

test('the process ends with the desk', async () => {
  const { address, secret } = await desk.studio.start();
  const { status } = await askAt(address, '/studio/inicio', { 'x-studio-secret': secret });
  expect(status).toBe(200);
  await desk.studio.close();
  await expect(askAt(address, '/')).rejects.toThrow('ECONNREFUSED');
});
