import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { nameIn, partOf, problemWords } from '../../site/studio/wording.ts';
import { ROOT } from '../../scripts/node.mjs';
import { createStudioTexts, studioTexts } from '../../site/texts/studio.ts';

const texts = createStudioTexts();

/** The messages of the broken specs: code and text. */
const messages = globSync('tests/fixtures/broken/*/expected.txt', { cwd: ROOT }).flatMap((file) =>
  readFileSync(ROOT + file, 'utf8')
    .split(/^(?=\S.* error )/m)
    .flatMap((part) => {
      const [, code] = /^\S.* error (\S+)$/m.exec(part) ?? [];
      const [, message] = /\^\n {2}(.*)/.exec(part) ?? [];
      return code === undefined || message === undefined ? [] : [{ code, message }];
    }),
);

test('the studio’s text of a rule has the same values as its message', () => {
  expect(messages.length).toBeGreaterThan(150);
  const checked = messages.flatMap(({ code, message }) =>
    Object.keys(studioTexts).flatMap((language) => problemWords(texts, language, code, message) ?? []),
  );
  expect(checked.length).toBeGreaterThan(40);
  expect(checked.filter((text) => /\{\{\d\}\}/.test(text))).toEqual([]);
});

test('a message is translated to the language of the studio with its names and numbers', () => {
  expect(problemWords(texts, 'es', 'link/unknown-fragment', 'There is no "#wrote" on the page "home".')).toContain(
    '«#wrote»',
  );
  expect(problemWords(texts, 'es', 'text/unknown-placeholder', 'There is no value {{nadie}}.')).toBe(
    'El sitio no conoce ninguna pieza «nadie».',
  );
  expect(
    problemWords(texts, 'es', 'title/length', 'This title has 95 characters; search engines cut it off at about 90.'),
  ).toMatch(/tiene 95 caracteres .* muestran 90\./);
  expect(
    problemWords(texts, 'es', 'text/untranslated', 'Not translated into French, and shown in Spanish: 12 texts.'),
  ).toBe('Textos sin traducir a este idioma, que se ven en el idioma principal: 12.');
  expect(problemWords(texts, 'es', 'font/axis', 'Whatever it says.')).toBeUndefined();
});

test.each([
  [['pages', 2, 'title'], 'Título para buscadores', 'Title for search engines'],
  [['pages', 2, 'description'], 'Descripción para buscadores', 'Description for search engines'],
  [['articles', 'entries', 0, 'title'], 'Título del artículo', 'Title of the article'],
  [['pages', 2, 'blocks', 1, 'items', 0, 'title'], 'Título', 'Title'],
  [['pages', 2, 'blocks', 1, 'items', 0, 'description'], 'Descripción', 'Description'],
  [['services', 'ai', 'title'], 'Título', 'Title'],
])('%j is called %s and %s', (path, ...names) => {
  const said = ['es', 'en'].map((language) => nameIn(texts, language, String(path.at(-1)), 'field', partOf(path)));
  expect(said).toEqual(names);
});

test.each([
  ['shape/empty', 'This text is empty.', 'Este texto está vacío. Escríbalo, o deje el que estaba.'],
  [
    'firm/hours',
    'The firm closes before it opens. Write a day with a break as two entries. It is "09:00".',
    'La hora de cierre es anterior a la de apertura. Si el día tiene una pausa, use dos horarios.',
  ],
])('%s has a message of its own, not that of a missing choice', (code, message, text) => {
  expect(problemWords(texts, 'es', code, message)).toBe(text);
});
