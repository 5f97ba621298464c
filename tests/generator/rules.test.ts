import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/check/index.ts';
import type { Page, SiteSpec } from '../../generator/schema/index.ts';
import { base, both, codes, withBlocks } from './valid-spec.ts';

/** The base with these pages added or replaced. */
function withPages(pages: object): SiteSpec {
  return { ...base, routes: { ...base.routes, pages: { ...base.routes.pages, ...pages } } };
}

function withFirm(changes: object): SiteSpec {
  return { ...base, firm: { ...base.firm, ...changes } };
}

function withIntegrations(changes: object): SiteSpec {
  return { ...base, integrations: { ...base.integrations, ...changes } };
}

describe('a path', () => {
  const withPath = (path: string): SiteSpec => withPages({ extra: { path, label: both('A'), planned: true } });

  it.each(['/casos', '/casos/exito-2024', '/v1.2/casos_a', '/casos/{slug}', '/enero', '/assets-de-la-firma'])(
    'may be %s',
    (path) => expect(codes(withPath(path))).toEqual([]),
  );

  it.each([
    ['/casos/', 'path/malformed'],
    ['/casos//a', 'path/malformed'],
    ['/casos/./a', 'path/malformed'],
    ['/casos/%2e%2e/a', 'path/malformed'],
    ['/casos/../a', 'path/malformed'],
    ['/casos.', 'path/malformed'],
    ['/-casos', 'path/malformed'],
    ['/casos\\a', 'path/malformed'],
    ['/casos?a=1', 'path/malformed'],
    ['/casos#a', 'path/malformed'],
    ['/Casos', 'path/malformed'],
    ['/los casos', 'path/malformed'],
    ['/éxito', 'path/malformed'],
    ['/en', 'path/reserved'],
    ['/EN/casos', 'path/reserved'],
    ['/rest/v1', 'path/reserved'],
    ['/healthz', 'path/reserved'],
    ['/robots.txt', 'path/reserved'],
    ['/sitemap.xml', 'path/reserved'],
    ['/404/a', 'path/reserved'],
    ['/@fs/a', 'path/reserved'],
    ['/.git', 'path/reserved'],
    ['/metrics', 'path/reserved'],
    ['/licences.txt', 'path/reserved'],
    ['/servicios/aux', 'path/reserved'],
    ['/com1.html/a', 'path/reserved'],
    ['/dashboard', 'path/duplicate'],
    ['/', 'path/duplicate'],
  ])('%s is rejected with %s', (path, code) => expect(codes(withPath(path))).toContain(code));

  it.each<[string, object, string[]]>([
    ['with a parameter may be planned', { path: '/blog/{slug}' }, []],
    ['with a parameter may have a canonical value', { path: '/blog/{slug}', canonicalParameter: 'a-text-2' }, []],
    [
      'with a parameter needs a canonical value if its page is not planned',
      { path: '/blog/{slug}', planned: false },
      ['route/canonical-parameter', 'route/no-page'],
    ],
    [
      'must not have an invalid canonical value',
      { path: '/blog/{slug}', canonicalParameter: 'A text' },
      ['shape/format'],
    ],
    [
      'must not have a parameter in the middle',
      { path: '/blog/{slug}/a', canonicalParameter: 'a' },
      ['path/parameter'],
    ],
    ['must not have a parameter at the root', { path: '/{slug}', canonicalParameter: 'a' }, ['path/parameter']],
    ['of an alias must not have a parameter', { path: '/blog', aliases: ['/b/{slug}'] }, ['path/parameter']],
  ])('%s', (_what, route, expected) =>
    expect(codes(withPages({ blog: { label: both('A'), planned: true, ...route } }))).toEqual(expected),
  );
});

it.each([
  'http://a.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.example',
  'https://u:p@a.example',
  'a.example',
  'java\nscript:x',
])('the external URL %j is rejected', (url) =>
  expect(codes(withFirm({ bookings: { newClients: url } }))).toEqual(['url/unsafe']),
);

describe('the endpoint of reports', () => {
  const errors = (url: string): string[] =>
    codes(withIntegrations({ reports: { url, perPageView: 5, perMinute: 60 } }));

  it.each(['https://reports.example/in', '/reports', '/api/reports'])('may be %j', (url) =>
    expect(errors(url)).toEqual([]),
  );
  it.each([
    ['http://reports.example/in', 'url/unsafe'],
    ['//reports.example/in', 'url/unsafe'],
    ['reports', 'url/unsafe'],
    ['/Reports', 'path/malformed'],
    ['/reports?key=1', 'path/malformed'],
    ['/rest/v1/reports', 'path/reserved'],
    ['/en/reports', 'path/reserved'],
    ['/metrics', 'path/reserved'],
    ['/inicio', 'path/duplicate'],
    ['/', 'path/duplicate'],
  ])('%j is rejected with %s', (url, code) => expect(errors(url)).toEqual([code]));
});

