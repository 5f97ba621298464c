import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/rules/index.ts';
import { reviewSpec } from '../../generator/rules/review.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { base } from './valid-spec.ts';

type Path = readonly (string | number)[];

/** The base with another value at a place. */
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
const contactSection = { kind: 'contact', heading: { es: 'Contacto', en: 'Contact' } };

function named(page: string) {
  return { link: { kind: 'page', page, label: { es: 'Aquí', en: 'Here' } } };
}

const fields = ['forms', 'contact', 'fields'];

function both(value: string) {
  return { es: value, en: value };
}

function option(value: string, label: string) {
  return { value, label: both(label) };
}

function select(...options: object[]) {
  return { control: 'select', label: both('Kind'), persist: false, options };
}

function picture(file: string, more: object = {}) {
  return {
    kind: 'image',
    file,
    alt: both(`Shows ${file.replace('.jpg', ' here')}`),
    ...more,
  };
}

const blocks = ['pages', 1, 'blocks', 1];

function gallery(...items: object[]) {
  return { kind: 'gallery', heading: both('Rooms'), items };
}

function team(...items: object[]) {
  return {
    kind: 'team',
    heading: both('Team'),
    items: items.map((item) => ({ role: both('Role'), image: picture('a.jpg'), ...item })),
  };
}

const entry = {
  author: both('a'),
  category: both('b'),
  description: both('c'),
  date: '2026-01-15',
  slug: 'a',
  title: both('t'),
};

function articles(...entries: object[]) {
  return {
    back: { kind: 'page', page: 'home' },
    share: both('s'),
    actions: [],
    entries: entries.map((one) => ({ ...entry, body: both('<p>a</p>'), ...one })),
  };
}

const event = { event: 'sent', params: {} };

function desk(more: object) {
  return {
    roles: {},
    done: ['done'],
    session: { hours: 1, linkMinutes: 1 },
    undoSeconds: 1,
    signInMails: { perPerson: 1, inAll: 1 },
    keepAudit: { unit: 'months', count: 24 },
    texts: {},
    ...more,
  };
}

function view(query: object) {
  return { tables: { leads: { views: { a: { label: both('A'), query } } } } };
}

function link(more: object = {}) {
  return { kind: 'page', page: 'home', label: both('Home'), ...more };
}

const paragraph = ['pages', 1, 'blocks', 0, 'paragraphs', 0, 'en'];
const paragraphs = paragraph.slice(0, -2);

/** Enough texts to know which words are of which language, and another one. */
function besides(text: object) {
  return [
    ...Array.from({ length: 7 }, (_, index) => ({
      es: `Todos los servicios ${index}`,
      en: `All of the services ${index}`,
    })),
    text,
  ];
}

function twice(more: object) {
  return Object.fromEntries(
    ['name', 'email'].map((name) => [name, { ...base.forms['contact']?.fields[name], ...more }]),
  );
}

function twoForms(analytics: object[]) {
  return Object.fromEntries(['contact', 'other'].map((id) => [id, { ...base.forms['contact'], id, analytics }]));
}

const home = { link: { kind: 'page', page: base.routes.home } };

