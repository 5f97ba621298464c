import { describe, expect, it } from 'vitest';
import { runPass } from '../../generator/generate.ts';
import { consequencesOf } from '../../generator/write/consequences.ts';
import { isShorter } from '../../generator/write/stored-rows.ts';
import { checkSpec } from '../../generator/check/index.ts';
import type { Field, SiteSpec } from '../../generator/schema/index.ts';
import { days, months } from '../../generator/schema/records.ts';
import { takeSnapshot } from '../../generator/write/snapshot.ts';
import real from '#spec';
import { articles } from './support/articles.ts';
import { makeGenerated } from './support/project.ts';
import { base } from './valid-spec.ts';
import { beginHistory, gitIn } from '../support/repository.ts';

const today = new Date('2026-03-31T12:00:00Z');

/** The consequences of a change from one spec to another: code, path and message. */
function found(before: SiteSpec, after: SiteSpec) {
  const diagnostics = consequencesOf(takeSnapshot(before), takeSnapshot(after), today);
  return diagnostics.map(({ code, path, message, hint }) => [code, path.join('.'), `${message} ${hint}`] as const);
}

function codes(before: SiteSpec, after: SiteSpec): string[] {
  return found(before, after).map(([code, path]) => `${code} ${path}`);
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
function option(value: string) {
  return { value, label: { es: value, en: value } };
}

const withOptions = (...values: string[]): SiteSpec => {
  const company = {
    control: 'select',
    label: { es: 'Empresa', en: 'Company' },
    options: values.map(option),
  } as unknown as Field;
  return { ...base, forms: { contact: { ...contact, fields: { ...contact.fields, company } } } };
};

describe('finds an address that no longer exists', () => {
  it('of a page that moved, with a line that keeps the address alive', () => {
    const moved = withPages({ home: { ...home, path: '/casa' } });
    const [[code, path, says] = ['', '', '']] = found(base, moved);
    expect([code, path]).toEqual(['address/gone', 'routes.pages.home.path']);
    expect(says).toContain(`{ from: '/inicio', to: 'home', status: 308 },`);
    const kept = withPages(
      { home: { ...home, path: '/casa' } },
      { redirects: [...base.routes.redirects, { from: '/inicio', to: 'home', status: 308 }] },
    );
    expect(checkSpec(kept)).toEqual([]);
    expect(found(base, kept)).toEqual([]);
    expect(codes(kept, moved)).toEqual(['address/gone routes.redirects']);
  });

  const { thanks: _, ...others } = base.routes.pages;
  it.each<[string, SiteSpec, string[]]>([
    ['an alias', withPages({ home: { ...home, aliases: ['/casa'] } }), ['address/gone routes.pages.home.aliases']],
    [
      'a page',
      { ...base, routes: { ...base.routes, pages: others as typeof base.routes.pages } },
      ['address/gone routes.pages.thanks.path'],
    ],
    [
      'a page that is not built any longer',
      withPages({ thanks: { ...thanks, planned: true } }),
      ['address/gone routes.pages.thanks.path'],
    ],
    [
      'a page that was never built',
      withPages({ blog: { path: '/bitacora', label: { es: 'B', en: 'B' }, planned: true } }),
      [],
    ],
    ['the host', { ...base, firm: { ...base.firm, origin: 'https://nuevo.example' } }, ['address/origin firm.origin']],
  ])('%s', (_name, after, expected) => expect(codes(base, after)).toEqual(expected));

  it('nothing of a page that takes the place of another', () => {
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

  it('fragments of a page that links may point to', () => {
    const panel = (id: string) => ({ id, label: { es: id, en: id }, blocks: [] });
    const withIds = (page: string, section: string | undefined, ...panels: string[]): SiteSpec => {
      const blocks = [
        ...(section === undefined
          ? []
          : [{ kind: 'prose', id: section, heading: { es: 'a', en: 'a' }, paragraphs: [] }]),
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
    const of = (after: SiteSpec) =>
      found(before, after)
        .filter(([code]) => code !== 'data/form')
        .map(([code, path]) => `${code} ${path}`);
    expect(of(withIds('home', 'us', 'a', 'b', 'c'))).toEqual([]);
    expect(of(withIds('home', 'nosotros', 'a', 'b'))).toEqual(['address/gone pages.0']);
    expect(of(withIds('home', 'us', 'a', 'bb'))).toEqual(['address/gone pages.0']);
    expect(of(withIds('home', undefined, 'a'))).toEqual(['address/gone pages.0', 'address/gone pages.0']);
    expect(found(before, withIds('home', undefined, 'a'))[0]?.[2]).toContain('"/inicio#us" no longer exists');
    // A renamed page id makes no difference to visitors.
    expect(of(withIds('start', 'us', 'a', 'b'))).toEqual([]);
    expect(of(withIds('start', 'us', 'a'))).toEqual(['address/gone pages']);
  });

  it('those of a language', () => {
    const { en: _en, ...all } = base.locales.all;
    const after = { ...base, locales: { ...base.locales, all } } as SiteSpec;
    const [before, now] = [takeSnapshot(base), takeSnapshot(base)];
    expect(consequencesOf(before, { ...now, locales: after.locales }, today).map(({ code }) => code)).toEqual([
      'address/gone',
    ]);
  });

  it('that of a page in a language that it loses', () => {
    const home = base.routes.pages['home']!;
    const after = (...languages: string[]): SiteSpec =>
      ({
        ...base,
        routes: { ...base.routes, pages: { ...base.routes.pages, home: { ...home, languages } } },
      }) as SiteSpec;
    expect(found(base, after('es', 'en'))).toEqual([]);
    expect(found(base, after('es')).map(([code, path]) => [code, path])).toEqual([
      ['address/gone', 'routes.pages.home.languages'],
    ]);
    expect(found(base, after('es'))[0]?.[2]).toContain('"/en/inicio" no longer exists');
    expect(found(after('es'), after('es'))).toEqual([]);
  });

  it('an article that is renamed, removed, or loses its path', () => {
    const blog = real.articles!;
    const of = (...entries: ReturnType<typeof articles>): SiteSpec => ({
      ...real,
      articles: { ...blog, entries: [...blog.entries, ...entries] },
    });
    const [first] = articles(1);
    if (!first) throw new Error('no article');
    const [[code, path] = []] = found(of(first), of({ ...first, slug: 'otro' }));
    expect([code, path]).toEqual(['address/gone', 'articles.entries']);
    expect(found(of(first), of()).map(([, where, says]) => [where, says])).toEqual([
      ['articles.entries', expect.stringContaining(`{ from: '/blog/texto-0', to: 'blog', status: 308 },`)],
    ]);
    const redirects = [...real.routes.redirects, { from: '/blog/texto-0', to: 'blog', status: 308 as const }];
    expect(codes(of(first), { ...of(), routes: { ...real.routes, redirects } as SiteSpec['routes'] })).toEqual([]);
    const pages = { ...real.routes.pages, article: { ...real.routes.pages['article']!, path: '/notas/{slug}' } };
    expect(codes(of(first), { ...of(first), routes: { ...real.routes, pages } as SiteSpec['routes'] })).toEqual([
      'address/gone routes.pages.article.path',
    ]);
  });
});

describe('finds in other parts of a site', () => {
  const { desk, articles: blog } = real;
  const [first] = articles(1);
  if (!desk || !blog || !first) throw new Error('the site lacks what is changed here');
  const withDesk = (changes: Partial<typeof desk>): SiteSpec =>
    ({ ...real, desk: { ...desk, ...changes } }) as SiteSpec;
  const { recruiting: _, ...roles } = desk.roles;
  const { desk: _desk, ...alone } = real;
  const publish = (moment?: string): SiteSpec => ({
    ...real,
    articles: { ...blog, entries: [...blog.entries, { ...first, ...(moment && { publish: moment }) }] },
  });
  const listed = (...names: string[]): SiteSpec => {
    const added = Object.fromEntries(
      names.map((name) => [name, { label: { es: name, en: name }, tone: 'open' as const }]),
    );
    const categories = { ...blog.categories, ...added };
    return {
      ...real,
      articles: { ...blog, categories, ...(names.length === 0 && { list: undefined }) },
    } as unknown as SiteSpec;
  };
  const offering = (file?: string): SiteSpec => {
    const [home, ...others] = structuredClone(real.pages);
    if (!home) throw new Error('no page');
    return {
      ...real,
      pages: [
        { ...home, ...(file && { headerAction: { kind: 'download', file, label: { es: 'L', en: 'L' } } }) },
        ...others,
      ],
    } as SiteSpec;
  };

  it.each<[string, SiteSpec, SiteSpec, string[]]>([
    ['that a role goes which people may have', real, withDesk({ roles }), ['data/role desk.roles']],
    [
      'that the audit is kept for a shorter time',
      real,
      withDesk({ keepAudit: months(6) }),
      ['data/retention desk.keepAudit'],
    ],
    ['nothing of a longer time', real, withDesk({ keepAudit: months(36) }), []],
    ['that there is no desk any longer', real, alone, ['desk/gone desk']],
    ['that an article is public no longer', publish(), publish('2099-01-15T09:00'), ['address/gone articles.entries']],
    ['nothing of one that has appeared, or has yet to', publish('2026-01-15T09:00'), publish('2026-02-15T09:00'), []],
    ['nothing of one that appears later still', publish('2098-01-15T09:00'), publish('2099-01-15T09:00'), []],
    ['that a category has another address', listed('a', 'b'), listed('a', 'c'), ['address/gone articles.categories']],
    ['that there is no list of articles', listed('a'), listed(), ['address/gone articles']],
    ['that a file has another name', offering('precios.pdf'), offering('tarifas.pdf'), ['address/gone pages']],
    ['that a file is offered nowhere', offering('precios.pdf'), offering(), ['address/gone pages']],
  ])('%s', (_name, before, after, expected) => expect(codes(before, after)).toEqual(expected));
});

describe('finds for stored rows', () => {
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
        statuses: Object.fromEntries(
          names.map((name) => [name, { label: { es: name, en: name }, tone: 'open' as const }]),
        ),
      },
    },
  });
  const { company: _, ...columns } = leads.columns;
  const begins = (words: string): SiteSpec =>
    ({
      ...base,
      forms: {
        contact: {
          ...contact,
          payload: { ...contact.payload, message: { kind: 'template', template: `${words} {{message}}` } },
        },
      },
    }) as unknown as SiteSpec;

  it.each<[string, SiteSpec, SiteSpec, string[]]>([
    [
      'that they are kept for a shorter time',
      keeping(months(24)),
      keeping(months(12)),
      ['data/retention records.retention.tables.leads'],
    ],
    ['nothing of a longer time', keeping(months(12)), keeping(months(24)), []],
    [
      'that proof is kept for a shorter time',
      keeping(months(12)),
      keeping(months(12), months(59)),
      ['data/retention records.retention.erasures'],
    ],
    ['that a status goes', base, statuses('new'), ['data/status records.followUp.statuses']],
    [
      'that a column goes',
      base,
      { ...base, tables: { leads: { ...leads, columns } } },
      ['data/column tables.leads.columns'],
    ],
    ['that a table goes, and nothing else of it', base, { ...base, tables: {}, forms: {} }, ['data/table tables']],
    [
      'that an option goes',
      withOptions('a', 'b'),
      withOptions('b', 'c'),
      ['data/option forms.contact.fields.company.options'],
    ],
    ['that a form goes', base, { ...base, forms: { contacto: contact } }, ['data/form forms.contact.payload']],
    ['that its mark changes', begins('Contacto:'), begins('Mensaje:'), ['data/form forms.contact.payload']],
    ['nothing of other words after it', begins('Contacto:'), begins('Contacto:'), []],
  ])('%s', (_name, before, after, expected) => expect(codes(before, after)).toEqual(expected));

  it('which rows go', () => {
    expect(found(keeping(months(24)), keeping(months(12)))[0]?.[2]).toContain('/inbox/leads?to=2025-03-31');
    expect(found(keeping(months(24)), keeping(days(30)))[0]?.[2]).toContain('?to=2026-03-01');
  });

  it.each([
    [days(30), months(1), true],
    [days(31), months(1), false],
    [months(12), days(365), false],
    [months(12), days(366), true],
    [days(365), months(12), true],
  ])('whether %j is shorter than %j: %s', (now, was, shorter) => expect(isShorter(now, was)).toBe(shorter));
});

it('writes a change of stored data once it is accepted, and nothing before', async () => {
  const project = await makeGenerated();
  const before = project.snapshot();
  project.edit('spec/base.ts', 'leads: months(24)', 'leads: months(12)');
  const refused = await project.generate();
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.err).toMatch(/spec\/base\.ts:\d+:\d+ error data\/retention/);
  expect(refused.err).toContain('npm run generate -- --accept');
  expect((await project.generate(['--check'])).err).toContain('1 change to stored data; nothing was written.');
  expect(project.snapshot()).toEqual(before);
  const accepted = await project.generate(['--accept']);
  expect(accepted).toMatchObject({ status: 0, err: '' });
  expect(accepted.out).toContain('1 change to stored data, accepted.');
  expect(accepted.out).toContain('warning data/retention');
  expect(accepted.out).not.toContain(' error ');
  expect(await project.generate(['--check', '--strict'])).toMatchObject({ status: 0, err: '' });
});

