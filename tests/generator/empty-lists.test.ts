import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/check/index.ts';
import { defineFooter, linkSection, linkTo, servicesSection } from '../../generator/schema/index.ts';
import type { Page, SiteSpec } from '../../generator/schema/index.ts';
import { base, both, filesOf } from './valid-spec.ts';

const { blog: _blog, ...paths } = base.routes.pages;
const { 'contact.heading': _heading, ...messages } = base.messages;
const [home, ...otherPages] = base.pages;
if (!home) throw new Error('the base has no home page');
const [hero] = home.blocks;
if (hero?.kind !== 'hero') throw new Error('the home page has no hero');

/** The base with every optional list empty. */
const bare: SiteSpec = {
  ...base,
  firm: { ...base.firm, social: [] },
  routes: {
    ...base.routes,
    pages: { ...paths, home: { ...base.routes.pages['home']!, aliases: [] } },
    redirects: [],
    unavailable: {},
    robots: { refused: [], disallow: [] },
  },
  services: {},
  tables: {},
  messages,
  reserved: {},
  records: { ...base.records, retention: { ...base.records.retention, tables: {} } },
  header: { entries: [] },
  footer: { actions: [], columns: [] },
  forms: {},
  pages: [{ ...home, blocks: [{ ...hero, points: [], actions: [], tiles: [] }] }, ...otherPages],
};

/** The bare spec with these blocks on its home page. */
function withHome(...blocks: readonly object[]): SiteSpec {
  return { ...bare, pages: [{ ...home, blocks } as Page, ...otherPages] };
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

it('a block or footer section with the services is rejected if there are none', () => {
  const shown = withHome(hero, { kind: 'serviceCards', heading: both('Servicios') });
  expect(checkSpec(shown).map(({ code, path }) => [code, path.join('.')])).toContainEqual([
    'services/none',
    'pages.0.blocks.1',
  ]);
  const listed: SiteSpec = {
    ...bare,
    footer: { columns: [{ sections: [servicesSection(both('Servicios'))] }] },
  };
  expect(checkSpec(listed).map(({ code, path }) => [code, path.join('.')])).toEqual([
    ['services/none', 'footer.columns.0.sections.0'],
  ]);
});
