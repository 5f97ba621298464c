import { join } from 'node:path';
import { expect, test } from 'vitest';

import { loadSpec } from '../../generator/read/load.ts';
import { valueAt } from '../../generator/read/shape.ts';
import { settingsOf, type Field, type SiteSpec } from '../../generator/schema/index.ts';
import { breadcrumbs, lineOf } from '../../site/studio/wording.ts';
import type { ChangeLine, Edit } from '../../site/studio/contract.ts';
import { placeBefore } from '../../site/studio/server/plan-edits.ts';
import { describeChanges, describeRows, trail } from '../../site/studio/server/describe-changes.ts';
import { createStudioTexts } from '../../site/texts/studio.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';

const loaded = await loadSpec(join(FIXTURE_ROOT, 'index.ts'));
if (!loaded.ok) throw new Error(loaded.diagnostics[0]?.message);
const { spec } = loaded;
const texts = createStudioTexts();

const home = spec.pages.findIndex(({ id }) => id === 'home');
const blocks = ['pages', home, 'blocks'];
const faqPage = spec.pages.findIndex(({ blocks: own }) => own.some(({ kind }) => kind === 'faq'));
const faq = spec.pages[faqPage]?.blocks.findIndex(({ kind }) => kind === 'faq') ?? -1;
const items = ['pages', faqPage, 'blocks', faq, 'items'];
const heading = { es: 'Hola', en: 'Hello', fr: 'Bonjour' };
const image = { kind: 'image', file: 'sala.jpg', alt: { es: 'La sala', en: 'The room' } };

/** The spec with another value at a path; `undefined` removes it. */
function withValue(path: readonly (string | number)[], value: unknown, from = spec): SiteSpec {
  const copy = structuredClone(from);
  const last = path.at(-1) ?? '';
  const owner = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return copy;
}

function withList(path: readonly (string | number)[], change: (list: readonly unknown[]) => unknown[]): SiteSpec {
  return withValue(path, change((valueAt(spec, path) ?? []) as unknown[]));
}

function put(item: unknown, index: number): (list: readonly unknown[]) => unknown[] {
  return (list) => list.toSpliced(index, 0, item);
}

const { contact: _, ...otherRoutes } = spec.routes.pages;
const withPages = (pages: object): SiteSpec => ({ ...spec, routes: { ...spec.routes, pages: pages as never } });

test.each<[string, SiteSpec, RegExp | string]>([
  [
    'a text',
    withValue([...blocks, 0, 'heading', 'en'], 'Hello'),
    /^Inicio › Encabezado › Título en la página \(English\): «.+» → «Hello»$/,
  ],
  [
    'an icon, whose name is not a word',
    withValue(['firm', 'social', 0, 'icon'], 'butterfly'),
    /^La firma › .+ 1 › Icono: se cambió$/,
  ],
  [
    'a network',
    withList(['firm', 'social'], put({ name: 'Threads', icon: 'threads-logo', url: 'https://threads.example/' }, 0)),
    /^La firma › .+: se agregó «Threads»$/,
  ],
  ['a picture', withValue([...blocks, 0, 'image'], image), 'Inicio › Encabezado › Imagen: sala.jpg'],
  [
    'a block',
    withList(blocks, put({ kind: 'statement', heading, paragraphs: [] }, 1)),
    'Inicio: se agregó «Declaración: Hola»',
  ],
  [
    'a question',
    withList(items, put({ question: heading, answer: heading }, 0)),
    /› Preguntas y respuestas › Pregunta: se agregó «Hola»$/,
  ],
  [
    'an item that moves',
    withList(items, ([first, second, ...rest]) => [second, first, ...rest]),
    /«¿.+» pasó al lugar 2$/,
  ],
  [
    'a redirect',
    withList(['routes', 'redirects'], put({ from: '/promo', to: 'contact' }, 0)),
    'Redirección nueva: /promo → Contacto',
  ],
  [
    'an alias',
    withList(['routes', 'pages', 'contact', 'aliases'], put('/hablemos', 0)),
    'Contacto: segunda dirección /hablemos',
  ],
  [
    'an option',
    withValue(['routes', 'pages', 'contact', 'indexable'], false),
    /^Contacto › Los buscadores la muestran: no$/,
  ],
  [
    'a page',
    {
      ...withPages({ ...spec.routes.pages, x: { label: heading, path: '/hola' } }),
      pages: [...spec.pages, { id: 'x' } as never],
    },
    'Página nueva «Hola» en /hola',
  ],
  [
    'a page that goes',
    { ...withPages(otherRoutes), pages: spec.pages.filter(({ id }) => id !== 'contact') },
    'Se quitó la página «Contacto» de /contacto',
  ],
])('the list of changes is in the words of the person: %s', (_, after, expected) => {
  const lines = describeChanges(spec, after).map((line) => lineOf(texts, 'es', line));
  expect(lines).toEqual([typeof expected === 'string' ? expected : (expect.stringMatching(expected) as string)]);
});

