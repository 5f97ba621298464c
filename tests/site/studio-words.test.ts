import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { studioProblems } from '#spec/studio-problems.ts';
import { studioTexts } from '#spec/studio-texts.ts';
import { nameIn, partOf } from '../../site/studio/wording.ts';
import { problemWords } from '../../site/studio/problem-words.ts';
import { ROOT } from '../../scripts/node.mjs';

const words = Object.entries(studioProblems) as [string, Record<string, string>][];

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
    words.filter(([key]) => key === `problem.${code}`).map(([key, text]) => ({ key, text, code, message })),
  );
  expect(checked.length).toBeGreaterThan(20);
  const unfilled = checked.flatMap(({ key, text, code, message }) =>
    Object.values(text)
      .flatMap((one) => one.match(/\{\{\d\}\}/g) ?? [])
      .filter((value) => problemWords({ [key]: value }, code, message) === value)
      .map((value) => `${key} ${value}: ${message}`),
  );
  expect(unfilled).toEqual([]);
});

test('a message is translated to the language of the studio with its names and numbers', () => {
  const es = Object.fromEntries(words.map(([key, text]) => [key, text['es'] ?? '']));
  expect(problemWords(es, 'link/unknown-fragment', 'There is no "#wrote" on the page "home".')).toContain('«#wrote»');
  expect(problemWords(es, 'text/unknown-placeholder', 'There is no value {{nadie}}.')).toBe(
    'El sitio no conoce ninguna pieza «nadie».',
  );
  expect(
    problemWords(es, 'title/length', 'This title has 95 characters; search engines cut it off at about 90.'),
  ).toMatch(/tiene 95 caracteres .* muestran 90\./);
  expect(problemWords(es, 'font/axis', 'Whatever it says.')).toBeUndefined();
});

test.each([
  [['pages', 2, 'title'], 'Título para buscadores', 'Title for search engines'],
  [['pages', 2, 'description'], 'Descripción para buscadores', 'Description for search engines'],
  [['articles', 'entries', 0, 'title'], 'Título del artículo', 'Title of the article'],
  [['pages', 2, 'blocks', 1, 'items', 0, 'title'], 'Título', 'Title'],
  [['pages', 2, 'blocks', 1, 'items', 0, 'description'], 'Descripción', 'Description'],
  [['services', 'ai', 'title'], 'Título', 'Title'],
])('%j is called %s and %s', (path, ...names) => {
  const said = (['es', 'en'] as const).map((language) => {
    const texts = Object.entries(studioTexts as Readonly<Record<string, Readonly<Record<string, string>>>>);
    const words = Object.fromEntries(texts.map(([key, text]) => [key, text[language] ?? '']));
    return nameIn(words, String(path.at(-1)), 'field', partOf(path));
  });
  expect(said).toEqual(names);
});
