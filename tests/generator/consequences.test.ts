import { describe, expect, it } from 'vitest';
import { runPass } from '../../generator/generate.ts';
import { consequencesOf, isShorter } from '../../generator/write/consequences.ts';
import { checkSpec } from '../../generator/check/index.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import type { Field, SiteSpec } from '../../generator/schema/index.ts';
import { days, months } from '../../generator/schema/table.ts';
import { takeSnapshot } from '../../generator/write/snapshot.ts';
import { articles, changedArticle, withArticles } from './support/articles.ts';
import { makeGenerated } from './support/project.ts';
import { base, both, site } from './valid-spec.ts';
import { beginHistory, gitIn } from '../support/repository.ts';

const today = new Date('2026-03-31T12:00:00Z');

function consequences(before: SiteSpec, after: SiteSpec): readonly Diagnostic[] {
  return consequencesOf(takeSnapshot(before), takeSnapshot(after), today);
}

/** The code and path of each consequence of a change from one spec to another. */
function codes(before: SiteSpec, after: SiteSpec): string[] {
  return consequences(before, after).map(({ code, path }) => `${code} ${path.join('.')}`);
}

/** The message and hint of the first consequence. */
function firstMessage(before: SiteSpec, after: SiteSpec): string {
  const [{ message = '', hint = '' } = {}] = consequences(before, after);
  return `${message} ${hint}`;
}

const { home, thanks } = base.routes.pages;
if (!home || !thanks) throw new Error('the base lacks a page');

function withPages(pages: object, more: object = {}): SiteSpec {
  return {
    ...base,
    routes: { ...base.routes, pages: { ...base.routes.pages, ...pages }, ...more },
  };
}

const [{ leads }, { contact }] = [base.tables, base.forms];
if (!leads || !contact) throw new Error('the base lacks a form');

const withOptions = (...values: string[]): SiteSpec => {
  const options = values.map((value) => ({ value, label: both(value) }));
  const company = { control: 'select', label: both('Empresa'), options } as unknown as Field;
  return { ...base, forms: { contact: { ...contact, fields: { ...contact.fields, company } } } };
};

