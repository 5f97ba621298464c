import type { Page } from 'playwright';
import { describe, expect } from 'vitest';

import { settled, test } from '../support/browser.ts';
import { announcements, hearAnnouncements } from '../support/screen-reader/announcements.ts';
import { treeInChromium } from '../support/screen-reader/chromium.ts';
import { linesOf } from '../support/screen-reader/heard.ts';

async function heardIn(page: Page): Promise<string[]> {
  await settled(page);
  return linesOf(await treeInChromium(page));
}

/** Waits until what is read of a page, as far as a function takes it, is as it should be. */
async function hears(page: Page, part: (lines: readonly string[]) => unknown, wanted: unknown): Promise<void> {
  await expect.poll(async () => part(await heardIn(page))).toEqual(wanted);
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

function controls(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => /^(?:textbox|combobox|button "Enviar)/.test(line));
}

describe('what a screen reader reads', () => {
  for (const path of ['/inicio', '/servicios/tesoreria', '/softlanding-landing', '/terminos', '/blog', '/no-hay-tal']) {
    test(`${path}: its landmarks, one heading for the whole, no level left out`, async ({ reopen }) => {
      const lines = await heardIn(await reopen(path));
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
    const page = await reopen('/contacto');
    const phone =
      'textbox "Teléfono (opcional)" (Este número no se guarda. Si desea que le llamemos, escríbalo también en el mensaje.)';
    expect(controls(await heardIn(page))).toEqual([
      'textbox "Nombre" required',
      'textbox "Correo electrónico" required',
      phone,
      'textbox "Empresa (opcional)"',
      'textbox "Mensaje" required (Cuéntenos en unas líneas qué necesita resolver.)',
      'button "Enviar mensaje"',
    ]);
    await page.evaluate(hearAnnouncements);
    await page.locator('form#contact-page [type=submit]').click();
    await page.locator('[data-sonner-toast]').waitFor();
    await hears(page, controls, [
      'textbox "Nombre" required invalid (Escriba su nombre.)',
      'textbox "Correo electrónico" required invalid (Escriba su correo electrónico.)',
      phone,
      'textbox "Empresa (opcional)"',
      'textbox "Mensaje" required invalid (Cuéntenos en unas líneas qué necesita resolver. Escriba su mensaje.)',
      'button "Enviar mensaje"',
    ]);
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
    expect(wrong[0]).toMatch(/^document "Error: /);
    expect(await page.evaluate(announcements)).toEqual(['Por favor completa todos los campos requeridos.']);
  });

  test('a message that was sent: told once', async ({ reopen }) => {
    const page = await reopen('/contacto');
    await settled(page);
    await page.evaluate(hearAnnouncements);
    for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@correo.example', message: 'Hola' }))
      await page.locator(`form#contact-page [name=${name}]`).fill(value);
    await page.locator('form#contact-page [type=submit]').click();
    await expect
      .poll(() => page.evaluate(announcements))
      .toEqual(['¡Mensaje enviado!Nos pondremos en contacto contigo pronto.']);
  });

  test('tabs: which one is selected, and its panel alone', async ({ reopen }) => {
    const page = await reopen('/servicios/asesoria-legal');
    await page.locator('#personas-tab').click();
    const tabs = (lines: readonly string[]): string[] => [
      ...block(lines, 'tablist'),
      ...lines.map((line) => line.trim()).filter((line) => line.startsWith('tabpanel')),
    ];
    await hears(page, tabs, [
      'tablist "¿Para quién es la asesoría?"',
      '  tab "Empresas"',
      '  tab "Personas" selected',
      'tabpanel "Personas"',
    ]);
  });

  test('a tooltip is read at its button, and questions are open or closed', async ({ reopen }) => {
    const page = await reopen('/cumplimiento-fintech-landing');
    await page.locator('details summary').first().click();
    await page.locator('.tip button').first().focus();
    await page.getByRole('tooltip').waitFor();
    const lines = (await heardIn(page)).map((line) => line.trim());
    const [, text] = /^tooltip "(.*)"$/.exec(lines.find((line) => line.startsWith('tooltip')) ?? '') ?? [];
    expect(text).toMatch(/\.$/);
    expect(lines.filter((line) => line.startsWith('button') && line.endsWith(`(${text})`))).toHaveLength(1);
    expect(lines.flatMap((line) => /^button "¿.*" (expanded|collapsed)$/.exec(line)?.[1] ?? [])).toEqual([
      'expanded',
      'collapsed',
      'collapsed',
      'collapsed',
    ]);
  });

  test('a dialog: its name, how to close it, and its form', async ({ reopen }) => {
    const page = await reopen('/empresa/careers');
    await page.locator('[data-dialog]').first().click();
    await page.locator('dialog[open]').waitFor();
    const dialog = block(await heardIn(page), 'dialog');
    expect(dialog.slice(0, 3)).toEqual([
      'dialog "Su postulación" modal',
      '  button "Cerrar"',
      '  heading "Su postulación" level 2',
    ]);
    expect(dialog.filter((line) => line.includes('textbox'))).toHaveLength(7);
  });
});