// Each passed without a word once.
const refused: readonly (readonly [path: Path, value: unknown, code: string])[] = [
  [aliases, ['/favicon.svg'], 'path/reserved'],
  [aliases, ['/blog/index'], 'path/reserved'],
  [['firm', 'address', 'street'], '  ', 'firm/address'],
  [['integrations', 'backend', 'restPath'], 'rest/v1', 'backend/rest-path'],
  [['integrations', 'backend', 'restPath'], '/rest/v1/', 'backend/rest-path'],
  [['integrations', 'analytics'], { ...analytics, cookies: ['_ga; path=/'] }, 'analytics/cookie'],
  [['integrations', 'backend', 'embeddedAnonKey'], 'sb_secret_abcdefghijkl', 'spec/secret'],
  [['integrations', 'backend', 'embeddedAnonKey'], key({ role: 'service_role' }), 'spec/secret'],
  [['values', 'database'], 'postgresql://site:hunter2@db.example/site', 'spec/secret'],
  [['tables', 'select'], table, 'table/name'],
  [['tables', 'rows'], { ...table, columns: { order: table.columns.name } }, 'column/name'],
  [['values', 'years'], '{{since}}', 'value/placeholder'],
  [['values', 'years'], { es: '{{since}}', en: '{{since}}' }, 'value/placeholder'],
  [['values', 'years'], { es: 'cinco <b>', en: 'five' }, 'text/markup'],
  [['values', 'years'], '5 <b>', 'text/markup'],
  [['records', 'followUp', 'statuses', 'a'.repeat(101)], { es: 'a', en: 'a' }, 'status/length'],
  [['footer', 'columns', 0, 'sections', 0, 'links'], [], 'footer/no-links'],
  [[...font, 'metrics', 'ascent'], 0.978, 'font/percent'],
  [[...font, 'substitutes', 0, 'sizeAdjust'], 1.08, 'font/percent'],
  [[...font, 'substitutes', 0, 'fonts'], ['"Georgia"'], 'font/name'],
  [[...font, 'axes', 'wght'], { min: 600, max: 380 }, 'font/axis'],
  [[...font, 'share', 'text', 'wght'], 5000, 'font/axis'],
  [[...font, 'file'], '../fraunces/package.json', 'font/no-file'],
  [[...font, 'file'], 'package.json', 'font/no-file'],
  [[...font, 'axes', 'WGTH'], 4, 'font/no-axis'],
  [[...font, 'axes', 'SOFT'], 4, 'font/no-axis'],
  [[...font, 'axes', 'wght', 'max'], 950, 'font/axis'],
  [[...font, 'axes', 'opsz'], 4, 'font/axis'],
  [[...font, 'share', 'title'], { opsz: 72 }, 'font/no-weight'],
  [[...font, 'metrics', 'ascent'], 9780, 'font/percent'],
  [['firm', 'name'], 'Cimi\0ento', 'text/control-character'],
  [['firm', 'legalName'], 'Cimiento &amp; Hijos', 'text/entity'],
  [blocks, team({ name: 'A<b>na</b>' }), 'text/markup'],
  [blocks, team({ name: 'Ana', licence: '55\u0007' }), 'text/control-character'],
  [blocks, gallery({ image: picture('') }), 'image/name'],
  [blocks, gallery({ image: picture('https://a.example/a.jpg') }), 'image/name'],
  [blocks, gallery({ image: picture('a.jpg', { alt: both('IMG_2041') }) }), 'image/alt'],
  [paragraph, 'We **never** sleep.', 'text/markdown'],
  [[...fields, 'kind'], select(option('a ', 'A')), 'select/value'],
  [[...fields, 'name', 'autocomplete'], 'fullname', 'field/autocomplete'],
  [[...fields, 'email', 'autocomplete'], 'tel', 'field/autocomplete'],
  [[...fields, 'email', 'initial'], 'nobody', 'field/initial'],
  [[...fields, 'name', 'initial'], 'a'.repeat(321), 'field/initial'],
  [['tables', 'leads', 'columns', 'company', 'oneOf'], ['a', ' '], 'column/value-spaces'],
  [['forms', 'contact', 'analytics'], [{ ...event, event: 'sent it' }], 'analytics/event'],
  [['locales', 'all', 'en', 'tag'], 'fr-FR', 'locale/tag'],
  [['pages', 1, 'autoRedirect'], { to: 'thanks', after: 4000 }, 'page/redirects-itself'],
  [['articles'], articles({ slug: 'feed' }), 'article/slug-reserved'],
  [['articles'], articles({ body: both('<p>a</p><!-- later -->') }), 'article/html'],
  [['articles'], articles({ body: both('<p><a>a</a></p>') }), 'article/html'],
  [['articles'], articles({ body: both('<p><a href="page:home" target="blank">a</a></p>') }), 'article/html'],
  [['desk'], desk(view({ from: 'yesterday' })), 'desk/view-day'],
  [['desk'], desk(view({ assignee: 'mine' })), 'desk/view-assignee'],
  [['desk'], desk(view({ sort: 'nam' })), 'desk/view-sort'],
  [['desk'], desk(view({ from: '2026-02-01', to: '2026-01-01' })), 'desk/view-day'],
  [paragraph, 'We writ\u0435.', 'text/look-alike'],
  [paragraph, 'We write \uD83D.', 'text/encoding'],
  [paragraph, 'We write \uE001.', 'text/encoding'],
  [['tables', 'rows'], { ...table, columns: { xmin: table.columns.name } }, 'column/name'],
];

