import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';

import { NO_FIREFOX, findFirefox } from '../../scripts/tools.mjs';
import { settled, test } from '../support/browser.ts';
import { whySkipped } from '../support/engines/missing.ts';
import { announcements, hearAnnouncements } from '../support/screen-reader/announcements.ts';
import { treeInChromium } from '../support/screen-reader/chromium.ts';
import { listeningFirefox } from '../support/screen-reader/firefox.ts';
import type { ListeningFirefox } from '../support/screen-reader/firefox.ts';
import { linesOf } from '../support/screen-reader/heard.ts';

let firefox: ListeningFirefox;
const skipped = whySkipped(findFirefox() === undefined ? NO_FIREFOX : undefined);
beforeAll(async () => {
  if (skipped === undefined) firefox = await listeningFirefox();
});
afterAll(() => firefox?.close());

/** What a screen reader reads in Chromium, once Firefox has it read the same. */
async function heardIn(page: Page): Promise<string[]> {
  let heard: string[] = [];
  await expect
    .poll(async () => {
      heard = linesOf(await treeInChromium(page));
      const there = linesOf(await firefox.tree());
      return {
        'in Chromium alone': heard.filter((line) => !there.includes(line)),
        'in Firefox alone': there.filter((line) => !heard.includes(line)),
        'in order': there.join('\n') === heard.join('\n'),
      };
    })
    .toEqual({ 'in Chromium alone': [], 'in Firefox alone': [], 'in order': true });
  return heard;
}

/** A line, and what is inside of it. */
function block(lines: readonly string[], first: string): string[] {
  const start = lines.findIndex((line) => line.trimStart().startsWith(first));
  const indent = lines[start]?.search(/\S/) ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.search(/\S/) <= indent);
  return [lines[start] ?? `nothing is ${first}`, ...rest.slice(0, end === -1 ? undefined : end)].map((line) =>
    line.slice(indent),
  );
}

/** Presses something, as a screen reader does. */
function press(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  element?.click();
}

function fill(selector: string, value: string): void {
  const control = document.querySelector<HTMLInputElement>(selector);
  if (control) control.value = value;
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}

function isReady(): boolean {
  return document.querySelector('[data-island][data-ready]') !== null;
}

/** One visitor in two browsers. */
interface Both {
  readonly page: Page;
  do<A extends readonly unknown[]>(run: (...args: A) => unknown, ...args: A): Promise<void>;
}

