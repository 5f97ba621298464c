import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { colourRules, violations } from '../support/axe.ts';
import { launchBrowser, wordsOf } from '../support/browser.ts';
import { firefox } from '../support/engines/firefox-driver.ts';
import { describeIn } from '../support/engines/flows/flow.ts';
import { describeStudio } from '../support/engines/flows/studio.ts';
import { newContext, startDev, type DevProject } from './dev-project.ts';
import { beginHistory, gitIn } from '../support/repository.ts';
import { dropPicture, tabThrough, weakTexts } from './studio-windows.ts';

let studio: DevProject;
let browser: Browser;
/** One for all tests: each new one would load the modules of the dev server again. */
let context: BrowserContext;
/** The page of the test. */
let shown: Page | undefined;

function git(...args: string[]): string {
  return gitIn(studio.root, ...args);
}

beforeAll(async () => {
  studio = await startDev({
    script: 'studio',
    ready: 'Click a text to change it',
    prepare(root) {
      // A page that nothing leads to can be removed.
      const navigation = join(root, 'spec/navigation.ts');
      writeFileSync(navigation, readFileSync(navigation, 'utf8').replace("linkTo('careers'),", ''));
      beginHistory(root);
    },
  });
  browser = await launchBrowser();
  context = await newContext(browser);
});
afterAll(async () => {
  await browser?.close();
  await studio?.stop();
});
afterEach(leave);

/** Opens a page of the studio instead of the last one, ready to be changed. */
async function open(path: string): Promise<{ readonly page: Page; readonly toolbar: Locator }> {
  leave();
  // A separate tab: in one that shows the studio, Vite's next reload would interrupt the navigation.
  shown = await context.newPage();
  // Vite may reload a new page while it loads, so this waits for its content.
  await shown.goto(studio.url + path, { timeout: 120_000, waitUntil: 'commit' });
  const toolbar = shown.getByRole('toolbar', { name: 'Estudio' });
  await toolbar.waitFor();
  await shown.locator('h1[data-studio-tab]').waitFor();
  await shown.waitForLoadState();
  return { page: shown, toolbar };
}

const studioLayer = '[data-live="studio"]';

/** Closes the open page without waiting: while Vite reloads it, Chromium may never confirm. */
function leave(): void {
  void shown?.close().catch(() => {});
  shown = undefined;
}

/** Waits until the page shows the last change, after a reload too. */
async function updated(toolbar: Locator): Promise<void> {
  await expect.poll(() => toolbar.locator('[role=status]').textContent()).toBe('');
}

/** Puts the caret into a heading of an article's text, once the field has the focus. */
async function putCaretIn(article: Locator, heading: number): Promise<void> {
  await article.locator('.rich__text:focus').waitFor();
  await article.getByRole('heading', { level: 2 }).nth(heading).click();
  await article.getByRole('button', { name: 'Título', exact: true, pressed: true }).first().waitFor();
}

/** Undoes one change, and waits until the page shows that. */
async function undo(toolbar: Locator, left: string): Promise<void> {
  await updated(toolbar);
  await toolbar.getByRole('button', { name: 'Deshacer' }).click();
  await toolbar.getByRole('button', { name: left, exact: true }).waitFor();
}