it('asks for it also where the snapshot was deleted, and git has it', async () => {
  const project = await makeGenerated();
  beginHistory(project.root);
  project.remove('site/generated/snapshot.json');
  project.edit('spec/base.ts', ", done: { label: { es: 'Atendido', en: 'Done' }, tone: 'done' }", '');
  expect((await project.generate()).err).toContain('error data/status');
});

it('asks for nothing where the studio takes back what no commit has yet', async () => {
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

it('writes a change of addresses at once, and warns of it once', async () => {
  const project = await makeGenerated();
  project.edit('spec/base.ts', "aliases: ['/hogar']", "aliases: ['/casa']");
  expect((await project.generate(['--check', '--strict'])).err).toContain('warning address/gone');
  const { status, out } = await project.generate();
  expect(status).toBe(0);
  expect(out).toContain("{ from: '/hogar', to: 'home', status: 308 },");
  expect((await project.generate()).out).not.toContain('address/gone');
  expect(await project.generate(['--check', '--strict'])).toMatchObject({ status: 0, err: '' });
});

it('warns of an address since the site was last published, until it is redirected or listed as removed, and fails in CI', async () => {
  const project = await makeGenerated();
  const git = (...args: string[]): string => gitIn(project.root, ...args);
  beginHistory(project.root);
  git('tag', 'published/2026-01-01-1');
  project.edit('spec/base.ts', "aliases: ['/hogar']", "aliases: ['/casa']");
  await project.generate();
  git('commit', '--all', '--quiet', '--message', 'b');
  expect((await project.generate()).out).toContain('warning address/gone');
  expect(await project.start(['--check'])).toMatchObject({ status: 0 });
  expect(await project.start(['--check'], { CI: 'true' })).toMatchObject({
    status: 1,
    err: expect.stringContaining('error address/gone') as string,
  });
  project.edit('spec/base.ts', 'redirects: [', "removed: ['/hogar'],\n    redirects: [");
  expect((await project.generate()).out).not.toContain('address/gone');
  expect(await project.start(['--check'], { CI: 'true' })).toMatchObject({ status: 0 });
  git('tag', '--delete', 'published/2026-01-01-1');
  project.edit('spec/base.ts', "aliases: ['/casa']", 'aliases: []');
  expect((await project.generate()).out).toContain('"/casa" no longer exists');
});