// And each of these.
const doubtful: readonly (readonly [path: Path, value: unknown, code: string])[] = [
  [['firm', 'origin'], 'https://localhost:3000', 'url/local'],
  [['firm', 'origin'], 'https://192.168.1.4', 'url/local'],
  [['integrations', 'analytics'], { ...analytics, origins: ['https://*.a.example'] }, 'url/wildcard'],
  [['firm', 'address', 'postalCode'], '6600', 'firm/postal-code'],
  [['pages', 1, 'title', 'es'], '¡Inicio!', 'title/similar'],
  [
    ['firm', 'securityContact'],
    { contact: 'mailto:security@my-firm.mx', expires: '2026-01-31', languages: ['es'] },
    'firm/security-expired',
  ],
  [['brand', 'favicon'], '<svg viewBox="0 0 8 9"></svg>', 'brand/favicon-shape'],
  [['header', 'entries'], [home, home], 'navigation/repeated'],
  [['header', 'entries'], [named(base.routes.home), named('thanks')], 'navigation/same-words'],
  [['header', 'entries'], [named(base.routes.notFound)], 'navigation/not-found'],
  [
    ['header', 'entries', 0, 'link'],
    { kind: 'url', url: `${base.firm.origin}/a`, label: { es: 'a', en: 'a' } },
    'navigation/own-address',
  ],
  [columns, [{ sections: [contactSection, contactSection] }], 'footer/repeated'],
  [
    columns,
    [{ sections: [contactSection, { kind: 'services', id: 'services', heading: contactSection.heading }] }],
    'footer/same-heading',
  ],
  [['brand', 'colours', 'dark'], base.brand.colours.light, 'brand/themes'],
  [['brand', 'colours', 'light', 'paper'], '#000000', 'brand/themes'],
  [['brand', 'colours', 'light', 'error'], base.brand.colours.light.success, 'brand/same-colour'],
  [['brand', 'colours', 'light', 'line'], base.brand.colours.light.paper, 'brand/same-colour'],
  [[...font, 'axes'], { opsz: 60 }, 'font/no-weight'],
  [[...font, 'family'], 'Nunito', 'font/family'],
  [['header', 'entries'], [], 'header/empty'],
  [
    ['header', 'entries'],
    Array.from({ length: 9 }, (_, index) => ({ link: link({ hash: `a${index}` }) })),
    'header/many',
  ],
  [[...columns, 0, 'sections', 0, 'links'], [link()], 'footer/no-privacy'],
  [
    ['routes', 'pages', 'thanks', 'label', 'es'],
    'Una etiqueta que dice mucho más de lo que cabe en un enlace',
    'navigation/long-label',
  ],
  [['header', 'entries'], [{ link: link({ label: both('Click here') }) }], 'link/vague'],
  [['pages', 1, 'blocks', 0, 'actions'], [link({ page: 'thanks' })], 'link/itself'],
  [['pages', 1, 'blocks', 0, 'actions'], [link(), link()], 'action/repeated'],
  [['pages', 1, 'blocks', 0, 'actions'], [link(), link({ hash: 'write' })], 'action/same-words'],
  [['forms', 'contact', 'analytics'], [event, event], 'analytics/twice'],
  [['pages', 1, 'events'], [{ ...event, event: 'page_view' }], 'analytics/own-event'],
  [['integrations', 'analytics', 'origins'], ['https://other.example'], 'analytics/script-origin'],
  [[...fields, 'kind'], select(option('a', 'A'), option('b', 'A')), 'select/same-label'],
  [[...fields, 'kind'], { ...select(option('a', 'A')), control: 'radio' }, 'select/one-option'],
  [[...fields, 'kind'], select(option('a', 'One'), option('A', 'Two')), 'select/like-value'],
  [[...fields, 'name', 'help'], both('So many words. '.repeat(30)), 'field/long-help'],
  [[...fields, 'name', 'label'], both('E-mail'), 'field/same-label'],
  [[...fields, 'name', 'label', 'es'], 'Nombre *', 'field/asterisk'],
  [[...fields, 'name', 'label', 'es'], 'Nombre '.repeat(30), 'field/long-label'],
  [[...fields, 'name', 'help'], { es: 'Nombre', en: 'Name' }, 'field/help'],
  [[...fields, 'company', 'missing'], both('Write it.'), 'field/missing-unused'],
  [[...fields, 'email', 'control'], 'text', 'field/email'],
  [[...fields, 'day'], { control: 'date', label: both('Day'), persist: false, max: '2020-01-01' }, 'date/past'],
  [['forms', 'contact', 'then'], { confirmFor: 3 }, 'number/small'],
  [['constants', 'toasts', 'duration'], 4, 'number/small'],
  [['integrations', 'backend', 'maxBodyBytes'], 10, 'number/small'],
  [['integrations', 'backend', 'insertsPerMinute'], 1_000_000, 'number/large'],
  [['records', 'retention', 'tables', 'leads'], { unit: 'months', count: 1000 }, 'period/long'],
  [['firm', 'copyrightYear'], 24, 'firm/copyright-year'],
  [['firm', 'geo'], { latitude: 0, longitude: 0 }, 'firm/geo'],
  [['firm', 'social'], [base.firm.social[0], base.firm.social[0]], 'firm/same-network'],
  [
    ['firm', 'social'],
    ['x', 'linkedin'].map((name) => ({ name, icon: `${name}-logo`, url: 'https://www.linkedin.com/a' })),
    'firm/other-network',
  ],
  [['firm', 'bookings', 'intro'], 'https://https://a.example', 'url/host'],
  [['firm', 'hours', 0, 'days'], ['Mo', 'Mo'], 'list/repeated'],
  [['records', 'followUp', 'statuses', 'done'], base.records.followUp.statuses['new'], 'status/same-label'],
  [['routes', 'pages', 'thanks', 'label'], base.routes.pages[base.routes.home]?.label, 'route/same-label'],
  [['routes', 'pages', 'home', 'indexable'], false, 'page/home-unlisted'],
  [['routes', 'pages', 'thanks', 'path'], `/${'a'.repeat(200)}`, 'path/long'],
  [['routes', 'redirects', 0, 'to'], 'not-found', 'redirect/not-found'],
  [['routes', 'robots'], { refused: ['Googlebot'] }, 'robots/search-engine'],
  [['desk'], desk({ done: [] }), 'desk/done-empty'],
  [['desk'], desk(view({})), 'desk/view-empty'],
  [['desk'], desk({ keepAudit: { unit: 'days', count: 1 } }), 'period/short'],
  [['desk'], desk({ pageSize: 1 }), 'number/small'],
  [['desk'], desk({ responseHours: 2400 }), 'number/large'],
  [paragraph, 'We  write.', 'text/spaces'],
  [paragraph, 'We write, soon..', 'text/punctuation'],
  [paragraph, 'We \u200Bwrite.', 'text/invisible-inside'],
  [paragraph, 'We write to [object Object].', 'text/computed'],
  [paragraph, 'We wri\u0301te.', 'text/decomposed'],
  [paragraph, 'We wr\\u00edte.', 'text/escape'],
  [paragraph, 'We write,\\nsoon.', 'text/escape'],
  [paragraph, 'We write. It\u00B4s soon.', 'text/punctuation'],
  [paragraph, 'We answer 100%% of them.', 'text/punctuation'],
  [paragraph, 'We we write.', 'text/repeated-word'],
  [paragraph, 'TODO: say when', 'text/note'],
  [paragraph, 'We write XXX.', 'text/note'],
  [paragraph, 'We write (soon.', 'text/unclosed'],
  [paragraph, 'We write “soon.', 'text/unclosed'],
  [
    ['pages', 1, 'blocks', 0, 'paragraphs', 0],
    { es: 'En 24 horas, a las 18:00.', en: 'Within 48 hours, at 6:00 p.m.' },
    'text/numbers',
  ],
  [['pages', 1, 'blocks', 0, 'paragraphs', 0], both('Le escribiremos en cuanto podamos hacerlo.'), 'text/untranslated'],
  [['pages', 1, 'title', 'es'], 'Gracias de Cimiento', 'title/firm-name'],
  [['pages', 1, 'title', 'es'], 'GRACIAS POR ESCRIBIRNOS', 'title/capitals'],
  [['messages', 'form.fieldRequired'], both('Falta algo.'), 'message/value'],
  [['errors', 'old'], base.errors['failed'], 'error/unused'],
  [['values', 'old'], 3, 'value/unused'],
  [blocks, gallery({ image: picture('a.jpg', { dark: 'a.jpg' }) }), 'image/dark'],
  [blocks, gallery({ image: picture('a.jpg', { alt: both('Foto de la sala') }) }), 'image/alt-begins'],
  [blocks, gallery({ image: picture('a.jpg', { alt: both('a'.repeat(251)) }) }), 'image/alt-long'],
  [
    blocks,
    gallery({ image: picture('a.jpg') }, { image: picture('b.jpg', { alt: picture('a.jpg').alt }) }),
    'image/same-alt',
  ],
  [blocks, gallery({ image: picture('a.jpg') }, { image: picture('a.jpg') }), 'image/repeated'],
  [blocks, gallery({ image: picture('a.jpg'), caption: picture('a.jpg').alt }), 'image/caption'],
  [
    blocks,
    { kind: 'logos', heading: both('Ours'), items: [{ kind: 'image', file: 'a.svg', decorative: true }] },
    'image/logo-alt',
  ],
  [blocks, team({ name: 'Ana' }, { name: 'Ana' }), 'team/same-name'],
  [['articles'], articles({ heading: entry.title }), 'article/heading'],
  [['articles'], articles({ date: '0024-01-15' }), 'article/year'],
  [['articles'], articles({}, { slug: 'b' }), 'article/same-text'],
  [['articles'], articles({ body: both('<p>a &nbps; b</p>') }), 'article/entity'],
  [
    ['articles'],
    articles({ body: { es: '<p>1</p><p>En 15 días</p>', en: '<p>1</p><p>In 51 days</p>' } }),
    'text/numbers',
  ],
  [['articles'], articles({ body: both('<p><a href="/inicio">a</a></p>') }), 'article/own-address'],
  [['articles'], articles({ body: both('<p><a href="page:home">here</a></p>') }), 'link/vague'],
  [['pages', 0, 'blocks'], [], 'page/no-heading'],
  [paragraphs, besides({ es: 'Services', en: 'Services' }), 'text/other-language'],
  [paragraphs, besides({ es: 'All the services', en: 'Nothing else' }), 'text/other-language'],
  [paragraphs, besides({ es: 'Services', en: 'Servicios' }), 'text/exchanged'],
  [
    ['forms', 'contact', 'payload'],
    {
      ...base.forms['contact']?.payload,
      name: { kind: 'from', field: 'email' },
      email: { kind: 'from', field: 'name' },
    },
    'payload/crossed',
  ],
  [fields, { ...base.forms['contact']?.fields, ...twice({ missing: both('Write it.') }) }, 'field/same-missing'],
  [[...fields, 'name', 'help'], { es: 'Nombre', en: 'As in your passport' }, 'field/help'],
  [['forms'], twoForms([{ event: 'sent', params: { form: 'contact' } }]), 'analytics/same'],
  [['forms', 'contact', 'analytics'], [{ event: 'sent', params: { from: '{{email}}' } }], 'analytics/value'],
  [['forms', 'contact', 'then'], { navigate: base.routes.home }, 'form/leads-here'],
  [['constants', 'honeypot'], 'url', 'form/honeypot'],
  [['constants', 'honeypot'], 'first_name', 'form/honeypot'],
  [['constants', 'toasts', 'duration'], 4_000_000, 'number/large'],
  [['constants', 'toasts', 'width'], 3560, 'number/large'],
  [['constants', 'reads', 'retries'], 300, 'number/large'],
  [['constants', 'transportSecurity', 'maxAgeDays'], 2, 'number/small'],
  [['forms', 'contact', 'then'], { confirmFor: 3_000_000 }, 'number/large'],
  [['firm', 'email'], 'hola@cimineto.example', 'firm/mail-domain'],
  [['firm', 'types'], ['LegalServce'], 'firm/type'],
  [['values', 'open'], '45-30', 'value/range'],
  [['values', 'companies'], -30, 'value/negative'],
  [['firm', 'address', 'country'], 'SP', 'country/unknown'],
  [['locales', 'all', 'en'], { name: 'English', tag: 'en-UK' }, 'country/unknown'],
  [['firm', 'bookings'], { one: 'https://a.example/b', other: 'https://a.example/b' }, 'firm/same-booking'],
  [['firm', 'social'], [{ name: 'X', icon: 'x-logo', url: `${base.firm.origin}/` }], 'firm/social-own'],
  [['server', 'limits', 'shutdownTimeout'], 80_000, 'number/large'],
  [['forms', 'contact', 'then'], { navigate: 'blog' }, 'page/thanks-listed'],
  [['desk'], desk({ tables: { leads: { list: [] } } }), 'desk/list-empty'],
  [['desk'], desk({ forms: { other: both('Other') } }), 'desk/form-unnamed'],
  [['services', 'second'], { ...base.services['legal'], title: both('Second') }, 'service/same-motif'],
  [
    ['locales', 'all'],
    { es: { name: 'español', numerals: ['uno'] }, en: { name: 'English', numerals: ['one', 'two'] } },
    'locale/numerals',
  ],
  [
    ['integrations', 'countryLookup'],
    { url: 'https://geo.example/', field: 'country', languages: { es: ['MX'] }, otherwise: 'es' },
    'country/no-effect',
  ],
  [['integrations', 'analytics'], { ...analytics, cookies: ['_ga*'] }, 'analytics/cookie-pattern'],
  [['messages', 'consent.decline'], base.messages['consent.accept'], 'message/same'],
  [['brand', 'motifs'], { a: '<svg/>', b: '<svg/>' }, 'brand/same-motif'],
  [['pages', 0, 'blocks'], [...(base.pages[0]?.blocks ?? []), ...(base.pages[0]?.blocks ?? [])], 'page/two-headings'],
];