async function inBoth(page: Page, path: string): Promise<Both> {
  await settled(page);
  await firefox.open(inject('baseUrl') + path);
  return {
    page,
    do: async (run, ...args) => {
      await page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`);
      await firefox.evaluate(run, ...args);
    },
  };
}

describe.skipIf(skipped !== undefined)('what a screen reader reads, the same in Chromium and Firefox', () => {
  for (const path of [
    '/inicio',
    '/servicios/tesoreria',
    '/softlanding-landing',
    '/terminos',
    '/blog',
    '/blog/primer-cierre-fiscal',
    '/casos-exito',
    '/no-hay-tal',
  ]) {
    test(`${path}: its landmarks, one heading for the whole, no level left out`, async ({ reopen }) => {
      const { page } = await inBoth(await reopen(path), path);
      const lines = await heardIn(page);
      const outermost = lines.filter((line) => /^ {2}\S/.test(line)).map((line) => line.trim().split(' ')[0]);
      expect(outermost).toEqual(['link', 'banner', 'main', 'contentinfo']);
      const levels = lines.flatMap((line) => /heading .* level (\d)$/.exec(line)?.[1] ?? []).map(Number);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    });
  }

  test('a form: each field with what it asks for, then each mistake at its field, in a list before them, and told once', async ({
    reopen,
  }) => {
    const both = await inBoth(await reopen('/contacto'), '/contacto');
    const { page } = both;
    const controls = (lines: readonly string[]): string[] =>
      lines.map((line) => line.trim()).filter((line) => /^(?:textbox|combobox|button "Enviar)/.test(line));
    expect(controls(await heardIn(page))).toEqual([
      'textbox "Nombre" required',
      'textbox "Correo electrónico" required',
      'textbox "Teléfono (opcional)" (Este número no se guarda. Si desea que le llamemos, escríbalo también en el mensaje.)',
      'textbox "Empresa (opcional)"',
      'textbox "Mensaje" required (Cuéntenos en unas líneas qué necesita resolver.)',
      'button "Enviar mensaje"',
    ]);
    await both.do(hearAnnouncements);
    await both.do(press, 'form#contact-page [type=submit]');
    await page.locator('[data-sonner-toast]').waitFor();
    const wrong = await heardIn(page);
    expect(block(wrong, 'group "Revise')).toEqual([
      'group "Revise estos datos antes de enviar"',
      '  heading "Revise estos datos antes de enviar" level 3',
      '  list',
      '    listitem',
      '      link "Escriba su nombre."',
      '    listitem',
      '      link "Escriba su correo electrónico."',
      '    listitem',
      '      link "Escriba su mensaje."',
    ]);
    expect(controls(wrong)).toEqual([
      'textbox "Nombre" required invalid (Escriba su nombre.)',
      'textbox "Correo electrónico" required invalid (Escriba su correo electrónico.)',
      'textbox "Teléfono (opcional)" (Este número no se guarda. Si desea que le llamemos, escríbalo también en el mensaje.)',
      'textbox "Empresa (opcional)"',
      'textbox "Mensaje" required invalid (Cuéntenos en unas líneas qué necesita resolver. Escriba su mensaje.)',
      'button "Enviar mensaje"',
    ]);
    expect(wrong[0]).toMatch(/^document "Error: /);
    for (const said of [await page.evaluate(announcements), await firefox.evaluate(announcements)])
      expect(said).toEqual(['Por favor completa todos los campos requeridos.']);
  });

  test('a message that was sent: told once', async ({ reopen }) => {
    const both = await inBoth(await reopen('/contacto'), '/contacto');
    await both.do(hearAnnouncements);
    for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@correo.example', message: 'Hola' })) {
      await both.do(fill, `form#contact-page [name=${name}]`, value);
    }
    await expect.poll(() => both.page.evaluate(isReady)).toBe(true);
    await both.do(press, 'form#contact-page [type=submit]');
    const told = ['¡Mensaje enviado!Nos pondremos en contacto contigo pronto.'];
    await expect.poll(() => both.page.evaluate(announcements)).toEqual(told);
    await expect.poll(() => firefox.evaluate(announcements)).toEqual(told);
  });

  test('tabs: which one is selected, and its panel alone', async ({ reopen }) => {
    const both = await inBoth(await reopen('/servicios/asesoria-legal'), '/servicios/asesoria-legal');
    const tabs = (lines: readonly string[]): string[] => [
      ...block(lines, 'tablist'),
      ...lines.map((line) => line.trim()).filter((line) => line.startsWith('tabpanel')),
    ];
    expect(tabs(await heardIn(both.page))).toEqual([
      'tablist "¿Para quién es la asesoría?"',
      '  tab "Empresas" selected',
      '  tab "Personas"',
      'tabpanel "Empresas"',
    ]);
    await both.do(press, '#personas-tab');
    expect(tabs(await heardIn(both.page))).toEqual([
      'tablist "¿Para quién es la asesoría?"',
      '  tab "Empresas"',
      '  tab "Personas" selected',
      'tabpanel "Personas"',
    ]);
  });

  test('questions: open or closed', async ({ reopen }) => {
    const both = await inBoth(await reopen('/cumplimiento-fintech-landing'), '/cumplimiento-fintech-landing');
    await both.do(press, 'details summary');
    const lines = (await heardIn(both.page)).map((line) => line.trim());
    expect(lines.filter((line) => line.startsWith('button "¿'))).toEqual([
      expect.stringMatching(/" expanded$/),
      ...Array.from({ length: 3 }, () => expect.stringMatching(/" collapsed$/) as string),
    ]);
  });

  test('a tooltip: read at its button', async ({ reopen }) => {
    const both = await inBoth(await reopen('/cumplimiento-fintech-landing'), '/cumplimiento-fintech-landing');
    await both.do(press, '.tip button');
    await both.page.getByRole('tooltip').waitFor();
    const lines = (await heardIn(both.page)).map((line) => line.trim());
    const [, text] = /^tooltip "(.*)"$/.exec(lines.find((line) => line.startsWith('tooltip')) ?? '') ?? [];
    expect(text).toMatch(/\.$/);
    expect(lines.filter((line) => line.startsWith('button') && line.endsWith(`(${text})`))).toHaveLength(1);
  });

  test('a dialog: its name, how to close it, and its form', async ({ reopen }) => {
    const both = await inBoth(await reopen('/empresa/careers'), '/empresa/careers');
    await both.do(press, '[data-dialog]');
    await both.page.locator('dialog[open]').waitFor();
    const lines = await heardIn(both.page);
    expect(block(lines, 'dialog').slice(0, 3)).toEqual([
      'dialog "Su postulación" modal',
      '  button "Cerrar"',
      '  heading "Su postulación" level 2',
    ]);
    expect(block(lines, 'dialog').filter((line) => line.includes('textbox'))).toHaveLength(7);
  });
});