test('an editor changes a text in both languages, adds a question, moves a block, undoes that and saves', async () => {
  const file = 'spec/pages/treatments.ts';
  const source = (): string => readFileSync(join(studio.root, file), 'utf8');
  const before = source();
  const { page, toolbar } = await open('/servicios/tratamientos');
  expect(await page.locator('html').getAttribute('translate')).toBe('no');

  // By keyboard: Enter on the text, Tab to the other language, and a save.
  const text = page.getByRole('dialog', { name: 'Cambiar el texto' });
  await page.locator('h1').press('Enter');
  await text.getByRole('textbox', { name: 'español' }).fill('Primero, un plan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('First of all, a plan');
  // A paste is undone on its own, before the typed text.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  const english = text.getByRole('textbox', { name: 'English' });
  await expect.poll(() => english.textContent()).toBe('First of all, a planFirst of all, a plan');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => english.textContent()).toBe('First of all, a plan');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => wordsOf(page.locator('h1'))).toBe('Primero, un plan');
  expect(source()).toContain("'Primero, un plan'");
  expect(source()).toContain("'First of all, a plan'");
  // Nothing else in the file has changed.
  expect(git('diff', '--numstat', '--', file)).toMatch(/^1\s+1\s/);

  const question = page.locator('main details summary').first();
  const add = page.getByRole('button', { name: /^Agregar: Pregunta 1/ });
  await updated(toolbar);
  await question.hover();
  await add.click();
  const form = page.getByRole('dialog', { name: /^Agregar después de/ });
  await form.getByRole('textbox', { name: 'Pregunta, español' }).fill('¿Atienden en línea?');
  await form.getByRole('textbox', { name: 'Pregunta, English' }).fill('Do you work online?');
  await form.getByRole('textbox', { name: 'Respuesta, español' }).fill('Sí, por videollamada.');
  await form.getByRole('textbox', { name: 'Respuesta, English' }).fill('Yes, by video call.');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => wordsOf(page.locator('main details summary').nth(1))).toBe('¿Atienden en línea?');
  await toolbar.getByRole('button', { name: '2 cambios' }).waitFor();
  const withQuestion = source();

  // A block is dragged by its name onto the one before it, in the list of blocks.
  await toolbar.getByRole('button', { name: 'Página' }).click();
  await page.getByRole('button', { name: 'Bloques de esta página' }).click();
  const lines = page.getByRole('dialog', { name: 'Bloques de esta página' }).getByRole('listitem');
  const dragged = lines.filter({ hasText: 'Preguntas y respuestas' });
  await dragged.waitFor();
  const above = lines.nth((await lines.allTextContents()).findIndex((text) => text.includes('Preguntas y')) - 1);
  await dragged.locator('.bar__name').hover();
  await page.mouse.down();
  await above.locator('.bar__name').hover();
  await page.mouse.up();
  await expect.poll(() => toolbar.getByRole('button', { name: '3 cambios' }).count()).toBe(1);
  expect(source()).not.toBe(withQuestion);
  await undo(toolbar, '2 cambios');
  await expect.poll(source).toBe(withQuestion);

  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

  // A bar appears under a resting pointer when the page scrolls, and disappears with its block.
  const bars = page.locator(`${studioLayer} .bar`);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(720, 300);
  await bars.first().waitFor();
  const names = (): Promise<(string | null)[]> =>
    bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
  const atTop = await names();
  await page.mouse.wheel(0, 2400);
  await expect.poll(names).not.toEqual(atTop);
  await page.reload({ waitUntil: 'commit' });
  await bars.first().waitFor();

  // At the end of the page the editor fits into a low window too.
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('.footer__base p').click();
  await text.waitFor();
  const lowest = (): Promise<number> =>
    text.getByRole('button').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  await expect.poll(lowest).toBeLessThan(560);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await toolbar.getByRole('button', { name: '2 cambios' }).click();
  const changes = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await changes.getByRole('textbox').fill('Responder si atendemos en línea');
  await changes.getByRole('button', { name: 'Guardar todo' }).click();
  // Git has no user configured, so the studio asks once.
  await changes.getByRole('textbox', { name: 'Nombre' }).fill('Ana Ruiz');
  await changes.getByRole('textbox', { name: 'Correo' }).fill('ana@firm.example');
  await changes.getByRole('button', { name: 'Guardar todo' }).click();
  await changes.getByText('Guardado en la rama').waitFor();
  const branch = git('branch', '--list', 'studio-*', '--format=%(refname:short)');
  expect(git('log', '-1', '--format=%an <%ae>%n%B', branch)).toMatch(
    /^Ana Ruiz <ana@firm\.example>\nResponder si atendemos en línea\n\n(- .* › Encabezado › Título en la página \((español|English)\): «.*» → «.*»\n){2}- .* › Preguntas y respuestas › Pregunta: se agregó «¿Atienden en línea\?»$/,
  );
  expect(`${git('show', `${branch}:${file}`)}\n`).toBe(withQuestion);
  expect(git('diff', '--name-only', 'main', branch).split('\n')).toContain('site/generated/locales/es/treatments.json');
  expect(git('branch', '--show-current')).toBe('main');
  expect(withQuestion).not.toBe(before);

  // An error made in an editor is shown in plain words, without an overlay.
  writeFileSync(join(studio.root, file), withQuestion.replace('definePage({', 'definePage({ nope: 1,'));
  const repair = toolbar.getByText('El sitio está en reparación');
  await repair.waitFor();
  expect(await page.locator('vite-error-overlay').count()).toBe(0);
  writeFileSync(join(studio.root, file), withQuestion);
  await repair.waitFor({ state: 'hidden' });
});

