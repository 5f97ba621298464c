import { describe, expect, it } from 'vitest';
import { compileRedirects } from '../../generator/compile/routes.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { checkSpec } from '../../generator/check/index.ts';
import {
  book,
  defineFooter,
  defineSite,
  linkSection,
  linkTo,
  optionalInterfaceKeys,
  servicesSection,
  type Page,
  type SiteInput,
  type SiteSpec,
} from '../../generator/schema/index.ts';
import { base, both, filesOf } from './valid-spec.ts';

const { bookings: _bookings, chat: _chat, social: _social, ...firm } = base.firm;
const { pages, notFound, privacy } = base.routes;
const { blog: _blog, ...pagesWithoutBlog } = pages;
const { 'contact.heading': _heading, ...all } = base.messages;
const messages = Object.fromEntries(
  Object.entries(all).filter(([key]) => !(optionalInterfaceKeys as readonly string[]).includes(key)),
);
const [home, thanks, missing] = base.pages;
const [hero] = home?.blocks ?? [];
if (!home || !thanks || !missing || hero?.kind !== 'hero') throw new Error('the base has another home page');

/**
 * A site with pages only: no services, forms, calendars, chat, networks, articles, redirects, outside services, motifs
 * or values.
 */
const small: SiteInput = {
  locales: base.locales,
  firm,
  brand: { ...base.brand, motifs: {} },
  constants: base.constants,
  routes: { pages, notFound, privacy, home: base.routes.home },
  tables: {},
  errors: base.errors,
  failures: base.failures,
  messages,
  integrations: { backend: base.integrations.backend },
  server: base.server,
  records: { ...base.records, retention: { ...base.records.retention, tables: {} } },
  header: { entries: [{ link: linkTo('blog') }] },
  footer: { columns: [] },
  forms: {},
  pages: [
    { ...home, blocks: [{ ...hero, lead: { es: 'Hola.', en: 'Hello.' }, actions: [linkTo('blog')] }] },
    thanks,
    missing,
  ],
};

const spec = defineSite(small);

describe('a site with pages only', () => {
  const files = filesOf(spec);

  it('is valid, with and without `defineSite`', () => {
    expect(checkSpec(spec)).toEqual([]);
    const parsed = parseSpec(small);
    expect(parsed.error?.issues).toBeUndefined();
    expect(parsed.data).toEqual(spec);
  });

  it('redirects only its root to its home page, which must not be at the root', () => {
    expect(compileRedirects(spec)).toEqual([
      { from: '/', to: '/inicio', status: 302 },
      { from: '/en', to: '/en/inicio', status: 302 },
    ]);
    const atRoot = defineSite({
      ...small,
      routes: { ...small.routes, pages: { ...pages, home: { ...pages['home'], path: '/' } as (typeof pages)[string] } },
    });
    expect(checkSpec(atRoot).map(({ code, path }) => [code, path.join('.')])).toContainEqual([
      'path/reserved',
      'routes.pages.home.path',
    ]);
  });

  it('needs interface texts only for the features that it adds', () => {
    const withFeatures = {
      ...spec,
      footer: { columns: [], actions: [book('newClients' as never)] },
      firm: { ...base.firm },
      integrations: { ...base.integrations, analytics: { script: '', origins: [], consent: true } },
    };
    const missing = checkSpec(withFeatures).flatMap(({ code, message }) =>
      code === 'message/missing' ? [/"(.+)"/.exec(message)?.[1]] : [],
    );
    expect(missing).toEqual([
      'footer.follow',
      'action.book',
      'consent.label',
      'consent.text',
      'consent.change',
      'consent.granted',
      'consent.denied',
      'consent.accept',
      'consent.decline',
    ]);
  });

  it('sends browsers no settings of features that it does not use', () => {
    const integrations = files.get('site/generated/integrations.ts') ?? '';
    expect(integrations).toContain('"calendars": {}');
    expect(integrations).not.toMatch(/https:|event":/);
    expect(files.get('site/generated/browser/country-lookup.ts')).not.toContain('https:');
  });
});

/** The small site with every list empty instead of left out. */
const bare: SiteSpec = {
  ...spec,
  routes: {
    ...spec.routes,
    pages: { ...pagesWithoutBlog, home: { ...pages['home']!, aliases: [] } },
    robots: { refused: [], disallow: [] },
  },
  header: { entries: [] },
  footer: { actions: [], columns: [] },
  pages: [{ ...home, blocks: [{ ...hero, lead: both('Hola.'), points: [], actions: [], tiles: [] }] }, thanks, missing],
};

/** The bare spec with these blocks on its home page. */
function withHome(...blocks: readonly object[]): SiteSpec {
  return { ...bare, pages: [{ ...home, blocks } as Page, ...bare.pages.slice(1)] };
}

function withLogos(...items: readonly object[]): SiteSpec {
  const [bareHero] = bare.pages[0]?.blocks ?? [];
  return withHome(bareHero!, { kind: 'logos', id: 'marcas', heading: both('Alianzas'), items });
}

describe('a spec with empty lists', () => {
  const files = filesOf(bare);

  it('is valid', () => expect(checkSpec(bare)).toEqual([]));

  it('gets no test suites or test files without tests', () => {
    const routes = files.get('tests/generated/routes.test.ts');
    expect(routes).toContain("import { describeRoutes, describeRedirects } from '#tests/support/routes.ts';");
    expect(routes).not.toMatch(/\(\[\]\)|describeMissing/);
    expect(files.has('tests/generated/forms.test.ts')).toBe(false);
    expect(filesOf(base).get('tests/generated/routes.test.ts')).toContain(
      'import { describeRoutes, describeRedirects, describeMissing }',
    );
  });

  it('compiles blocks without their empty lists', () => {
    expect(files.get('site/generated/pages/home.ts')).not.toContain('[]');
    expect(filesOf(base).get('site/generated/pages/home.ts')).toContain('"actions": [');
  });

  it('hides a block until it has its first entry', () => {
    const compiled = (spec: SiteSpec) => filesOf(spec).get('site/generated/pages/home.ts');
    expect(checkSpec(withLogos())).toEqual([]);
    expect(compiled(withLogos())).toBe(compiled(bare));
    expect(compiled(withLogos({ kind: 'image', file: 'a.svg', alt: both('Alianza') }))).toContain('"kind": "logos"');
  });

  it('may not link to a block without entries', () => {
    const [, logos] = withLogos().pages[0]?.blocks ?? [];
    const action = { kind: 'anchor', hash: 'marcas', label: both('Alianzas') };
    const linked = withHome({ ...hero, actions: [action] }, logos!);
    expect(checkSpec(linked).map(({ code }) => code)).toContain('link/unknown-fragment');
  });
});

it('a link in the footer to a planned page is labelled with its name', () => {
  const footer = defineFooter({
    columns: [{ sections: [linkSection('legal', both('Legal'), [linkTo('dashboard' as 'contact')])] }],
  });
  const files = filesOf({ ...base, footer });
  expect(files.get('site/generated/navigation.ts')).toContain('"label": "shared:routes.dashboard"');
  expect(JSON.parse(files.get('site/generated/locales/en/shared.json') ?? '')).toMatchObject({
    routes: { dashboard: 'Dashboard' },
  });
});

it('a footer section with the services is rejected if there are none', () => {
  const footer = { columns: [{ sections: [servicesSection(both('Servicios'))] }] };
  expect(checkSpec({ ...bare, footer }).map(({ code, path }) => [code, path.join('.')])).toEqual([
    ['services/none', 'footer.columns.0.sections.0'],
  ]);
});