it.each([
  ['o&leary@my-firm.mx', []],
  ['hola', ['firm/email']],
  ['hola@peña.mx', ['firm/email']],
])("the firm's e-mail address %j has the errors %j", (email, expected) =>
  expect(codes(withFirm({ email }))).toEqual(expected),
);

it.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ contact: 'https://my-firm.mx/report' }, []],
  [{ contact: 'mailto:a~b@my-firm.mx' }, []],
  [{ contact: 'tel:+525512345678' }, []],
  [{ policy: 'https://my-firm.mx/policy' }, []],
  [{ contact: 'security@my-firm.mx' }, ['shape/value']],
  [{ contact: 'mailto:security' }, ['shape/value']],
  [{ contact: 'http://my-firm.mx' }, ['shape/value']],
  [{ contact: 'https://my-firm.mx\nExpires: never' }, ['shape/value']],
  [{ expires: '2027-02-29' }, ['shape/format']],
  [{ expires: '2027-13-01' }, ['shape/format']],
  [{ policy: 'http://my-firm.mx' }, ['url/unsafe']],
])('the security contact %j has the errors %j', (changes, expected) => {
  const contact = { contact: 'mailto:security@my-firm.mx', expires: '2028-02-29', languages: ['es'] };
  expect(codes(withFirm({ securityContact: { ...contact, ...changes } }))).toEqual(expected);
});

it.each([
  ['https://a.example/hook', ['leads'], []],
  ['http://a.example/hook', ['leads'], ['url/unsafe']],
  ['https://a.example/hook', ['leads', 'lead'], ['table/unknown']],
])('the webhook %j for rows of %j has the errors %j', (url, tables, expected) =>
  expect(codes(withIntegrations({ notify: { url, tables } }))).toEqual(expected),
);

it.each([
  ['phone', []],
  ['my phone', ['shape/name']],
  // The name of the honeypot.
  ['subject', ['field/honeypot']],
])('the field name %j has the errors %j', (name, expected) => {
  const contact = base.forms['contact']!;
  const fields = { ...contact.fields, [name]: { control: 'text', label: both('A'), persist: false } };
  expect(codes({ ...base, forms: { contact: { ...contact, fields } } } as SiteSpec)).toEqual(expected);
});

it.each<[parents: Record<string, string>, string[]]>([
  [{ contact: 'company' }, []],
  [{ contact: 'about' }, []],
  [{ contact: 'compani' }, ['page/unknown']],
  // Breadcrumbs do not contain unlisted or planned pages.
  [{ contact: 'thanks' }, ['route/parent']],
  [{ contact: 'not-found' }, ['route/parent']],
  [{ contact: 'blog' }, ['route/parent']],
  [{ home: 'company' }, ['route/parent']],
  [{ contact: 'contact' }, ['route/parent']],
  // By its path, the other page is a child of this one.
  [{ company: 'about' }, ['route/parent']],
  [{ company: 'contact', contact: 'company' }, ['route/parent', 'route/parent']],
])('the parent pages %j have the errors %j', (parents, expected) => {
  const paths = { company: '/empresa', about: '/empresa/acerca', contact: '/contacto' };
  const added = Object.entries(paths).map(([id, path]) => [id, { path, label: both(id) }] as const);
  const pages = { ...base.routes.pages, ...Object.fromEntries(added) };
  const withParents = Object.entries(parents).map(([id, parent]) => [id, { ...pages[id], parent }] as const);
  const errors = codes(withPages({ ...pages, ...Object.fromEntries(withParents) }));
  expect(errors.filter((code) => code !== 'route/no-page')).toEqual(expected);
});

describe('a path that crawlers must not fetch', () => {
  const errors = (path: string): string[] =>
    codes({ ...base, routes: { ...base.routes, robots: { disallow: [path] } } });

  it.each(['/reports/', '/inicio/'])('may be %j', (path) => expect(errors(path)).toEqual([]));
  it.each(['/', '/in', '/en', '/gracias', '/hogar', '/blog'])('must not include a page: %j', (path) =>
    expect(errors(path)).toEqual(['robots/page']),
  );
  it.each(['reports', '/a b', '/*.pdf', '/a$', '/a?b', '/a\nAllow: /'])('must be a path prefix, not %j', (path) =>
    expect(errors(path)).toEqual(['shape/format']),
  );
});

