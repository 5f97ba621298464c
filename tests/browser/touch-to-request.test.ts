import { describe, expect } from 'vitest';
import { countRounds } from '../../scripts/bench/touch/rounds.ts';
import { settled, test } from '../support/browser.ts';

const answers = {
  nombre: 'Ana',
  name: 'Ana',
  email: 'ana@correo.example',
  telefono: '55',
  experiencia: 'Diez',
  motivacion: 'Hola',
  message: 'Hola',
};

describe('a visitor who touches a form and sends at once', () => {
  for (const [path, id] of [
    ['/inicio', 'contact-home'],
    ['/empresa/careers#postulacion', 'career'],
  ] as const) {
    test(`${id}: two round trips at most, and then the message goes`, async ({ openPage }) => {
      const page = await openPage(path);
      await settled(page);
      const form = page.locator(`form#${id}`);
      const rounds = await countRounds(
        page,
        async () => {
          for (const [name, value] of Object.entries(answers)) {
            const control = form.locator(`[name=${name}]`);
            if ((await control.count()) > 0) await control.fill(value);
          }
          await form.locator('[type=submit]').click();
        },
        (asked) => asked.startsWith('/rest/'),
      );
      // The paths of each round show where a third one comes from.
      expect(rounds.slice(2)).toEqual([]);
    });
  }
});
