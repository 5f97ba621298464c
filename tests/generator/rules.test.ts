import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/check/index.ts';
import type { Page, SiteSpec } from '../../generator/schema/index.ts';
import { base, codes } from './valid-spec.ts';

function withPath(path: string): SiteSpec {
  return {
    ...base,
    routes: {
      ...base.routes,
      pages: { ...base.routes.pages, extra: { path, label: { es: 'A', en: 'A' }, planned: true } },
    },
  };
}

describe('paths', () => {
  it.each(['/casos', '/casos/exito-2024', '/casos/{slug}', '/enero', '/assets-de-la-firma'])('%s is fine', (path) => {
    expect(codes(withPath(path))).toEqual([]);
  });

  it.each([
    ['casos', 'path/malformed'],
    ['/casos/', 'path/malformed'],
    ['/casos//a', 'path/malformed'],
    ['/casos/./a', 'path/malformed'],
    ['/casos/%2e%2e/a', 'path/malformed'],
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
    ['/sitemap-2.xml', 'path/reserved'],
    ['/404/a', 'path/reserved'],
    ['/@fs/a', 'path/reserved'],
    ['/.git', 'path/reserved'],
    ['/metrics', 'path/reserved'],
    ['/licences.txt', 'path/reserved'],
    ['/inicio', 'path/duplicate'],
    ['/dashboard', 'path/duplicate'],
    ['/', 'path/duplicate'],
  ])('%s gives %s', (path, code) => {
    expect(codes(withPath(path))).toContain(code);
  });
});

describe('outside addresses', () => {
  it.each([
    'http://a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.example',
    'https://u:p@a.example',
    'a.example',
    'java\nscript:x',
  ])('%j is refused', (url) => {
    expect(codes({ ...base, firm: { ...base.firm, bookings: { newClients: url } } })).toEqual(['url/unsafe']);
  });
});

describe('where reports go', () => {
  const found = (url: string): string[] =>
    codes({ ...base, integrations: { ...base.integrations, reports: { url, perPageView: 5, perMinute: 60 } } });

  it.each(['https://reports.example/in', '/reports', '/api/reports'])('is %j', (url) => expect(found(url)).toEqual([]));
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
  ])('is not %j: %s', (url, code) => expect(found(url)).toEqual([code]));
});

it.each([
  ['o&leary@my-firm.mx', []],
  ['hola', ['firm/email']],
  ['hola@peña.mx', ['firm/email']],
])("the firm's address %j: %j", (email, expected) =>
  expect(codes({ ...base, firm: { ...base.firm, email } })).toEqual(expected),
);

describe('the contact for security findings', () => {
  const contact = { contact: 'mailto:security@my-firm.mx', expires: '2028-02-29', languages: ['es'] as const };
  const found = (change: Record<string, string>): string[] =>
    codes({
      ...base,
      firm: { ...base.firm, securityContact: { ...contact, languages: [...contact.languages], ...change } },
    });

  it.each([
    {},
    { contact: 'https://my-firm.mx/report' },
    { contact: 'mailto:a~b@my-firm.mx' },
    { contact: 'tel:+525512345678' },
    { policy: 'https://my-firm.mx/policy' },
  ])('%j is fine', (change) => {
    expect(found(change)).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ contact: 'security@my-firm.mx' }, 'shape/value'],
    [{ contact: 'mailto:security' }, 'shape/value'],
    [{ contact: 'http://my-firm.mx' }, 'shape/value'],
    [{ contact: 'https://my-firm.mx\nExpires: never' }, 'shape/value'],
    [{ expires: '2027-02-29' }, 'shape/format'],
    [{ expires: '2027-13-01' }, 'shape/format'],
    [{ policy: 'http://my-firm.mx' }, 'url/unsafe'],
  ])('%j gives %s', (change, code) => expect(found(change)).toEqual([code]));
});

describe('where new rows are sent', () => {
  const found = (url: string, tables: string[]): string[] =>
    codes({ ...base, integrations: { ...base.integrations, notify: { url, tables } } });

  it('takes an address and tables that exist', () => expect(found('https://a.example/hook', ['leads'])).toEqual([]));
  it('refuses an unencrypted address', () => expect(found('http://a.example/hook', ['leads'])).toEqual(['url/unsafe']));
  it('refuses a table that does not exist', () =>
    expect(found('https://a.example/hook', ['leads', 'lead'])).toEqual(['table/unknown']));
});