describe('the addresses that a change removes', () => {
  it('include that of a moved page unless it redirects, and the hint has the redirect', () => {
    const moved = withPages({ home: { ...home, path: '/casa' } });
    expect(codes(base, moved)).toEqual(['address/gone routes.pages.home.path']);
    expect(firstMessage(base, moved)).toContain(`{ from: '/inicio', to: 'home', status: 308 },`);
    const redirected = withPages(
      { home: { ...home, path: '/casa' } },
      { redirects: [...base.routes.redirects, { from: '/inicio', to: 'home', status: 308 }] },
    );
    expect(checkSpec(redirected)).toEqual([]);
    expect(codes(base, redirected)).toEqual([]);
    expect(codes(redirected, moved)).toEqual(['address/gone routes.redirects']);
  });

  const { thanks: _, ...others } = base.routes.pages;
  it.each<[string, SiteSpec, string[]]>([
    [
      'include that of a removed alias',
      withPages({ home: { ...home, aliases: ['/casa'] } }),
      ['address/gone routes.pages.home.aliases'],
    ],
    [
      'include that of a removed page',
      { ...base, routes: { ...base.routes, pages: others as typeof base.routes.pages } },
      ['address/gone routes.pages.thanks.path'],
    ],
    [
      'include that of a page that becomes planned',
      withPages({ thanks: { ...thanks, planned: true } }),
      ['address/gone routes.pages.thanks.path'],
    ],
    [
      'do not include that of a moved planned page',
      withPages({ blog: { path: '/bitacora', label: both('B'), planned: true } }),
      [],
    ],
    [
      'are reported once if the origin changes',
      { ...base, firm: { ...base.firm, origin: 'https://nuevo.example' } },
      ['address/origin firm.origin'],
    ],
  ])('%s', (_name, after, expected) => expect(codes(base, after)).toEqual(expected));

  it('do not include that of a page replaced by another one', () => {
    const { thanks: _old, ...kept } = base.routes.pages;
    const pages = base.pages.map((page) => (page.id === 'thanks' ? { ...page, id: 'received' } : page));
    expect(
      codes(base, {
        ...base,
        pages,
        routes: { ...base.routes, pages: { ...kept, received: thanks } },
      } as unknown as SiteSpec),
    ).toEqual([]);
  });

  it('include fragments for removed ids of sections and tabs, but none for a renamed page id', () => {
    const panel = (id: string) => ({ id, label: both(id), blocks: [] });
    const withIds = (page: string, section: string | undefined, ...panels: string[]): SiteSpec => {
      const blocks = [
        ...(section === undefined ? [] : [{ kind: 'prose', id: section, heading: both('a'), paragraphs: [] }]),
        { kind: 'tabs', initial: 'a', panels: panels.map(panel) },
      ];
      const pages = base.pages.map((one, index) => (index === 0 ? { ...one, id: page, blocks } : one));
      const { home: first, ...others } = base.routes.pages;
      return {
        ...base,
        pages,
        routes: { ...base.routes, home: page, pages: { [page]: first, ...others } },
      } as unknown as SiteSpec;
    };
    const before = withIds('home', 'us', 'a', 'b');
    const gone = (after: SiteSpec) => codes(before, after).filter((code) => !code.startsWith('data/form '));
    expect(gone(withIds('home', 'us', 'a', 'b', 'c'))).toEqual([]);
    expect(gone(withIds('home', 'nosotros', 'a', 'b'))).toEqual(['address/gone pages.0']);
    expect(gone(withIds('home', 'us', 'a', 'bb'))).toEqual(['address/gone pages.0']);
    expect(gone(withIds('home', undefined, 'a'))).toEqual(['address/gone pages.0', 'address/gone pages.0']);
    expect(firstMessage(before, withIds('home', undefined, 'a'))).toContain('"/inicio#us" no longer exists');
    expect(gone(withIds('start', 'us', 'a', 'b'))).toEqual([]);
    expect(gone(withIds('start', 'us', 'a'))).toEqual(['address/gone pages']);
  });

  it('include those of a removed language', () => {
    const { en: _en, ...all } = base.locales.all;
    const locales = { ...base.locales, all } as SiteSpec['locales'];
    const before = takeSnapshot(base);
    expect(consequencesOf(before, { ...before, locales }, today)).toMatchObject([{ code: 'address/gone' }]);
  });

  it('include that of a page in a language that the page no longer has', () => {
    const inLanguages = (...languages: string[]): SiteSpec => withPages({ home: { ...home, languages } });
    expect(codes(base, inLanguages('es', 'en'))).toEqual([]);
    expect(codes(base, inLanguages('es'))).toEqual(['address/gone routes.pages.home.languages']);
    expect(firstMessage(base, inLanguages('es'))).toContain('"/en/inicio" no longer exists');
    expect(codes(inLanguages('es'), inLanguages('es'))).toEqual([]);
  });

  it('include that of an article that is renamed, removed or moved, unless it redirects', () => {
    const before = withArticles(...articles(1));
    const gone = ['address/gone articles.entries'];
    expect(codes(before, withArticles(changedArticle({ slug: 'otro' })))).toEqual(gone);
    expect(codes(before, site)).toEqual(gone);
    expect(firstMessage(before, site)).toContain(`{ from: '/blog/texto-0', to: 'blog', status: 308 },`);
    const redirects = [...site.routes.redirects, { from: '/blog/texto-0', to: 'blog', status: 308 }];
    expect(codes(before, { ...site, routes: { ...site.routes, redirects } as SiteSpec['routes'] })).toEqual([]);
    const pages = { ...site.routes.pages, article: { ...site.routes.pages['article']!, path: '/notas/{slug}' } };
    expect(codes(before, { ...before, routes: { ...site.routes, pages } as SiteSpec['routes'] })).toEqual([
      'address/gone routes.pages.article.path',
    ]);
  });
});

