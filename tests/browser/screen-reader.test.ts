import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';

import { formOn } from '../support/forms/form-on.ts';
import { settled, test } from '../support/browser.ts';

/** The accessibility tree of a part of a page: a line for each text and element, `textbox "Nombre" [invalid]`. */
async function linesOf(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return lines.map((line) => line.replace(/- |:$/g, '')).filter((line) => !line.includes('/url'));
}

async function matching(part: Locator, pattern: RegExp): Promise<string[]> {
  return (await linesOf(part)).map((line) => line.trim()).filter((line) => pattern.test(line));
}

/** Records additions to the page's live regions, which a screen reader announces. */
async function hearAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((records) => {
      for (const node of new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))) {
        const element = node instanceof Element ? node : node.parentElement;
        const text = element?.matches('style') ? '' : (node.textContent?.trim() ?? '');
        if (text !== '' && element?.closest('[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]'))
          announced.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

describe('what a screen reader reads', () => {
  test('a form announces each error once, at its field and in the summary', async ({ reopen }) => {
    const page = await reopen('/contacto');
    await settled(page);
    const form = page.locator('form#contact-page');
    const controls = (): Promise<string[]> => matching(form, /^(?:textbox|button)/);
    const names = ['Nombre', 'Correo electrónico', 'Teléfono (opcional)', 'Empresa (opcional)', 'Mensaje'];
    expect(await controls()).toEqual([...names.map((name) => `textbox "${name}"`), 'button "Enviar mensaje"']);

    const announced = await hearAnnouncements(page);
    await form.locator('[type=submit]').click();
    await page.locator('[data-sonner-toast]').waitFor();
    await expect
      .poll(controls)
      .toEqual([
        ...names.map((name) => `textbox "${name}"${name.endsWith('(opcional)') ? '' : ' [invalid]'}`),
        'button "Enviar mensaje"',
      ]);
    const summary = async (): Promise<string[]> => (await linesOf(form)).slice(0, 9);
    await expect
      .poll(summary)
      .toEqual([
        'group "Revise estos datos antes de enviar"',
        '  heading "Revise estos datos antes de enviar" [level=3]',
        '  list',
        '    listitem',
        '      link "Escriba su nombre."',
        '    listitem',
        '      link "Escriba su correo electrónico."',
        '    listitem',
        '      link "Escriba su mensaje."',
      ]);
    await expect.poll(() => page.title()).toMatch(/^Error: /);
    await expect.poll(announced).toEqual(['Por favor completa todos los campos requeridos.']);
  });

  test('a message that was sent: announced once', async ({ reopen }) => {
    const page = await reopen('/contacto');
    await settled(page);
    const announced = await hearAnnouncements(page);
    const { button, fillIn } = formOn(page, 'contact-page');
    await fillIn({ name: 'Ana', email: 'ana@correo.example', message: 'Hola' });
    await button.click();
    await expect.poll(announced).toEqual(['¡Mensaje enviado!Nos pondremos en contacto contigo pronto.']);
  });
});
