import { describe, expect } from 'vitest';

import { storedRows } from '../../forms/rows.ts';
import type { Flow } from './flow.ts';

const ELSEWHERE = '/empresa/valores';
const email = 'ana@correo.example';

/** A page that the browser has kept, left while it said something, is as if it had not been left. */
export function describeHistory(test: Flow): void {
  describe('back to a page that was kept', () => {
    test('after a failure and a success: as if it had not been left', async ({ visitor }) => {
      const message = `Hola ${crypto.randomUUID()}`;
      await visitor.open('/inicio');
      await visitor.fillIn('contact-home', { name: 'Ana', email, message });
      visitor.backend('unreachable');
      await visitor.send('contact-home');
      await visitor.isTold('Hubo un problema inesperado');
      visitor.backend('as ever');
      await visitor.leave(ELSEWHERE);
      // The theme that is chosen meanwhile holds on the page that was kept.
      await visitor.click('button[data-theme=dark]');
      await visitor.goes('back', '/inicio');
      await visitor.shows('html.dark');
      await visitor.send('contact-home');
      await visitor.isTold('¡Mensaje enviado!');
      await visitor.leave(ELSEWHERE);
      await visitor.goes('back', '/inicio');
      // At once: pointing at it would take a while. It is no second half of the click before the page was left.
      await visitor.ask(() => document.querySelector<HTMLElement>('form#contact-home button[type=submit]')!.click());
      await visitor.shows('form#contact-home .form__summary');
      expect(await storedRows('leads', { message })).toHaveLength(1);
    });

    test('a form in a dialog, then an alert over it: both work as before', async ({ visitor }) => {
      const nombre = `Ana ${crypto.randomUUID()}`;
      const here = '/empresa/careers#postulacion';
      await visitor.open(here);
      await visitor.send('career');
      await visitor.shows('form#career .form__summary');
      await visitor.leave(ELSEWHERE);
      await visitor.goes('back', here);
      await visitor.fillIn('career', {
        nombre,
        email,
        telefono: '55 1234 5678',
        experiencia: 'Mucha',
        motivacion: 'Toda',
      });
      visitor.backend('unreachable');
      await visitor.send('career');
      await visitor.shows('[role=alertdialog]');
      visitor.backend('as ever');
      await visitor.leave(ELSEWHERE);
      await visitor.goes('back', here);
      // Where a page that is left is loaded anew, the draft is there and the alert is gone.
      if (visitor.engine.keepsPages) await visitor.click('[role=alertdialog] button');
      await visitor.send('career');
      await visitor.isTold('¡Postulación enviada!', '.form__confirmed');
      expect(await storedRows('career_applications', { nombre })).toHaveLength(1);
    });
  });
}