describe('the consequences of a change elsewhere in the site', () => {
  const { desk, articles: blog } = site;
  if (!desk || !blog) throw new Error('the site has no desk or articles');
  const withDesk = (changes: Partial<typeof desk>): SiteSpec =>
    ({ ...site, desk: { ...desk, ...changes } }) as SiteSpec;
  const { recruiting: _, ...roles } = desk.roles;
  const { desk: _desk, ...alone } = site;
  const published = (publish?: string): SiteSpec => withArticles(changedArticle(publish ? { publish } : {}));
  const withCategories = (...names: string[]): SiteSpec => {
    const added = Object.fromEntries(names.map((name) => [name, { label: both(name), tone: 'open' }]));
    const categories = { ...blog.categories, ...added };
    return {
      ...site,
      articles: { ...blog, categories, ...(names.length === 0 && { list: undefined }) },
    } as unknown as SiteSpec;
  };
  const offering = (file?: string): SiteSpec => {
    const [home, ...others] = structuredClone(site.pages);
    if (!home) throw new Error('no page');
    return {
      ...site,
      pages: [{ ...home, ...(file && { headerAction: { kind: 'download', file, label: both('L') } }) }, ...others],
    } as SiteSpec;
  };

  it.each<[string, SiteSpec, SiteSpec, string[]]>([
    ['a removed role is reported', site, withDesk({ roles }), ['data/role desk.roles']],
    [
      'a shorter retention of the audit log is reported',
      site,
      withDesk({ keepAudit: months(6) }),
      ['data/retention desk.keepAudit'],
    ],
    ['a longer retention of the audit log is not reported', site, withDesk({ keepAudit: months(36) }), []],
    ['a removed desk is reported', site, alone, ['desk/gone desk']],
    [
      'an article that is no longer public is reported',
      published(),
      published('2099-01-15T09:00'),
      ['address/gone articles.entries'],
    ],
    [
      'a later date of an article that stays public is not reported',
      published('2026-01-15T09:00'),
      published('2026-02-15T09:00'),
      [],
    ],
    [
      'a later date of an unpublished article is not reported',
      published('2098-01-15T09:00'),
      published('2099-01-15T09:00'),
      [],
    ],
    [
      'a renamed category is reported',
      withCategories('a', 'b'),
      withCategories('a', 'c'),
      ['address/gone articles.categories'],
    ],
    ['a removed list of articles is reported', withCategories('a'), withCategories(), ['address/gone articles']],
    ['a renamed download is reported', offering('precios.pdf'), offering('tarifas.pdf'), ['address/gone pages']],
    ['a removed download is reported', offering('precios.pdf'), offering(), ['address/gone pages']],
  ])('%s', (_name, before, after, expected) => expect(codes(before, after)).toEqual(expected));
});

describe('the consequences of a change for stored rows', () => {
  const keeping = (leadsFor: ReturnType<typeof months>, erasures = months(60)): SiteSpec => ({
    ...base,
    records: { ...base.records, retention: { ...base.records.retention, tables: { leads: leadsFor }, erasures } },
  });
  const statuses = (...names: string[]): SiteSpec => ({
    ...base,
    records: {
      ...base.records,
      followUp: {
        initial: 'new',
        statuses: Object.fromEntries(names.map((name) => [name, { label: both(name), tone: 'open' as const }])),
      },
    },
  });
  const { company: _, ...columns } = leads.columns;
  const withPrefix = (prefix: string): SiteSpec => {
    const message = { kind: 'template' as const, template: `${prefix} {{message}}` };
    return { ...base, forms: { contact: { ...contact, payload: { ...contact.payload, message } } } };
  };

  it.each<[string, SiteSpec, SiteSpec, string[]]>([
    [
      'a shorter retention of rows is reported',
      keeping(months(24)),
      keeping(months(12)),
      ['data/retention records.retention.tables.leads'],
    ],
    ['a longer retention of rows is not reported', keeping(months(12)), keeping(months(24)), []],
    [
      'a shorter retention of the proof of erasures is reported',
      keeping(months(12)),
      keeping(months(12), months(59)),
      ['data/retention records.retention.erasures'],
    ],
    ['a removed status is reported', base, statuses('new'), ['data/status records.followUp.statuses']],
    [
      'a removed column is reported',
      base,
      { ...base, tables: { leads: { ...leads, columns } } },
      ['data/column tables.leads.columns'],
    ],
    [
      'a removed table is reported once, without its columns',
      base,
      { ...base, tables: {}, forms: {} },
      ['data/table tables'],
    ],
    [
      'a removed option is reported',
      withOptions('a', 'b'),
      withOptions('b', 'c'),
      ['data/option forms.contact.fields.company.options'],
    ],
    [
      'a removed form is reported',
      base,
      { ...base, forms: { contacto: contact } },
      ['data/form forms.contact.payload'],
    ],
    [
      'a new prefix, by which the desk recognises the rows of a form, is reported',
      withPrefix('Contacto:'),
      withPrefix('Mensaje:'),
      ['data/form forms.contact.payload'],
    ],
  ])('%s', (_name, before, after, expected) => expect(codes(before, after)).toEqual(expected));

  it('a shorter retention links to the rows that would be deleted', () => {
    expect(firstMessage(keeping(months(24)), keeping(months(12)))).toContain('/inbox/leads?to=2025-03-31');
    expect(firstMessage(keeping(months(24)), keeping(days(30)))).toContain('?to=2026-03-01');
  });

  it.each([
    [days(30), months(1), true],
    [days(31), months(1), false],
    [months(12), days(365), false],
    [months(12), days(366), true],
    [days(365), months(12), true],
  ])('whether %j counts as shorter than %j: %s', (now, was, shorter) => expect(isShorter(now, was)).toBe(shorter));
});

