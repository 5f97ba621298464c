import type { ExpectedRoute, ExpectedUnpublished, RedirectEntry } from '#contract';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { expectedForms } from './form-tests.ts';
import { code, type PlannedFile } from './file.ts';
import { addressOf, languagesOfPage, languagesOfSite, pageAddress, pathOf, words } from './spec-words.ts';

/**
 * Tests that every address answers as declared, that every form reaches each of its outcomes, and that each role may do
 * at the desk and in the database what the spec says.
 */
export function emitTests(spec: SiteSpec): PlannedFile[] {
  // Vitest fails suites without tests.
  const suites = Object.entries({
    describeRoutes: expectedRoutes(spec),
    describeRedirects: expectedRedirects(spec),
    describeMissing: expectedMissing(spec),
    describeUnpublished: expectedUnpublished(spec),
  }).filter(([, rows]) => rows.length > 0);
  const forms = expectedForms(spec);
  const test = (
    name: string,
    from: string,
    calls: readonly [name: string, rows: unknown][],
    source = name,
  ): PlannedFile => ({
    path: `tests/generated/${name}.test.ts`,
    source,
    content: `import { ${calls.map(([call]) => call).join(', ')} } from '#tests/support/${from}.ts';

${calls.map(([call, rows]) => `${call}(${code(rows)});\n`).join('\n')}`,
  });
  return [
    test('routes', 'routes', suites),
    ...(forms.length > 0 ? [test('forms', 'forms/describe', [['describeForms', forms]])] : []),
    ...(spec.desk ? [test('desk', 'desk', [['describeDesk', expectedPermissions(spec)]], 'desk.roles')] : []),
  ];
}

/** Every address of a page that exists, with the title of its page. */
function expectedRoutes(spec: SiteSpec): ExpectedRoute[] {
  const { pages, routes, articles } = spec;
  return Object.entries(routes.pages).flatMap(([page, route]) => {
    if (route.planned) return [];
    // One article represents all, so that the number of tests does not grow with the blog.
    const article = route.shows && articles?.entries.find(({ slug }) => slug === route.canonicalParameter);
    if (route.shows && !article) return [];
    const title = article?.title ?? pages.find(({ id }) => id === page)?.title;
    const languages = languagesOfPage(spec, page);
    const versions = languages.map((locale): [string, string] => [locale, pageAddress(spec, page, locale)]);
    // The version for visitors with other languages.
    const other: [string, string] = ['x-default', pageAddress(spec, page, spec.locales.default)];
    const alternates = languages.length > 1 ? Object.fromEntries([...versions, other]) : {};
    return languages.flatMap((locale) => {
      const own: Omit<ExpectedRoute, 'url'> = {
        page,
        locale,
        canonical: pageAddress(spec, page, locale),
        alternates,
        status: page === routes.notFound ? 404 : 200,
        indexable: route.indexable ?? true,
        title: titleOf(spec, title ? words(spec, title, locale) : '', locale),
      };
      const isOpen = route.path.includes('{') && (!article || articles?.entries.length === 1);
      return [
        ...[pathOf(route), ...(route.aliases ?? [])].map((path) => ({ url: addressOf(spec, path, locale), ...own })),
        // Opens a path with a parameter that the spec does not name.
        ...(isOpen ? [{ url: addressOf(spec, pathOf(route, 'otro-texto-2'), locale), ...own, indexable: false }] : []),
      ];
    });
  });
}

/** The title of a window with a page. */
function titleOf(spec: SiteSpec, title: string, locale: Locale): string {
  return spec.messages['title.pattern'] ? words(spec, 'title.pattern', locale, { title }) : title;
}

/** The redirects in each language; the one from the root leads to the home page unless the spec has its own. */
function expectedRedirects(spec: SiteSpec): RedirectEntry[] {
  const { redirects, home } = spec.routes;
  const root = redirects.some(({ from }) => from === '/') ? [] : [{ from: '/', to: home, status: undefined }];
  return [...root, ...redirects].flatMap(({ from, to, status = 302 }) =>
    languagesOfSite(spec).map((locale) => ({
      from: addressOf(spec, from, locale),
      to: pageAddress(spec, to, locale),
      status,
    })),
  );
}

/** The addresses of planned pages and of destinations that do not exist yet. */
function expectedMissing(spec: SiteSpec): string[] {
  const planned = Object.values(spec.routes.pages).filter((route) => route.planned);
  return [
    ...planned.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
    ...Object.values(spec.routes.unavailable).map(({ path }) => path),
  ]
    .filter((path) => !path.includes('{'))
    .flatMap((path) => languagesOfSite(spec).map((locale) => addressOf(spec, path, locale)));
}

/** The addresses of drafts and scheduled articles: the tests check that no page links to them. */
function expectedUnpublished(spec: SiteSpec): ExpectedUnpublished[] {
  const route = Object.values(spec.routes.pages).find(({ shows }) => shows === 'articles');
  if (!route) return [];
  const unpublished = (spec.articles?.entries ?? []).filter(({ draft, publish }) => draft || publish !== undefined);
  return unpublished.flatMap(({ slug, publish }) =>
    languagesOfSite(spec).map((locale) => ({
      url: addressOf(spec, pathOf(route, slug), locale),
      locale,
      slug,
      ...(publish !== undefined && { publish }),
    })),
  );
}

/** The permissions of each role: on people, on the audit log, on templates, and on each table. */
function expectedPermissions({ desk, tables }: SiteSpec): object[] {
  return Object.entries(desk?.roles ?? {}).map(([role, { tables: seen, powers = [] }]) => ({
    role,
    powers: {
      people: powers.includes('people'),
      audit: powers.includes('audit'),
      templates: powers.includes('templates'),
    },
    tables: Object.fromEntries(
      Object.keys(tables).map((table) => {
        const can = seen === 'all' || seen.some((one) => one === table);
        const erase = can && powers.includes('erase');
        return [table, { list: can, read: can, change: can, assign: can, export: can, copy: can, erase }];
      }),
    ),
  }));
}
