import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSpec, reviewSpec, usedBlocks } from '../../generator/check/index.ts';
import { catalogue, codeOf } from '../../generator/diagnostics/diagnose.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { desk } from '../fixtures/desk.ts';
import { describeIssues } from '../../generator/read/issues.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { base, both } from './valid-spec.ts';

type Path = readonly (string | number)[];

/** The base with another value at a path. */
function withValue(path: Path, value: unknown): SiteSpec {
  const copy = structuredClone(base);
  let place = copy as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) place = (place[step] ??= {}) as typeof place;
  place[path.at(-1) ?? ''] = value;
  return copy;
}

function key(payload: object): string {
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`;
}

const analytics = { script: 'https://a.example/a.js', origins: ['https://a.example'] };
const table = { description: 'Rows.', columns: { name: { type: 'text', max: 10, nullable: true } } };
const aliases = ['routes', 'pages', base.routes.home, 'aliases'];

const font = ['brand', 'headingFont'];
const columns = ['footer', 'columns'];

const fields = ['forms', 'contact', 'fields'];

function option(value: string, label: string) {
  return { value, label: both(label) };
}

function select(...options: object[]) {
  return { control: 'select', label: both('Kind'), persist: false, options };
}

const blocks = ['pages', 1, 'blocks', 1];

/** A gallery with one image. */
function gallery(file: string) {
  return { kind: 'gallery', heading: both('Rooms'), items: [{ image: { kind: 'image', file, alt: both('A room') } }] };
}

const entry = {
  author: both('a'),
  category: both('b'),
  description: both('c'),
  date: '2026-01-15',
  slug: 'a',
  title: both('t'),
};

/** A list with one article. */
function articles(changes: object = {}) {
  return {
    back: { kind: 'page', page: 'home' },
    share: both('s'),
    actions: [link],
    entries: [{ ...entry, body: both('<p>a</p>'), ...changes }],
  };
}

const blog = { path: '/blog/{slug}', label: both('Blog'), canonicalParameter: 'a', shows: 'articles' };

const event = { event: 'sent', params: {} };

function deskOf(query?: object): object {
  return {
    ...desk,
    roles: { admin: { label: both('Admin'), tables: 'all', powers: ['people'] } },
    tables: query ? { leads: { views: { a: { label: both('A'), query } } } } : {},
  };
}

const link = { kind: 'page', page: 'home', label: both('Home') };

const paragraph = ['pages', 1, 'blocks', 0, 'paragraphs', 0, 'en'];

const section = base.footer.columns[0]?.sections[0];

const rejected: readonly (readonly [path: Path, value: unknown, code: string])[] = [
  [aliases, ['/favicon.svg'], 'path/reserved'],
  [aliases, ['/blog/index'], 'path/reserved'],
  [['integrations', 'backend', 'embeddedAnonKey'], 'sb_secret_abcdefghijkl', 'spec/secret'],
  [['integrations', 'backend', 'embeddedAnonKey'], key({ role: 'service_role' }), 'spec/secret'],
  [['values', 'database'], 'postgresql://site:hunter2@db.example/site', 'spec/secret'],
  [['values', 'years'], '{{since}}', 'value/placeholder'],
  [['values', 'years'], { es: '{{since}}', en: '{{since}}' }, 'value/placeholder'],
  [['values', 'years'], { es: 'cinco <b>', en: 'five' }, 'text/markup'],
  [paragraph, 'We write \uD83D.', 'text/control-character'],
  [paragraph, 'We write \uE001.', 'text/control-character'],
  [['integrations', 'analytics', 'origins'], ['https://other.example'], 'analytics/script-origin'],
  [['integrations', 'backend', 'maxBodyBytes'], 10, 'backend/body'],
  [['messages', 'title.pattern'], both('{{firmName}}'), 'message/value'],
  [['messages', 'firm.tagline'], both('Law'), 'message/taken'],
  [['messages', 'navigation'], both('Menu'), 'message/taken'],
  [['messages', 'routes'], both('Pages'), 'message/branch'],
  [['services', 'legal.title'], base.services['legal'], 'message/branch'],
  [['articles'], articles(), 'articles/no-route'],
  [
    ['tables', 'leads', 'columns', 'company'],
    { ...table.columns.name, oneOf: ['a'.repeat(11)] },
    'column/value-too-long',
  ],
  [['records', 'followUp', 'statuses', 'new', 'tone'], 'closed', 'status/initial-not-open'],
  [['records', 'followUp', 'tables'], { leads: {} }, 'status/no-initial'],
  [[...fields, 'name', 'persist'], false, 'field/sent-anyway'],
  [[...font, 'file'], 'files/none.woff2', 'font/no-file'],
  [[...columns, 0, 'sections'], [section, section], 'footer/duplicate-id'],
  [['errors', 'missing', 'channel'], 'console', 'outcome/channel'],
];

/** Values that the schema rejects: numbers out of bounds, and malformed texts. */
const rejectedBySchema: readonly (readonly [path: Path, value: unknown])[] = [
  [['firm', 'address', 'street'], '  '],
  [[...fields, 'name', 'autocomplete'], 'fullname'],
  [['constants', 'honeypot'], 'url'],
  [['tables', 'select'], table],
  [['tables', 'rows'], { ...table, columns: { order: table.columns.name } }],
  [['tables', 'rows'], { ...table, columns: { xmin: table.columns.name } }],
  [['records', 'followUp', 'statuses', 'a'.repeat(101)], { label: { es: 'a', en: 'a' }, tone: 'open' }],
  [blocks, gallery('')],
  [blocks, gallery('https://a.example/a.jpg')],
  [blocks, gallery('team./a.jpg')],
  [blocks, gallery('team/nul.jpg')],
  [['articles'], articles({ slug: 'aux' })],
  [['routes', 'pages', 'con'], { path: '/x', label: both('X'), planned: true }],
  [['routes', 'pages', 'shared'], { path: '/x', label: both('X'), planned: true }],
  [['forms', 'texts'], { ...base.forms['contact'], id: 'texts' }],
  [['forms', '../contact'], { ...base.forms['contact'], id: '../contact' }],
  [[...fields, 'kind'], select(option('a ', 'A'))],
  [
    ['tables', 'leads', 'columns', 'company', 'oneOf'],
    ['a', ' '],
  ],
  [['articles'], articles({ slug: 'feed' })],
  [['desk'], { ...deskOf(), roles: { 'My role': { label: both('A'), tables: 'all' } } }],
  [['firm', 'phone'], '55 0000 0000'],
  [['routes', 'pages', 'My page'], { path: '/x', label: both('X'), planned: true }],
  [[...fields, 'source'], { control: 'hidden', label: both('Source'), parameter: 'utm source' }],
  [['integrations', 'backend', 'restPath'], 'rest/v1'],
  [['integrations', 'backend', 'restPath'], '/rest/v1/'],
  [['integrations', 'backend', 'insertsPerMinute'], 1_000_000],
  [['integrations', 'analytics'], { ...analytics, cookies: ['_ga; path=/'] }],
  [['integrations', 'analytics'], { ...analytics, cookies: ['_ga*'] }],
  [['forms', 'contact', 'analytics'], [{ ...event, event: 'sent it' }]],
  [['forms', 'contact', 'then'], { confirmFor: 3 }],
  [['forms', 'contact', 'then'], { confirmFor: 3_000_000 }],
  [['pages', 1, 'autoRedirect'], { to: 'home', after: 4 }],
  [['footer', 'columns', 0, 'sections', 0, 'links'], []],
  [[...font, 'metrics', 'ascent'], 0.978],
  [[...font, 'metrics', 'ascent'], 9780],
  [[...font, 'substitutes', 0, 'sizeAdjust'], 1.08],
  [[...font, 'substitutes', 0, 'fonts'], ['"Georgia"']],
  [[...font, 'axes', 'wght'], { min: 600, max: 380 }],
  [[...font, 'file'], '../fraunces/files/a.woff2'],
  [[...font, 'file'], 'package.json'],
  [['constants', 'toasts', 'duration'], 4],
  [['constants', 'toasts', 'width'], 3560],
  [['constants', 'reads', 'retries'], 300],
  [['constants', 'requestTimeout'], 15],
  [['constants', 'languageCookie', 'maxAgeDays'], 1000],
  [['constants', 'transportSecurity', 'maxAgeDays'], 2],
  [['server', 'limits', 'shutdownTimeout'], 80_000],
  [['server', 'limits', 'headerBytes'], 100],
  [['firm', 'copyrightYear'], 24],
  [['tables', 'leads', 'columns', 'company', 'max'], 10_000_000],
  [['desk'], { ...deskOf(), pageSize: 1 }],
  [['desk'], { ...deskOf(), responseHours: 2400 }],
  [['desk'], deskOf({ from: 'yesterday' })],
  [['desk'], deskOf({ assignee: 'mine' })],
  [['desk'], deskOf({ sort: 'nam' })],
];

describe('the checks of a spec', () => {
  it.each(rejected)('reject %j = %j with %s', (path, value, code) => {
    expect(checkSpec(withValue(path, value)).map((diagnostic) => diagnostic.code)).toContain(code);
  });

  it.each(rejectedBySchema)('reject %j = %j by the schema', (path, value) => {
    const parsed = parseSpec(withValue(path, value));
    if (parsed.success) throw new Error('The schema accepts the spec.');
    const [diagnostic, ...others] = describeIssues(parsed.error.issues, withValue(path, value));
    expect(others).toEqual([]);
    expect(diagnostic?.code).toMatch(/^(?:shape|firm)\//);
    expect(diagnostic?.path.slice(0, path.length)).toEqual(path);
  });

  it.each<[what: string, name: string, route: object]>([
    ['is planned', 'blog', { planned: true }],
    ['has no parameter', 'blog', { path: '/blog' }],
    ['has a page of its own', 'thanks', {}],
  ])('reject a route of articles that %s', (_what, name, route) => {
    const spec = withValue(['routes', 'pages', name], { ...blog, ...route });
    expect(checkSpec({ ...spec, articles: articles() } as unknown as SiteSpec).map(({ code }) => code)).toContain(
      'articles/no-route',
    );
  });

  it('reject a custom block without a folder', () => {
    const offer = { kind: 'custom', block: 'opening-offer', content: {} };
    const spec = withValue(['pages', 1, 'blocks', 0], offer);
    expect([...usedBlocks('/nowhere', spec)]).toMatchObject([
      { code: 'block/no-folder', path: ['pages', 1, 'blocks', 0] },
    ]);
  });
});

const law = 'Ley Federal para la Prevención e Identificación de Operaciones con Recursos de Procedencia Ilícita';
const label = 'Prevención de lavado de dinero y compliance fiscal';

/** Ordinary edits, all of them valid. */
const accepted: readonly (readonly [what: string, path: Path, value: unknown])[] = [
  ['a public key of the backend', ['integrations', 'backend', 'embeddedAnonKey'], key({ role: 'anon' })],
  [
    'a number written as a word in one language',
    paragraph.slice(0, -1),
    { es: 'En 24 horas.', en: 'Within twenty-four hours.' },
  ],
  ['amounts in different currencies', paragraph.slice(0, -1), { es: 'Desde $1,500 MXN.', en: 'From US$80.' }],
  ['the name of a law in both languages', paragraph.slice(0, -1), both(law)],
  ['an address in both languages', paragraph.slice(0, -1), both('Calle Tlaxcala 12, Roma Sur, 06760 Ciudad de México')],
  [
    'braces and other special characters in a text',
    paragraph.slice(0, -1),
    both('Escriba {nombre} o 100 %s [[así]] **ya**.'),
  ],
  [
    'double question marks and an unclosed bracket',
    paragraph.slice(0, -1),
    both('¿Cuánto cuesta? ¿¿De verdad?? (según el caso'),
  ],
  ['two services with the same drawing', ['services', 'tax'], { ...base.services['legal'], title: both('Impuestos') }],
  ['two services with the same title', ['services', 'tax'], base.services['legal']],
  ['a label of 50 characters', ['routes', 'pages', 'thanks', 'label'], both(label)],
  ['a title of 68 characters', ['pages', 0, 'title'], both('a'.repeat(68 - ' | Cimiento'.length))],
  ['a short description', ['pages', 0, 'description'], { es: 'Inicio.', en: 'Home.' }],
  ['a form without a name on the desk', ['desk'], { ...deskOf(), forms: {} }],
  ['another name of the firm', ['firm', 'name'], 'Cimiento Consultoría Legal, Contable y Fiscal'],
  ['another origin', ['firm', 'origin'], 'https://www.otra.example'],
  ['a foreign postal code', ['firm', 'address', 'postalCode'], 'EC1A 1BB'],
  ['a link from a page to itself', ['pages', 0, 'blocks', 0, 'actions'], [link]],
  ['the same button twice', ['pages', 1, 'blocks', 0, 'actions'], [link, link]],
  ['two pages with the same label', ['routes', 'pages', 'thanks', 'label'], base.routes.pages['home']?.label],
  ['an unused error text', ['errors', 'later'], base.errors['failed']],
  ['an unused value', ['values', 'later'], 3],
  ['a negative value', ['values', 'companies'], -30],
  ['the same day twice', ['firm', 'hours', 0, 'days'], ['Mo', 'Mo']],
  ['a second address in the footer', [...columns, 0, 'sections', 1], { kind: 'contact', heading: both('A') }],
];

describe('an ordinary edit causes no error or warning:', () => {
  const diagnose = (exported: object): readonly object[] => {
    const parsed = parseSpec(exported);
    return parsed.success ? [...checkSpec(parsed.data), ...reviewSpec(parsed.data)] : parsed.error.issues;
  };

  it.each(accepted)('%s', (_what, path, value) => expect(diagnose(withValue(path, value))).toEqual([]));

  it('a link in only one language of an article', () => {
    const body = {
      es: '<p>Vea <a href="https://a.example/ley">la ley</a> de 2024.</p>',
      en: '<p>See the law of 2025.</p>',
    };
    expect(diagnose({ ...withValue(['routes', 'pages', 'blog'], blog), articles: articles({ body }) })).toEqual([]);
  });
});

it('every code of the catalogue occurs in a broken spec or in a test', () => {
  const tests = import.meta.dirname;
  const texts = [
    ...globSync('*.test.ts', { cwd: tests }).map((file) => join(tests, file)),
    ...globSync('../fixtures/broken/*/expected.txt', { cwd: tests }).map((file) => join(tests, file)),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const codes = new Set(Object.keys(catalogue).map(codeOf));
  expect(codes.size).toBeGreaterThan(150);
  const missing = [...codes].filter((code) => !new RegExp(`\\b${code}(?![\\w-])`).test(texts));
  expect(missing).toEqual([]);
});
