import { describe, expect } from 'vitest';

import { storedRows } from '../../forms/rows.ts';
import type { Flow } from './flow.ts';

const ELSEWHERE = '/precios';
const email = 'ana@correo.example';

/** Registers the flows of pages that come back from the back/forward cache. */
export function describeHistory(test: Flow): void {
  describe('back to a page in the back/forward cache', () => {
    test('after a failure and a success: the form works as before', async ({ visitor }) => {
      const message = `Hola ${crypto.randomUUID()}`;
      await visitor.open('/inicio');
      await visitor.fillIn('contact-home', { name: 'Ana', email, message });
      visitor.backend('unreachable');
      await visitor.send('contact-home');
      await visitor.waitForMessage('Hubo un problema inesperado');
      visitor.backend('normal');
      await visitor.leave(ELSEWHERE);
      // A theme chosen meanwhile also applies to the cached page.
      await visitor.click('button[data-theme=dark]');
      await visitor.traverseHistory('back', '/inicio');
      await visitor.waitForVisible('html.dark');
      await visitor.send('contact-home');
      await visitor.waitForMessage('¡Mensaje enviado!');
      await visitor.leave(ELSEWHERE);
      await visitor.traverseHistory('back', '/inicio');
      // Clicks from the page, since the driver's click takes a while. This must not count as the second half of the
      // earlier double click.
      await visitor.evaluate(() =>
        document.querySelector<HTMLElement>('form#contact-home button[type=submit]')!.click(),
      );
      await visitor.waitForVisible('form#contact-home .form__summary');
      expect(await storedRows('leads', { message })).toHaveLength(1);
    });

    test('a form in a dialog, then an alert over it: both work as before', async ({ visitor }) => {
      const nombre = `Ana ${crypto.randomUUID()}`;
      const here = '/empresa/careers#postulacion';
      await visitor.open(here);
      await visitor.send('career');
      await visitor.waitForVisible('form#career .form__summary');
      await visitor.leave(ELSEWHERE);
      await visitor.traverseHistory('back', here);
      await visitor.fillIn('career', {
        nombre,
        email,
        telefono: '55 1234 5678',
        experiencia: 'Mucha',
        motivacion: 'Toda',
      });
      visitor.backend('unreachable');
      await visitor.send('career');
      await visitor.waitForVisible('[role=alertdialog]');
      visitor.backend('normal');
      await visitor.leave(ELSEWHERE);
      await visitor.traverseHistory('back', here);
      await visitor.click('[role=alertdialog] button');
      await visitor.send('career');
      await visitor.waitForMessage('¡Postulación enviada!', '.form__confirmed');
      expect(await storedRows('career_applications', { nombre })).toHaveLength(1);
    });
  });
}
