import { join } from 'node:path';
import { expect, test } from 'vitest';

import { loadSpec } from '../../generator/read/load.ts';
import { lineOf } from '../../site/studio/said.ts';
import type { Edit } from '../../site/studio/contract.ts';
import { placeBefore } from '../../site/studio/server/relocate.ts';
import { tell } from '../../site/studio/server/tell.ts';
import { studioTexts } from '../../site/studio/server/texts.ts';

const root = join(import.meta.dirname, '../..');
const loaded = await loadSpec(join(root, 'spec/index.ts'));
if (!loaded.ok) throw new Error(loaded.diagnostics[0]?.message);
const { spec } = loaded;
const words = await studioTexts(join(root, 'spec'), ['es', 'en']);

const home = spec.pages.findIndex(({ id }) => id === 'home');
const blocks = ['pages', home, 'blocks'];
const faqPage = spec.pages.findIndex(({ blocks: own }) => own.some(({ kind }) => kind === 'faq'));
const faq = spec.pages[faqPage]?.blocks.findIndex(({ kind }) => kind === 'faq') ?? -1;
const items = ['pages', faqPage, 'blocks', faq, 'items'];
const heading = { es: 'Hola', en: 'Hello' };
const image = { kind: 'image', file: 'sala.jpg', alt: { es: 'La sala', en: 'The room' } };
const [hero] = spec.pages[home]?.blocks ?? [];

test.each<[string, Edit, RegExp | string, RegExp | string]>([
  [
    'a text',
    { kind: 'text', at: [...blocks, 0, 'heading'], texts: { en: 'Hello' } },
    /^Inicio › Portada › Título \(English\): «.+» → «Hello»$/,
    /^Home › Opening › Heading \(English\): “.+” → “Hello”$/,
  ],
  [
    'a shared text',
    { kind: 'text', at: ['messages', 'action.book'], texts: { es: 'Agende' } },
    /^Texto compartido \(español\): «.+» → «Agende»$/,
    /^Shared text \(español\): “.+” → “Agende”$/,
  ],
  [
    'a picture',
    { kind: 'value', at: [...blocks, 0, 'image'], value: image },
    'Inicio › Portada › Imagen: sala.jpg',
    'Home › Opening › Picture: sala.jpg',
  ],
  [
    'the words of a form',
    {
      kind: 'value',
      at: [...blocks, 0],
      value: { ...(hero as object), heading: { ...(hero as { heading: object }).heading, en: 'Hello' } } as never,
    },
    /^Inicio › Portada › Título \(English\): «.+» → «Hello»$/,
    /“Hello”$/,
  ],
  [
    'a block',
    { kind: 'insert', list: blocks, index: 1, item: { kind: 'statement', heading, paragraphs: [] } },
    'Inicio: se agregó «Declaración: Hola»',
    'Home: “Statement: Hello” added',
  ],
  [
    'a question',
    { kind: 'insert', list: items, index: 0, item: { question: heading, answer: heading } },
    /› Preguntas y respuestas › Pregunta: se agregó «Hola»$/,
    /› Questions and answers › Question: “Hello” added$/,
  ],
  [
    'a question that goes',
    { kind: 'remove', list: items, index: 0 },
    /› Preguntas y respuestas › Pregunta: se quitó «¿.+»$/,
    /“.+\?” removed$/,
  ],
  ['an item that moves', { kind: 'move', list: items, from: 0, to: 1 }, /«¿.+» pasó al lugar 2$/, /moved to place 2$/],
  [
    'a redirect',
    { kind: 'insert', list: ['routes', 'redirects'], index: 0, item: { from: '/promo', to: 'contact' } },
    'Redirección nueva: /promo → Contacto',
    'New redirect: /promo → Contact',
  ],
  [
    'an alias',
    { kind: 'insert', list: ['routes', 'pages', 'contact', 'aliases'], index: 0, item: '/hablemos' },
    'Contacto: segunda dirección /hablemos',
    'Contact: second address /hablemos',
  ],
  [
    'an option',
    { kind: 'value', at: ['routes', 'pages', 'contact', 'indexable'], value: false },
    /^Contacto › Los buscadores la muestran: no$/,
    /: no$/,
  ],
  [
    'an option that goes',
    { kind: 'unset', at: [...blocks, 0, 'lead'] },
    'Inicio › Portada › Entrada: se quitó',
    'Home › Opening › Lead: removed',
  ],
  [
    'a page',
    { kind: 'page', page: { id: 'x' }, route: { label: heading, path: '/hola' } },
    'Página nueva «Hola» en /hola',
    'New page “Hello” at /hola',
  ],
  [
    'a page that goes',
    { kind: 'removePage', page: 'contact' },
    'Se quitó la página «Contacto» de /contacto',
    'Page “Contact” removed from /contacto',
  ],
  [
    'a service',
    { kind: 'entry', of: ['services'], name: 'x', value: { title: heading, page: 'x' } },
    'Servicio nuevo «Hola»',
    'New service “Hello”',
  ],
  [
    'an article',
    { kind: 'article', article: { slug: 'hola', title: heading } },
    'Artículo nuevo «Hola»',
    'New article “Hello”',
  ],
])('the list of changes says in the language of the person: %s', (_, edit, es, en) => {
  const [line, ...others] = tell(spec, [edit]);
  expect(others).toEqual([]);
  const said = (['es', 'en'] as const).map((language) => line && lineOf(words[language] ?? {}, language, line));
  for (const [index, expected] of [es, en].entries()) {
    if (typeof expected === 'string') expect(said[index]).toBe(expected);
    else expect(said[index]).toMatch(expected);
  }
});

test('of a long text the part is told that differs, and what stays the same is not told', () => {
  const at = ['messages', 'action.book'];
  const before = spec.messages['action.book' as keyof typeof spec.messages] as Record<string, string>;
  expect(tell(spec, [{ kind: 'text', at, texts: { es: before['es'] ?? '' } }])).toEqual([]);
  const long = `${before['es']} ${'y más '.repeat(40)}`;
  const [line] = tell(spec, [{ kind: 'text', at, texts: { es: long } }]);
  expect(String(line?.values['after']).length).toBeLessThan(70);
});

test('what is said of the spec without a page is told at the place that it has now', () => {
  const edits: Edit[] = [
    { kind: 'unset', at: ['services', 'x'] },
    { kind: 'removePage', page: 'home' },
  ];
  expect(placeBefore(spec, edits, ['pages', home, 'title'])).toEqual(['pages', home + 1, 'title']);
  expect(placeBefore(spec, edits, ['routes', 'home'])).toEqual(['routes', 'home']);
  expect(
    placeBefore(spec, [{ kind: 'removePage', page: spec.pages.at(-1)?.id ?? '' }], ['pages', home, 'title']),
  ).toEqual(['pages', home, 'title']);
  const [article] = spec.articles?.entries ?? [];
  expect(
    placeBefore(spec, [{ kind: 'removeArticle', slug: article?.slug ?? '' }], ['articles', 'entries', 0, 'body']),
  ).toEqual(['articles', 'entries', 1, 'body']);
});