it('a change to stored data is written only with --accept', async () => {
  const project = await makeGenerated();
  project.edit('spec/base.ts', 'leads: months(24)', 'leads: months(12)');
  const messages = await project.fails();
  expect(messages).toMatch(/spec\/base\.ts:\d+:\d+ error data\/retention/);
  expect(messages).toContain('npm run generate -- --accept');
  expect(await project.fails(['--check'])).toContain('1 change to stored data; nothing was written.');
  const accepted = await project.generate(['--accept']);
  expect(accepted).toMatchObject({ status: 0, err: '' });
  expect(accepted.out).toContain('1 change to stored data, accepted.');
  expect(accepted.out).toContain('warning data/retention');
  expect(accepted.out).not.toContain(' error ');
  expect(await project.generate(['--check', '--strict'])).toMatchObject({ status: 0, err: '' });
});

it('a change to stored data is found by the committed snapshot if the file was deleted', async () => {
  const project = await makeGenerated();
  beginHistory(project.root);
  project.remove('site/generated/snapshot.json');
  project.edit('spec/base.ts', ", done: { label: { es: 'Atendido', en: 'Done' }, tone: 'done' }", '');
  expect((await project.generate()).err).toContain('error data/status');
});

it('a status that was never committed can be removed in the studio without --accept', async () => {
  const project = await makeGenerated();
  beginHistory(project.root);
  const done = ", done: { label: { es: 'Atendido', en: 'Done' }, tone: 'done' }";
  const more = ", sent: { label: { es: 'Enviado', en: 'Sent' }, tone: 'done' }";
  const pass = async (inStudio: boolean): Promise<readonly unknown[]> => {
    const result = await runPass({ root: project.root, check: false, inStudio });
    return result.kind === 'done' ? [result.written, result.consequences?.stored[0]?.code] : [];
  };
  project.edit('spec/base.ts', done, done + more);
  expect(await pass(true)).toEqual([true, undefined]);
  project.edit('spec/base.ts', more, '');
  expect(await pass(false)).toEqual([false, 'data/status']);
  expect(await pass(true)).toEqual([true, undefined]);
  project.edit('spec/base.ts', done, '');
  expect(await pass(true)).toEqual([false, 'data/status']);
});

it('a removed address is written at once, with one warning', async () => {
  const project = await makeGenerated();
  project.edit('spec/base.ts', "aliases: ['/hogar']", "aliases: ['/casa']");
  expect((await project.generate(['--check', '--strict'])).err).toContain('warning address/gone');
  const { status, out } = await project.generate();
  expect(status).toBe(0);
  expect(out).toContain("{ from: '/hogar', to: 'home', status: 308 },");
  expect((await project.generate()).out).not.toContain('address/gone');
  expect(await project.generate(['--check', '--strict'])).toMatchObject({ status: 0, err: '' });
});

it('an address removed since the last publication causes warnings, and an error in CI, until it is listed as removed', async () => {
  const project = await makeGenerated();
  const git = (...args: string[]): string => gitIn(project.root, ...args);
  beginHistory(project.root);
  git('tag', 'published-2026-01-01-1');
  project.edit('spec/base.ts', "aliases: ['/hogar']", "aliases: ['/casa']");
  await project.generate();
  git('commit', '--all', '--quiet', '--message', 'b');
  expect((await project.generate()).out).toContain('warning address/gone');
  expect(await project.generate(['--check'])).toMatchObject({ status: 0 });
  expect(await project.generate(['--check'], { CI: 'true' })).toMatchObject({
    status: 1,
    err: expect.stringContaining('error address/gone') as string,
  });
  project.edit('spec/base.ts', 'redirects: [', "removed: ['/hogar'],\n    redirects: [");
  expect((await project.generate()).out).not.toContain('address/gone');
  expect(await project.generate(['--check'], { CI: 'true' })).toMatchObject({ status: 0 });
  git('tag', '--delete', 'published-2026-01-01-1');
  project.edit('spec/base.ts', "aliases: ['/casa']", 'aliases: []');
  expect((await project.generate()).out).toContain('"/casa" no longer exists');
});
