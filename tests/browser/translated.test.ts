import type { Page } from 'playwright';
import { describe, expect } from 'vitest';

import { storedRows } from '../support/forms/rows.ts';
import { settled, test } from '../support/browser.ts';

/** Changes the language and wraps every text node in new elements, as translation in Chromium and Edge does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, font, [translate=no]'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data.trim()}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

describe('a page that the browser translates', () => {
  test('again and again: the input is kept, errors are shown, and the message is sent once', async ({ reopen }) => {
    const page = await reopen('/contacto');
    await settled(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const form = page.locator('form#contact-page');
    const message = `Hola ${crypto.randomUUID()}`;
    await translate(page);
    await form.locator('[name=name]').fill('Ana');
    await form.locator('[type=submit]').click();
    await form.locator('.form__summary').waitFor();
    expect(await form.locator('.form__summary').textContent()).toContain('Revise estos datos antes de enviar');
    await translate(page);
    await expect.poll(() => form.locator('[name=name]').inputValue()).toBe('Ana');
    await form.locator('[name=email]').fill('ana@correo.example');
    await form.locator('[name=message]').fill(message);
    await translate(page);
    await form.locator('[type=submit]').click();
    await translate(page);
    await page.locator('[data-sonner-toast][data-type=success]').waitFor();
    await expect.poll(() => storedRows('leads', { message })).toHaveLength(1);
    await expect.poll(() => form.locator('.form__summary').count()).toBe(0);
    await expect.poll(() => form.locator('[name=message]').inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  test('keeps what is typed just after the form was rendered again', async ({ reopen }) => {
    const page = await reopen('/contacto');
    await settled(page);
    await translate(page);
    // Runs as soon as the new controls exist, before other tasks.
    await page.evaluate(() => {
      const type = (): void => {
        const control = document.querySelector<HTMLInputElement>('#contact-page [name=name]');
        if (control) control.value = 'Ana';
        control?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      const island = document.querySelector('[data-island]:has(#contact-page)');
      const seen = new MutationObserver(() => {
        seen.disconnect();
        const { scheduler } = window as unknown as { scheduler: { postTask(task: () => void, how: object): unknown } };
        void scheduler.postTask(type, { priority: 'user-blocking' });
      });
      if (island) seen.observe(island, { childList: true });
    });
    const form = page.locator('form#contact-page');
    await form.locator('[name=email]').fill('ana@correo.example');
    await page.locator('[data-island][data-ready] #contact-page').waitFor();
    await expect.poll(() => form.locator('[name=name]').inputValue()).toBe('Ana');
    await expect.poll(() => form.locator('[name=email]').inputValue()).toBe('ana@correo.example');
  });
});
