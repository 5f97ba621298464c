import { form as career } from '#generated/forms/career.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { settled, test } from '../support/browser.ts';

/** A form in a dialog has files of every kind; the home page's own is in form-without-script.test.ts. */
const path = '/empresa/careers#postulacion';
const success = '¡Postulación enviada!';

const answers = {
  nombre: 'Ana',
  email: 'ana@correo.example',
  telefono: '55 1234 5678',
  experiencia: 'Diez',
  motivacion: 'Hola',
};

/** Fills in a form and presses its button, in the page. */
function send(page: Page, id: string): Promise<void> {
  return page.evaluate(
    ([form, values]) => {
      const { elements } = document.querySelector<HTMLFormElement>(`form#${form}`)!;
      const button = [...elements].find(
        (element) => element instanceof HTMLButtonElement && element.type === 'submit',
      ) as HTMLButtonElement;
      for (const element of elements) {
        if (element instanceof HTMLSelectElement) element.selectedIndex = 1;
        else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
          element.value = values[element.name as keyof typeof values] ?? '';
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
      button.click();
    },
    [id, answers] as const,
  );
}

/** All that a visitor reads: the page, and the browser's own alerts. */
function reading(page: Page): () => Promise<string> {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    // The page may be gone by then.
    void dialog.accept().catch(() => {});
  });
  return async () => [await page.locator('body').innerText(), ...alerts].join('\n');
}

test(
  'whichever file of a page cannot be had: it can be read, and says how the form went',
  { timeout: 120_000 },
  async ({ reopen }) => {
    const { id, outcomes } = career;
    const files = new Set<string>();
    const whole = await reopen(path, {}, async (tab) =>
      tab.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/assets/')) files.add(pathname);
      }),
    );
    await settled(whole);
    const sentences = (await whole.locator('main').innerText()).split('\n').filter((line) => line.length > 40);
    await send(whole, id);
    await expect.poll(reading(whole)).toContain(success);
    await settled(whole);
    await whole.goto('/robots.txt');
    expect(files.size).toBeGreaterThan(9);

    // Sent, or not sent and what to do: try again, or write and call.
    const outcome = [success, outcomes['connectionError']?.message.es ?? '', 'Este formulario no se pudo cargar'];
    for (const file of files) {
      const page = await reopen(path, {}, (tab) =>
        tab.route(
          (url) => url.pathname === file,
          (route) => route.abort('connectionrefused'),
        ),
      );
      const missing = async (): Promise<string[]> => {
        const text = await page.locator('main').innerText();
        return sentences.filter((sentence) => !text.includes(sentence));
      };
      // What a script opens is there a moment later.
      await expect.poll(missing, { message: file }).toEqual([]);
      const read = reading(page);
      await send(page, id);
      const isTold = async (): Promise<boolean> => {
        const text = (await read()).toLowerCase();
        return outcome.some((one) => text.includes(one.toLowerCase()));
      };
      await expect.poll(isTold, { message: file }).toBe(true);
      // Where it leads on to another page, that must not come in place of the next visit.
      await page.goto('/robots.txt');
    }
  },
);