describe('a block', () => {
  const text = both('a');
  const action = (link: object) => ({ kind: 'callToAction', heading: text, text, actions: [link] });
  const widget = { kind: 'bookingWidget', heading: text, text, calendar: 'newClients', label: text };
  const alert = action({ kind: 'alert', error: 'later', label: text });
  const later = { situation: 'x', channel: 'alert', tone: 'error', message: text } as const;
  const { bookingWidget: _, ...integrations } = base.integrations;
  const dialog = { kind: 'formDialog', id: 'apply', heading: text, lead: text, form: 'contact' };
  /** The home page without its form, which a page may have only once, and without the links to it. */
  const withDialog = (opened: string): SiteSpec => {
    const [home, ...others] = base.pages as [Page, ...Page[]];
    const blocks = [
      { ...home.blocks[0], actions: [] },
      action({ kind: 'dialog', dialog: opened, label: text }),
      dialog,
    ];
    return { ...base, pages: [{ ...home, blocks } as Page, ...others] };
  };

  it.each<[string, SiteSpec, string[]]>([
    ['may link to an alias of a page', withBlocks(action({ kind: 'page', page: 'home', alias: '/hogar' })), []],
    [
      'must not link to an unknown alias',
      withBlocks(action({ kind: 'page', page: 'home', alias: '/casa' })),
      ['link/unknown-alias'],
    ],
    ['may open a dialog of its page', withDialog('apply'), []],
    ['may embed a calendar', withBlocks(widget), []],
    ['must not embed an unknown calendar', withBlocks({ ...widget, calendar: 'old' }), ['calendar/unknown']],
    [
      'must not embed a calendar without the booking integration',
      { ...withBlocks(widget), integrations },
      ['booking/no-widget'],
    ],
    ['may show an alert', { ...withBlocks(alert), errors: { ...base.errors, later } }, []],
    [
      'must not show a reserved alert',
      { ...withBlocks(alert), errors: { ...base.errors, later: { ...later, reserved: true } } },
      ['error/reserved'],
    ],
    [
      'must not have an unknown motif',
      withBlocks({ kind: 'cards', heading: text, items: [{ title: text, text, motif: 'star' }] }),
      ['motif/unknown'],
    ],
  ])('%s', (_what, spec, expected) => expect(codes(spec)).toEqual(expected));
});

it('a form must not have a reserved outcome', () => {
  const missing = { ...base.errors['missing'], reserved: true };
  expect(codes({ ...base, errors: { ...base.errors, missing } } as SiteSpec)).toEqual(['error/reserved']);
});

it('the header must not have an unknown icon', () => {
  const entries = [{ link: { kind: 'page', page: 'home' }, icon: 'hose' }];
  expect(codes({ ...base, header: { entries } } as unknown as SiteSpec)).toEqual(['icon/unknown']);
});

describe('a text', () => {
  /** The errors about the texts of a description. */
  const diagnose = (es: string, en = 'Home') => {
    const [page, ...others] = base.pages as [Page, ...Page[]];
    const spec = { ...base, pages: [{ ...page, description: { es, en } } as Page, ...others] };
    return checkSpec(spec).filter(({ code }) => code.startsWith('text/'));
  };

  it.each([
    'Más de 50 – ¿cuántas?',
    'a < b',
    'AT&T y Cía.',
    '98% sí',
    'C&A; D',
    '{{firmName}}',
    'Ánimo Ñandú â',
    'familia 👨‍👩‍👧',
    '100 %',
    'cada 100%s',
    '{casos}',
    '{ casos de éxito }',
    '%sobre',
  ])('may be %j', (text) => expect(diagnose(text, text)).toEqual([]));

  it.each([
    ['per\uFFFDodo', 'text/encoding', 3],
    ['perÃ\u00ADodo', 'text/encoding', 3],
    ['dice â€œhola', 'text/encoding', 5],
    ['ab\u202Ecd', 'text/control-character', 2],
    ['ab\u0000cd', 'text/control-character', 2],
    ['ab\u0085cd', 'text/control-character', 2],
    ['a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main', 'text/conflict', 2],
    ['\u200B\u00AD', 'text/invisible', undefined],
    ['a <b>b</b>', 'text/markup', 2],
    ['a<br/>b', 'text/markup', 1],
    ['a&nbsp;b', 'text/entity', 1],
    ['a&#39;b', 'text/entity', 1],
    // oxlint-disable-next-line no-template-curly-in-string -- as a developer might write
    ['hace ${years} años', 'text/malformed-placeholder', 5],
    ['hace {{{years}}} años', 'text/malformed-placeholder', 5],
    ['hace %s años', 'text/malformed-placeholder', 5],
    ['hace %1$s años', 'text/malformed-placeholder', 5],
    ['hace %d', 'text/malformed-placeholder', 5],
    ['de {firmName}', 'text/malformed-placeholder', 3],
    ['de { responseHours }', 'text/malformed-placeholder', 3],
  ])('%j is rejected with %s', (text, code, offset) =>
    expect(diagnose(text).map((diagnostic) => [diagnostic.code, diagnostic.offset])).toEqual([[code, offset]]),
  );

  it('with a value in single braces gets a suggestion, and no error about a missing placeholder', () => {
    expect(diagnose('de {firmName}', 'of {{firmName}}')).toMatchObject([
      { code: 'text/malformed-placeholder', hint: 'Write {{firmName}}.' },
    ]);
  });

  it('with a placeholder in three braces gets a suggestion, and no error about a missing placeholder', () => {
    expect(diagnose('hace {{{firmName}}} años')).toMatchObject([
      { code: 'text/malformed-placeholder', hint: 'Write {{firmName}}.' },
    ]);
  });
});