describe('links to an alias', () => {
  const linking = (alias: string): SiteSpec => {
    const [first, ...rest] = base.pages;
    if (!first) throw new Error('the base spec has no page');
    const callToAction = {
      kind: 'callToAction' as const,
      heading: { es: 'Ver', en: 'See' },
      text: { es: 'Ver', en: 'See' },
      actions: [{ kind: 'page' as const, page: 'home' as const, alias }],
    };
    return { ...base, pages: [{ ...first, blocks: [...first.blocks, callToAction] }, ...rest] };
  };

  it('may name one that the page has', () => expect(codes(linking('/hogar'))).toEqual([]));
  it('may not name another', () => expect(codes(linking('/casa'))).toEqual(['link/unknown-alias']));
});

describe('paths with a parameter', () => {
  const withRoute = (route: object): SiteSpec => ({
    ...base,
    routes: {
      ...base.routes,
      pages: {
        ...base.routes.pages,
        blog: { ...base.routes.pages['blog'], label: { es: 'A', en: 'A' }, planned: true, ...route } as never,
      },
    },
  });

  it.each<[string, object, string[]]>([
    ['one that is planned', { path: '/blog/{slug}' }, []],
    ['one with its own value', { path: '/blog/{slug}', canonicalParameter: 'a-text-2' }, []],
    [
      'one that is built and has no value',
      { path: '/blog/{slug}', planned: false },
      ['route/canonical-parameter', 'route/no-page'],
    ],
    ['a value that no address can have', { path: '/blog/{slug}', canonicalParameter: 'A text' }, ['shape/format']],
    ['a parameter in the middle', { path: '/blog/{slug}/a', canonicalParameter: 'a' }, ['path/parameter']],
    ['a parameter at the root', { path: '/{slug}', canonicalParameter: 'a' }, ['path/parameter']],
    ['a parameter in an alias', { path: '/blog', aliases: ['/b/{slug}'] }, ['path/parameter']],
  ])('%s', (_what, route, expected) => expect(codes(withRoute(route))).toEqual(expected));
});

describe('dialogs', () => {
  const opening = (dialog: string): SiteSpec => {
    const [first, ...rest] = base.pages;
    if (!first) throw new Error('the base spec has no page');
    const both = (text: string) => ({ es: text, en: text });
    const blocks = [
      {
        kind: 'callToAction' as const,
        heading: both('A'),
        text: both('A'),
        actions: [{ kind: 'dialog' as const, dialog, label: both('A') }],
      },
      { kind: 'formDialog' as const, id: 'apply', heading: both('A'), lead: both('A'), form: 'contact' as never },
    ];
    return { ...base, pages: [{ ...first, blocks: [first.blocks[0] as never, ...blocks] }, ...rest] };
  };

  it('may be opened where they are', () => expect(codes(opening('apply'))).not.toContain('dialog/unknown'));
  it('may not be opened where they are not', () => expect(codes(opening('aply'))).toContain('dialog/unknown'));
});

describe('names of fields', () => {
  const named = (name: string): SiteSpec => {
    const contact = base.forms['contact'];
    if (!contact) throw new Error('The valid spec has no contact form.');
    const fields = {
      ...contact.fields,
      [name]: { control: 'text' as const, label: { es: 'A', en: 'A' }, persist: false },
    };
    return { ...base, forms: { contact: { ...contact, fields } } };
  };

  it.each([
    ['phone', []],
    ['my phone', ['shape/name']],
    // The name of the honeypot.
    ['subject', ['field/honeypot']],
  ])('%s', (name, found) => {
    expect(codes(named(name))).toEqual(found);
  });
});

describe('the page that another one is under', () => {
  const under = (parents: Record<string, string>): SiteSpec => {
    const listed = { company: '/empresa', about: '/empresa/acerca', contact: '/contacto' };
    const added = Object.entries(listed).map(([id, path]) => [id, { path, label: { es: id, en: id } }] as const);
    const pages = Object.entries({ ...base.routes.pages, ...Object.fromEntries(added) }).map(([id, route]) => {
      const parent = parents[id];
      return [id, parent === undefined ? route : { ...route, parent }] as const;
    });
    return { ...base, routes: { ...base.routes, pages: Object.fromEntries(pages) } };
  };
  const found = (parents: Record<string, string>): string[] =>
    codes(under(parents)).filter((code) => code !== 'route/no-page');

  it.each<[Record<string, string>, string[]]>([
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
  ])('%j', (parents, expected) => expect(found(parents)).toEqual(expected));
});