test('every window works by keyboard, returns the focus when it closes, and is accessible in both themes', async () => {
  const { page, toolbar } = await open('/servicios/softlanding-mexico');
  const press = async (...names: readonly RegExp[]): Promise<Locator> => {
    const [opener, ...others] = names.map((name, index) =>
      (index === 0 ? toolbar : page.getByRole('dialog')).getByRole('button', { name }).first(),
    );
    await opener!.press('Enter');
    for (const next of others) await next.press('Enter');
    return opener!;
  };
  const [inPage, fields] = [/^Página/, /^Campos del formulario/];
  const windows: readonly (readonly [name: string, show: () => Promise<Locator>, late?: string])[] = [
    ['Cambios sin guardar', () => press(/cambios?$/)],
    ['Agregar al sitio', () => press(/^Agregar/)],
    ['Un servicio', () => press(/^Agregar/, /^Un servicio/)],
    ['Un artículo', () => press(/^Agregar/, /^Un artículo/)],
    ['Página', () => press(inPage)],
    ['La firma', () => press(inPage, /^La firma/)],
    ['Colores', () => press(inPage, /^La firma/, /^Colores/)],
    ['Dirección y nombre', () => press(inPage, /^Dirección y nombre/)],
    ['Quitar esta página', () => press(inPage, /^Quitar esta página/), '.refused'],
    ['Bloques de esta página', () => press(inPage, /^Bloques de esta página/)],
    ['Campos del formulario', () => press(inPage, fields)],
    ['Agregar un campo', () => press(inPage, fields, /Agregar un campo/)],
    ['Quitar: Nombre', () => press(inPage, fields, /^Quitar: Nombre/), '.refused'],
    ['Ajustes: Encabezado', () => press(inPage, /^Bloques de esta página/, /^Ajustes: Encabezado/)],
    [
      'Agregar un bloque',
      async () => {
        const opener = page.getByRole('button', { name: 'Agregar un bloque aquí' });
        await page.locator('.hero').getByRole('link').last().focus();
        await opener.waitFor();
        await page.keyboard.press('Tab');
        await expect.poll(() => opener.evaluate((element) => element.matches(':focus'))).toBe(true);
        await page.keyboard.press('Enter');
        return opener;
      },
    ],
    [
      'Imagen',
      async () => {
        const opener = toolbar.getByRole('button', { name: 'Agregar' });
        await opener.focus();
        await dropPicture(page.locator('h1'));
        return opener;
      },
      '[type=checkbox]',
    ],
  ];
  const found: string[] = [];
  for (const [name, show, late = ':is(button, input, p, [role=textbox])'] of windows) {
    const opener = await show();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await dialog.waitFor();
    // The data that the window requests have arrived.
    await dialog.locator(`.sheet__body ${late}:visible`).first().waitFor();
    await tabThrough(page, dialog);
    const seen = await violations(page, { within: studioLayer, without: colourRules });
    seen.push(...(await weakTexts(dialog)));
    found.push(...seen.map((one) => `${name}: ${one}`));
    await page.keyboard.press('Escape');
    // The dropped picture would be lost.
    if (name === 'Imagen') await page.getByRole('button', { name: 'Descartar lo escrito' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // The bar of an item disappears with the focus.
    const isBack = async (): Promise<boolean> =>
      !(await opener.isVisible()) ||
      opener.evaluate((element) => element.matches(':focus'), undefined, { timeout: 1000 }).catch(() => false);
    await expect.poll(isBack, { message: name }).toBe(true);
  }
  expect(found).toEqual([]);
});

test('added blocks open for writing without a click, with their example text selected, and the page stays loaded', async () => {
  const { page, toolbar } = await open('/servicios/softlanding-mexico');
  const before = git('diff', 'spec');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const add = async (kind: string): Promise<void> => {
    await toolbar.getByRole('button', { name: 'Página' }).click();
    await page.getByRole('button', { name: 'Bloques de esta página' }).click();
    await page.getByRole('button', { name: 'Agregar un bloque al final' }).click();
    const gallery = page.getByRole('dialog', { name: 'Agregar un bloque' });
    await gallery.getByRole('button', { name: kind, exact: true }).click();
    // The gallery has the examples of all kinds, and the page's own content must not reload because of it.
    await gallery.frameLocator('iframe').locator('main').waitFor();
    await gallery.getByRole('button', { name: `Agregar: ${kind}` }).click();
    const heading = page.getByRole('dialog', { name: 'Cambiar el texto' }).getByRole('textbox', { name: 'español' });
    await expect.poll(() => heading.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type(`Nuevo: ${kind}`);
    await expect.poll(() => heading.textContent()).toBe(`Nuevo: ${kind}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Nuevo: ${kind}` }).waitFor();
  };
  await add('Pasos');
  await add('Declaración');
  expect(loads).toBe(0);
  for (const left of ['3 cambios', '2 cambios', '1 cambio', 'Sin cambios']) await undo(toolbar, left);
  expect(git('diff', 'spec')).toBe(before);
});

test('a page and a block are removed: references are listed, redirects are made, and undo restores every byte', async () => {
  const state = (): string => git('status', '--porcelain', 'spec') + git('diff', 'spec');
  const before = state();
  let { page, toolbar } = await open('/precios');
  const leaveFor = async (path: string): Promise<void> => {
    ({ page, toolbar } = await open(path));
  };
  const removal = async (name: string): Promise<Locator> => {
    await toolbar.getByRole('button', { name: 'Página' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    return page.getByRole('dialog', { name });
  };
  const refused = await removal('Quitar esta página');
  // Each remaining reference is named by its page or field.
  await expect.poll(() => refused.getByText('Algo lleva todavía a la página «prices»').count()).toBeGreaterThan(1);
  await expect.poll(() => refused.getByRole('button', { name: 'Quitar', exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');

  await leaveFor('/servicios/tratamientos');
  const question = page.locator('main details summary').first();
  const block = page.getByRole('button', { name: /^Quitar: Preguntas y respuestas/ });
  await question.hover();
  await block.click();
  await expect.poll(() => page.locator('main details summary').count()).toBe(0);

  await leaveFor('/blog/antes-de-la-primera-cita');
  // The article's text is edited with buttons, without HTML; unchanged parts stay as they are in the file.
  await page.locator('main h2').nth(1).click();
  const article = page.getByRole('dialog', { name: 'Cambiar el texto' });
  await putCaretIn(article, 1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Antes ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('ya');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('uno');
  await article.getByRole('button', { name: 'Lista' }).first().click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await toolbar.getByRole('button', { name: '2 cambios' }).waitFor();
  const lines = git('diff', '--unified=0', '--', 'spec/articles').split('\n');
  expect(lines.filter((line) => /^[-+] *</.test(line))).toEqual([
    '+<p>Antes <strong>ya</strong></p>',
    '+<ul><li>uno</li></ul>',
  ]);
  await leaveFor('/empresa/careers');
  const planned = await removal('Quitar esta página');
  await planned.getByRole('button', { name: 'Quitar', exact: true }).click();
  await page.waitForURL('**/empresa');
  expect(git('status', '--porcelain', 'spec/pages')).toContain('D spec/pages/careers.ts');
  expect(git('diff', 'spec/routes.ts')).toMatch(/^\+.*from: '\/empresa\/careers', to: 'company', status: 308/m);
  await toolbar.getByRole('button', { name: '3 cambios' }).waitFor();

  for (const left of ['2 cambios', '1 cambio', 'Sin cambios']) await undo(toolbar, left);
  expect(state()).toBe(before);
});

test('a table pasted into an article becomes a part of it, once it has a title', async () => {
  const { page, toolbar } = await open('/blog/antes-de-la-primera-cita');
  await page.locator('main h2').nth(1).click();
  const article = page.getByRole('dialog', { name: 'Cambiar el texto' });
  await putCaretIn(article, 1);
  await page.keyboard.press('Home');
  await article.locator('.rich__text:focus').evaluate((field) => {
    const clipboardData = new DataTransfer();
    const rows = ['<td>Mes</td><td>Día</td>', '<td>Enero</td><td>17</td>'].map((cells) => `<tr>${cells}</tr>`);
    clipboardData.setData('text/html', `<table><tbody>${rows.join('')}</tbody></table>`);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const parts = page.getByRole('dialog', { name: 'Contenido' });
  await parts.locator('[data-field=caption] :focus').waitFor();
  await parts.getByRole('button', { name: 'Guardar' }).click();
  await parts.getByText('Título o pie · español').waitFor();
  // The translation may follow later.
  await parts.getByRole('textbox', { name: 'Título o pie, español' }).fill('Plazos');
  await parts.getByRole('button', { name: 'Guardar' }).click();
  await toolbar.getByRole('button', { name: '1 cambio' }).waitFor();
  expect(git('diff', '--', 'spec/articles')).toContain(
    "+import { defineArticle, html, only, sample, table } from '#schema';",
  );
  expect(git('diff', '--', 'spec/articles')).toContain("caption: only({ es: 'Plazos' })");
  await page.getByRole('table', { name: 'Plazos' }).getByRole('row', { name: 'Enero 17' }).waitFor();
  await expect.poll(() => wordsOf(page.locator('main .data-table + h2'))).toBe('Pregunte');
  await undo(toolbar, 'Sin cambios');
});

test('a field is added to a form and another removed: the effect on stored rows is shown first, and undo restores every byte', async () => {
  const state = (): string => git('status', '--porcelain', 'spec') + git('diff', 'spec');
  const before = state();
  const { page, toolbar } = await open('/servicios/softlanding-mexico');
  const form = page.locator('form#softlanding');
  const list = page.getByRole('dialog', { name: 'Campos del formulario' });
  await form.locator('label').first().hover();
  await page.locator(`${studioLayer} .bar`).getByRole('button', { name: 'Campos del formulario' }).click();
  await list.getByText('Correo · obligatorio').waitFor();

  await list.getByRole('button', { name: 'Agregar un campo' }).click();
  const add = page.getByRole('dialog', { name: 'Agregar un campo' });
  await add.getByLabel('Tipo').selectOption('Opciones a la vista');
  await add.getByRole('textbox', { name: 'Nombre del campo, español' }).fill('¿Ya tiene RFC?');
  await add.getByRole('textbox', { name: 'Nombre del campo, English' }).fill('Do you have an RFC?');
  await add.getByRole('textbox', { name: 'Nombre del campo, français' }).fill('Avez-vous un RFC ?');
  for (const [language, ...words] of [
    ['español', 'Sí', 'No'],
    ['English', 'Yes', 'No'],
    ['français', 'Oui', 'Non'],
  ])
    for (const [index, text] of words.entries())
      await add
        .getByRole('textbox', { name: `Texto, ${language}` })
        .nth(index)
        .fill(text);
  await add.getByText('Se agrega una columna para «¿Ya tiene RFC?». Lo recibido hasta ahora queda como está').waitFor();
  await expect.poll(() => add.locator('pre').textContent()).toContain('add column if not exists ya_tiene_rfc text');
  expect(state()).toBe(before);
  await add.locator('form').getByRole('button', { name: 'Agregar', exact: true }).click();
  const added = form.getByRole('radio', { name: 'Sí' });
  await added.waitFor();
  await list.getByText('¿Ya tiene RFC?').waitFor();
  await expect.poll(() => git('status', '--porcelain', 'site/supabase')).toMatch(/^\?\? .*_softlanding_requests/m);

  await list.getByRole('button', { name: 'Quitar: País de origen' }).click();
  const removal = page.getByRole('dialog', { name: 'Quitar: País de origen' });
  await removal.getByText('Las respuestas recibidas se quedan').waitFor();
  await removal.getByText('hasta que se cumple su plazo (24 meses)').waitFor();
  await removal.getByRole('button', { name: 'Quitar', exact: true }).click();
  await form.getByText('País de origen').waitFor({ state: 'detached' });
  for (const left of ['1 cambio', 'Sin cambios']) await undo(toolbar, left);
  await added.waitFor({ state: 'detached' });
  expect(state()).toBe(before);
  await expect.poll(() => git('status', '--porcelain', 'site/generated/forms')).toBe('');
}, 180_000);

describeIn(firefox, (inFirefox) => describeStudio(inFirefox, () => studio));