describe('a mistake that nothing else notices', () => {
  it.each(refused)('%j = %j is refused', (path, value, code) => {
    expect(checkSpec(withValue(path, value)).map((found) => found.code)).toContain(code);
  });

  it.each(doubtful)('%j = %j is warned of', (path, value, code) => {
    expect(reviewSpec(withValue(path, value)).map((found) => found.code)).toContain(code);
  });

  it.each([
    [980, '%', 'value/percent'],
    ['24 horas', ' horas', 'value/unit'],
    [{ es: 'cinco años', en: 'five' }, ' años', 'value/unit'],
  ])('a value %j with "%s" behind it is warned of once', (companies, behind, code) => {
    const spec = withValue(['values', 'companies'], companies);
    const heading = { es: `Son {{companies}}${behind}`, en: `They are {{companies}}${behind}` };
    const codes = reviewSpec({ ...spec, firm: { ...spec.firm, tagline: heading } }).map((found) => found.code);
    expect(codes.filter((one) => one.startsWith('value/'))).toEqual([code]);
  });

  it.each([
    ['words around an ampersand', ['articles'], articles({ body: both('<p>R&D, A & B, &copy; and &#8212;</p>') })],
    [
      'an address with another number',
      ['articles'],
      articles({ body: { es: '<p><a href="/1">1</a></p>', en: '<p><a href="/2">1</a></p>' } }),
    ],
    [
      'a translation in other paragraphs',
      ['articles'],
      articles({ body: { es: '<p>En 15 días</p>', en: '<p>In</p><p>51 days</p>' } }),
    ],
    ['a colon before what follows', ['messages', 'contact.heading'], both('Error: ')],
    [
      'a number that is written otherwise',
      paragraph.slice(0, -1),
      { es: 'De 1.500 a 2,5 y a las 18:00.', en: 'From 1,500 to 2.5 and at 6:00 p.m.' },
    ],
    [
      'one that a language says in words',
      paragraph.slice(0, -1),
      { es: 'En 24 horas y 2 días.', en: 'In two days and 24 hours.' },
    ],
    ['a name that is the same in two languages', ['firm', 'tagline'], both('Cimiento Legal y Contable')],
    ['one word that two languages have', paragraphs, besides({ es: 'Servicio', en: 'Todos' })],
    ['a value of less than all', ['values', 'companies'], 100],
    ['mail at another end of the same name', ['firm', 'email'], 'hola@cimiento.test'],
    ['a section of what browsers fill in', [...fields, 'name', 'autocomplete'], 'section-a billing name'],
  ] as const)('is not %s', (_what, path, value) => {
    const spec = withValue(path, value);
    const told = [
      'article/entity',
      'text/numbers',
      'text/spaces',
      'text/untranslated',
      'text/other-language',
      'field/autocomplete',
      'firm/mail-domain',
      'value/percent',
    ];
    expect(
      [...checkSpec(spec), ...reviewSpec(spec)].map(({ code }) => code).filter((code) => told.includes(code)),
    ).toEqual([]);
  });

  it('a payload that was written for another table is told once, with its name', () => {
    const found = checkSpec(withValue(['tables'], { leads: table, others: base.tables['leads'] })).filter(({ code }) =>
      code.startsWith('payload/'),
    );
    expect(found).toMatchObject([
      {
        code: 'payload/other-table',
        path: ['forms', 'contact', 'table'],
        message: expect.stringContaining('for the table "others"'),
      },
    ]);
  });

  it('is not a public key, nor an address in the base', () => {
    expect(checkSpec(withValue(['integrations', 'backend', 'embeddedAnonKey'], key({ role: 'anon' })))).toEqual([]);
    expect(reviewSpec(base)).toEqual([]);
  });
});