describe('paths that crawlers must not fetch', () => {
  const kept = (...disallow: string[]): string[] =>
    codes({ ...base, routes: { ...base.routes, robots: { disallow } } });

  it('may be anything but a page', () => expect(kept('/reports/', '/inicio/')).toEqual([]));
  it.each(['/', '/in', '/en', '/gracias', '/hogar', '/blog'])('may not be a page: %s', (path) =>
    expect(kept(path)).toEqual(['robots/page']),
  );
  it.each(['reports', '/a b', '/*.pdf', '/a$', '/a?b', '/a\nAllow: /'])(
    'has to be the beginning of a path: %j',
    (path) => expect(kept(path)).toEqual(['shape/format']),
  );
});

describe('what a page shows of the spec’s other parts', () => {
  const [home, ...others] = base.pages as [Page, ...Page[]];
  const shown = (block: object, more: Partial<SiteSpec> = {}): SiteSpec => ({
    ...base,
    ...more,
    pages: [{ ...home, blocks: [...home.blocks, block] as Page['blocks'] }, ...others],
  });
  const text = { es: 'a', en: 'b' };
  const widget = { kind: 'bookingWidget', heading: text, text, calendar: 'newClients', label: text };
  const alert = {
    kind: 'notice',
    heading: text,
    paragraphs: [text],
    actions: [{ kind: 'alert', error: 'later', label: text }],
  };
  const later = { situation: 'x', channel: 'alert', tone: 'error', message: text } as const;
  const { bookingWidget: _, ...integrations } = base.integrations;

  it.each<[string, SiteSpec, string[]]>([
    ['a calendar in a widget', shown(widget), []],
    ['a calendar that there is not', shown({ ...widget, calendar: 'old' }), ['calendar/unknown']],
    ['a widget that there is not', shown(widget, { integrations }), ['booking/no-widget']],
    ['an alert', shown(alert, { errors: { ...base.errors, later } }), []],
    [
      'an alert that is reserved',
      shown(alert, { errors: { ...base.errors, later: { ...later, reserved: true } } }),
      ['error/reserved'],
    ],
    [
      'an outcome that is reserved',
      { ...base, errors: { ...base.errors, missing: { ...base.errors['missing'], reserved: true } } } as SiteSpec,
      ['error/reserved'],
    ],
    [
      'a motif that there is not',
      shown({ kind: 'cards', heading: text, items: [{ title: text, text, motif: 'star' }] }),
      ['motif/unknown'],
    ],
    [
      'an icon that there is not',
      { ...base, header: { entries: [{ link: { kind: 'page', page: 'home' }, icon: 'hose' }] } } as unknown as SiteSpec,
      ['icon/unknown'],
    ],
  ])('%s', (_what, spec, found) => expect(codes(spec)).toEqual(found));
});

describe('the characters of a text', () => {
  const withText = (text: string): SiteSpec => {
    const [page, ...others] = base.pages as [Page, ...Page[]];
    return { ...base, pages: [{ ...page, description: { es: text, en: `${page.id}` } } as unknown as Page, ...others] };
  };
  /** The mistakes in this text, except about its length. */
  const found = (text: string) =>
    checkSpec(withText(text))
      .filter(({ code }) => code.startsWith('text/') && code !== 'text/placeholder-differs')
      .map(({ code, offset, hint }) => [code, offset, hint]);

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
  ])('%j is fine', (text) => {
    expect(found(text)).toEqual([]);
  });

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
  ])('%j gives %s', (text, code, offset) => {
    expect(found(text).map(([found, at]) => [found, at])).toEqual([[code, offset]]);
  });

  it('reports three braces once, without a missing value in the other language', () => {
    expect(codes(withText('hace {{{firmName}}} años')).filter((code) => code.startsWith('text/'))).toEqual([
      'text/malformed-placeholder',
    ]);
  });

  it('gets a suggestion', () => {
    expect(found('hace {{{years}}} años')[0]?.[2]).toBe('Write {{years}}.');
  });
});