const fields = ['forms', 'softlanding', 'fields'];
const payload = ['forms', 'softlanding', 'payload'];
const country = spec.forms['softlanding']?.fields['country'] as Field;

test.each<[string, SiteSpec, string[], string[]]>([
  [
    'a field that comes',
    [
      [[...fields, 'rfc'], { control: 'text', label: heading }],
      [[...payload, 'rfc'], { kind: 'from', field: 'rfc' }],
      [['tables', 'softlanding_requests', 'columns', 'rfc'], { type: 'text', max: 9, nullable: true }],
    ].reduce((made, [at, value]) => withValue(at as string[], value, made), spec),
    ['Convenio: se agregó «Hola»'],
    ['Se agrega una columna para «Hola». Lo recibido hasta ahora queda como está, sin este dato.'],
  ],
  [
    'a field that goes',
    withValue([...payload, 'mensaje'], undefined, withValue([...fields, 'message'], undefined)),
    ['Convenio: se quitó «Mensaje»'],
    [expect.stringMatching(/^El formulario deja de preguntar «Mensaje».* \(24 meses\)\.$/) as string],
  ],
  [
    'a field that may be left empty, and one that may not',
    withValue([...fields, 'message', 'required'], true, withValue([...fields, 'country', 'required'], false)),
    ['Convenio › País de origen › Obligatorio: sí → no', 'Convenio › Mensaje › Obligatorio: sí'],
    [
      'Las respuestas recibidas se quedan. Desde ahora se puede dejar «País de origen» sin contestar.',
      'Lo recibido sin «Mensaje» se queda así. Desde ahora hay que contestarlo.',
    ],
  ],
  [
    'an option that goes',
    withValue([...fields, 'country', 'options'], settingsOf(country).options?.slice(1)),
    ['Convenio › País de origen › Opción: se quitó «Estados Unidos»'],
    ['Lo que ya se recibió con «Estados Unidos» se queda así. La mesa de trabajo lo muestra como se guardó: «usa».'],
  ],
  [
    'another label',
    withValue([...fields, 'name', 'label', 'es'], 'Su nombre'),
    ['Convenio › Su nombre › Nombre del campo (español): «Nombre» → «Su nombre»'],
    ['La mesa de trabajo muestra también lo recibido con el nombre nuevo: «Su nombre».'],
  ],
])('the effect on stored rows is described in plain words: %s', (_, after, changes, rows) => {
  const say = (line: ChangeLine): string => lineOf(texts, 'es', line);
  expect(describeChanges(spec, after).map(say)).toEqual(changes);
  expect(describeRows(spec, after).map(say)).toEqual(rows);
});

const custom = spec.pages.findIndex(({ blocks: own }) => own.some(({ kind }) => kind === 'custom'));
const customBlock = spec.pages[custom]?.blocks.findIndex(({ kind }) => kind === 'custom') ?? -1;
const figure = { kind: 'figure', image };
const parts = [{ kind: 'html', html: heading }, figure, { kind: 'html', html: heading }];
const written = withValue(['articles', 'entries', 0, 'body'], parts);

test.each([
  ['a part of an article', ['articles', 'entries', 0, 'body', 2, 'html'], / › Texto 2 › /],
  ['the only picture of an article', ['articles', 'entries', 0, 'body', 1, 'caption'], / › Imagen con pie › /],
  ['a block of one of the site’s own kinds', ['pages', custom, 'blocks', customBlock], /^[^›]+ › Tarifas$/],
  ['an address without a page', ['routes', 'unavailable', 'blog-archive', 'label'], /^Archivo › /],
  ['a language', ['locales', 'all', 'fr'], /^Idiomas$/],
  ['the next steps', ['nextSteps', 'heading'], /^Pasos siguientes › /],
  ['the desk', ['desk', 'signature'], /^Mesa de trabajo › /],
])('a place has a name: %s', (_, path, name) => {
  const unavailable = { 'blog-archive': { path: '/archivo', label: { es: 'Archivo', en: 'Archive', fr: 'Archives' } } };
  const named = createStudioTexts({ es: { 'kind.price-table': 'Tarifas' } });
  const site = withValue(['routes', 'unavailable'], unavailable, written);
  expect(breadcrumbs(named, 'es', trail(site, path))).toMatch(name);
});

test('of a long text only the part that differs is shown', () => {
  const at = ['messages', 'action.book', 'es'];
  expect(describeChanges(spec, structuredClone(spec))).toEqual([]);
  const [line] = describeChanges(spec, withValue(at, `${String(valueAt(spec, at))} ${'y más '.repeat(40)}`));
  expect(String(line?.values['after']).length).toBeLessThan(70);
});

test('a change outside of pages is described at its current place', () => {
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
