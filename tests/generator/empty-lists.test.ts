import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/check/index.ts';
import { defineFooter, linkSection, linkTo, servicesSection } from '../../generator/schema/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { base, filesOf } from './valid-spec.ts';

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
const bareBlocks = bare.pages[0]?.blocks ?? [];

describe('a spec with empty lists', () => {
  const files = filesOf(bare);

  it('is valid', () => expect(checkSpec(bare)).toEqual([]));

  it('gets no empty test suites or test files', () => {
    const routes = files.get('tests/generated/routes.test.ts');
    expect(routes).toContain("import { describeRoutes, describeRedirects } from '#tests/support/routes.ts';");
    expect(routes).not.toMatch(/\(\[\]\)|describeMissing/);
    expect(files.has('tests/generated/forms.test.ts')).toBe(false);
    expect(filesOf(base).get('tests/generated/routes.test.ts')).toContain(
      'import { describeRoutes, describeRedirects, describeMissing }',
    );
  });

  it('renders no empty elements in a block', () => {
    expect(files.get('site/generated/pages/home.ts')).not.toContain('[]');
    expect(filesOf(base).get('site/generated/pages/home.ts')).toContain('"actions": [');
  });

  it('hides a block without entries, and shows it with the first one', () => {
    const heading = { es: 'Alianzas', en: 'Partners' };
    const waiting: SiteSpec = {
      ...bare,
      pages: [{ ...home, blocks: [...bareBlocks, { kind: 'logos', id: 'marcas', heading, items: [] }] }, ...otherPages],
    };
    expect(checkSpec(waiting)).toEqual([]);
    const [compiled, unchanged] = [waiting, bare].map((spec) => filesOf(spec).get('site/generated/pages/home.ts'));
    expect(compiled).toBe(unchanged);
    const shown = {
      ...waiting,
      pages: [
        {
          ...home,
          blocks: [
            ...bareBlocks,
            { kind: 'logos', id: 'marcas', heading, items: [{ kind: 'image', file: 'a.svg', alt: heading }] },
          ],
        },
        ...otherPages,
      ],
    } as SiteSpec;
    expect(filesOf(shown).get('site/generated/pages/home.ts')).toContain('"kind": "logos"');
  });

  it('refuses a link to a block that waits for its first entry', () => {
    const action = { kind: 'anchor', hash: 'marcas', label: { es: 'Alianzas', en: 'Partners' } } as const;
    const logos = { kind: 'logos', id: 'marcas', heading: { es: 'Alianzas', en: 'Partners' }, items: [] } as const;
    const linked = {
      ...bare,
      pages: [{ ...home, blocks: [{ ...hero, actions: [action] }, logos] }, ...otherPages],
    } as unknown as SiteSpec;
    expect(checkSpec(linked).map(({ code }) => code)).toContain('link/unknown-fragment');
  });
});

it('a link in the footer to a destination that does not exist says what that is called', () => {
  const footer = defineFooter({
    columns: [{ sections: [linkSection('legal', { es: 'Legal', en: 'Legal' }, [linkTo('dashboard' as 'contact')])] }],
  });
  const files = filesOf({ ...base, footer });
  expect(files.get('site/generated/navigation.ts')).toContain('"label": "shared:routes.dashboard"');
  expect(JSON.parse(files.get('site/generated/locales/en/shared.json') ?? '')).toMatchObject({
    routes: { dashboard: 'Dashboard' },
  });
});

it('services cannot be shown where there are none', () => {
  const shown: SiteSpec = {
    ...bare,
    pages: [
      { ...home, blocks: [hero, { kind: 'serviceCards', heading: { es: 'Servicios', en: 'Services' } }] },
      ...otherPages,
    ],
  };
  expect(checkSpec(shown).map(({ code, path }) => [code, path.join('.')])).toContainEqual([
    'services/none',
    'pages.0.blocks.1',
  ]);
  const listed: SiteSpec = {
    ...bare,
    footer: { columns: [{ sections: [servicesSection({ es: 'Servicios', en: 'Services' })] }] },
  };
  expect(checkSpec(listed).map(({ code, path }) => [code, path.join('.')])).toEqual([
    ['services/none', 'footer.columns.0.sections.0'],
  ]);
});
