import { expect, it } from 'vitest';
import { compileRedirects, compileRoutes } from '../../generator/compile/routes.ts';
import { finished } from '../../generator/emit/file.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { checkSpec, reviewSpec } from '../../generator/check/index.ts';
import { pageHref } from '../../generator/compile/links.ts';
import { defineBlock, only, type SiteSpec, textSchema, z } from '../../generator/schema/index.ts';
import { takeSnapshot } from '../../generator/write/snapshot.ts';
import { changeLines } from '../../generator/write/spec-changes.ts';
import { specInLocales } from '../fixtures/in-locales.ts';
import { filesOf, site } from './valid-spec.ts';

/** The fixture site in other languages, including the settings that name languages. */
function siteIn(...locales: string[]): SiteSpec {
  const spec = specInLocales(site, locales);
  const countryLookup = site.integrations.countryLookup && {
    ...site.integrations.countryLookup,
    languages: {},
    otherwise: spec.locales.default,
  };
  const { securityContact: _, ...firm } = spec.firm;
  const pages = Object.entries(spec.routes.pages).map(([id, page]) => [id, { ...page, languages: undefined }]);
  const routes = { ...spec.routes, pages: Object.fromEntries(pages), removed: [] } as SiteSpec['routes'];
  return { ...spec, firm, routes, integrations: { ...spec.integrations, ...(countryLookup && { countryLookup }) } };
}

function urlsOf(spec: SiteSpec, page: string): string[] {
  return compileRoutes(spec)
    .filter((route) => route.page === page)
    .map(({ url }) => url);
}

it.each([
  ['one language', ['es']],
  ['one other language', ['fr']],
  ['three languages', ['es', 'en', 'fr']],
  ['a regional and a right-to-left language', ['pt-BR', 'es', 'ar']],
  ['ten languages', ['en', 'es', 'fr', 'de', 'it', 'nl', 'sv', 'da', 'fi', 'pl']],
])('a site in %s is valid and can be generated', async (_, locales) => {
  const spec = siteIn(...locales);
  expect(parseSpec(spec).success).toBe(true);
  expect(checkSpec(spec)).toEqual([]);
  const files = filesOf(spec);
  expect(
    [...files.keys()].flatMap((path) => /^site\/generated\/locales\/(.+)\/home\.json$/.exec(path)?.[1] ?? []),
  ).toEqual(locales);
  // Code that does not parse is not formatted.
  for (const path of ['routes', 'languages', 'navigation'])
    await finished({ path: `${path}.ts`, source: path, content: files.get(`site/generated/${path}.ts`) ?? '' });
});

it('paths have no prefix in the default language, and a prefix in every other', () => {
  const spec = siteIn('es', 'en', 'fr');
  expect(urlsOf(spec, 'home')).toEqual(['/inicio', '/en/inicio', '/fr/inicio']);
  expect(compileRoutes(spec).find(({ url }) => url === '/fr/inicio')).toMatchObject({
    locale: 'fr',
    canonical: '/fr/inicio',
    alternates: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' },
  });
  expect(
    compileRedirects(spec)
      .filter(({ from }) => ['/', '/en', '/fr'].includes(from))
      .map(({ from, to }) => [from, to]),
  ).toEqual([
    ['/', '/inicio'],
    ['/en', '/en/inicio'],
    ['/fr', '/fr/inicio'],
  ]);
});

it('the default language need not be the first, and a site may have a single language', () => {
  const french = siteIn('es', 'en', 'fr');
  expect(urlsOf({ ...french, locales: { ...french.locales, default: 'fr' as never } }, 'home')).toEqual([
    '/es/inicio',
    '/en/inicio',
    '/inicio',
  ]);
  expect(urlsOf(siteIn('fr'), 'home')).toEqual(['/inicio']);
  expect(filesOf(siteIn('fr')).get('tests/generated/routes.test.ts')).not.toMatch(/"\/(?:en|fr)\//);
});

it('pages, articles, forms and shared texts are generated in a third language', () => {
  const files = filesOf(siteIn('es', 'en', 'fr'));
  expect([...files.keys()]).toContain('site/generated/locales/fr/privacy.json');
  expect(JSON.parse(files.get('site/generated/articles/antes-de-la-primera-cita.json') ?? '{}')).toHaveProperty(
    'fr.title',
  );
  expect(files.get('site/generated/routes.ts')).toContain('"fr": `/fr/blog/${slug}`');
  expect(files.get('site/generated/forms/contact-home.ts')).toMatch(/"fr": "Name"/);
  expect(files.get('tests/generated/forms.test.ts')).toContain('"/fr/contacto"');
  expect(files.get('site/generated/languages.ts')).toContain('"openGraph": "fr_FR"');
  expect(filesOf(siteIn('es', 'ar')).get('site/generated/languages.ts')).toContain('"direction": "rtl"');
});

it('opening hours join days by the message of the language', () => {
  const spec = siteIn('es', 'fr');
  const messages = {
    ...spec.messages,
    'hours.days': { es: '{{from}} a {{to}}', fr: 'du {{from}} au {{to}}' },
  } as unknown as SiteSpec['messages'];
  expect(filesOf({ ...spec, messages }).get('site/generated/site.ts')).toContain('"Du lundi au vendredi"');
});

it('a text may lack only a language that is marked as partial, which causes a warning', () => {
  const [two, three] = [siteIn('es', 'en'), siteIn('es', 'en', 'fr')];
  const { locales } = three;
  const mixed = { ...three, pages: two.pages };
  expect(checkSpec(parseSpec(mixed).data as SiteSpec)[0]).toMatchObject({
    code: 'text/missing-language',
    path: ['pages', 0, 'title'],
    message: 'The French text is missing.',
  });
  const partial = { ...locales, all: { ...locales.all, fr: { name: 'français', tag: 'fr-FR', partial: true } } };
  const spec = parseSpec({ ...mixed, locales: partial }).data as SiteSpec;
  expect(checkSpec(spec)).toEqual([]);
  const warnings = reviewSpec(spec).filter(({ code }) => code === 'text/untranslated');
  expect(warnings.map(({ path, hint }) => [path.at(-1), hint])).toEqual([
    ['fr', 'To translate them: npm run texts -- --export fr.csv --to fr --only untranslated'],
  ]);
  expect(filesOf(spec).get('site/generated/locales/fr/home.json')).toContain('"La clínica en cifras"');
  const [count] = warnings.map(({ message }) => Number(/\d+/.exec(message)?.[0]));
  const [page, ...others] = mixed.pages;
  const twice = { ...mixed, pages: [{ ...page, title: page?.description }, ...others], locales: partial };
  const once = reviewSpec(parseSpec(twice).data as SiteSpec).find(({ code }) => code === 'text/untranslated');
  expect(once?.message).toContain(`: ${Number(count) - 1} texts`);
});

it('a text that was read with fewer languages is completed again when another is declared', () => {
  const { locales, ...rest } = siteIn('es', 'en');
  const titleIn = (...added: readonly string[]): unknown => {
    const partial = added.map((locale) => [locale, { name: locale, tag: locale, partial: true }]);
    const all = { ...locales.all, ...Object.fromEntries(partial) };
    return (parseSpec({ ...rest, locales: { ...locales, all } }).data as SiteSpec).pages[0]?.title;
  };
  expect(Object.keys(titleIn('fr') as object)).toEqual(['es', 'en', 'fr']);
  expect(Object.keys(titleIn('fr', 'pt') as object)).toEqual(['es', 'en', 'fr', 'pt']);
});

it('a block of the spec’s own shows the default language where a partial one has no text', () => {
  const { pages, ...rest } = siteIn('es', 'en', 'fr');
  const [page, ...others] = pages;
  const all = { ...rest.locales.all, fr: { name: 'français', tag: 'fr-FR', partial: true } };
  const offer = defineBlock('opening-offer', z.strictObject({ heading: textSchema }));
  const block = offer({ heading: only({ es: 'Precios', en: 'Prices' }) });
  const exported = {
    ...rest,
    locales: { ...rest.locales, all },
    pages: [{ ...page, blocks: [...(page?.blocks ?? []), block] }, ...others],
  };
  const files = filesOf(parseSpec(exported as object).data as SiteSpec);
  expect(files.get('site/generated/locales/fr/home.json')).toContain('"Precios"');
});

it('a translation may follow later in the studio, in drafts for ever, and an original never', () => {
  const { articles, pages, ...rest } = siteIn('es', 'en');
  const [page, ...others] = pages;
  const heading = { es: 'Mañana', en: 'Tomorrow' };
  const check = (title: object, draft: boolean, translateLater = false): unknown => {
    const [entry, ...entries] = articles?.entries ?? [];
    const written = { ...articles, entries: [{ ...entry, heading: only({ es: 'Mañana' }), draft }, ...entries] };
    const exported = { ...rest, pages: [{ ...page, title }, ...others], articles: written };
    const spec = parseSpec(exported as object).data as SiteSpec;
    const [errors, warnings] = [checkSpec(spec, new Set(), { translateLater }), reviewSpec(spec)];
    const [missing, later] = ['text/missing-language', 'text/translate'].map((code) =>
      [...errors, ...warnings].flatMap((found) => (found.code === code ? [found.path.join('.')] : [])),
    );
    return { missing, later };
  };
  const inArticle = 'articles.entries.0.heading';
  expect(check(heading, false)).toEqual({ missing: [inArticle], later: [`${inArticle}.en`] });
  expect(check(heading, false, true)).toEqual({ missing: [], later: [`${inArticle}.en`] });
  expect(check(heading, true)).toEqual({ missing: [], later: [] });
  expect(check(only({ es: 'Mañana' }), true)).toEqual({ missing: ['pages.0.title'], later: ['pages.0.title.en'] });
  expect(check(only({ en: 'Tomorrow' }), true, true)).toEqual({ missing: ['pages.0.title'], later: [] });
});

it('a page may exist in some languages only, and needs texts only in those', () => {
  const { pages, routes, ...rest } = siteIn('es', 'en', 'fr');
  const own = { ...routes.pages['careers'], languages: ['es', 'fr'] } as (typeof routes.pages)[string];
  const title = only({ es: 'La firma', fr: 'Le cabinet' } as object);
  const exported = {
    ...rest,
    routes: {
      ...routes,
      pages: { ...routes.pages, careers: own },
      redirects: [...routes.redirects, { from: '/nosotros', to: 'careers' }],
    },
    pages: pages.map((page) => (page.id === 'careers' ? { ...page, title } : page)),
  };
  const spec = parseSpec(exported).data as SiteSpec;
  expect(checkSpec(spec)).toEqual([]);
  expect(urlsOf(spec, 'careers')).toEqual(['/empresa/careers', '/fr/empresa/careers']);
  // The language selector, hreflang and the site map follow these.
  expect(compileRoutes(spec).find(({ page }) => page === 'careers')?.alternates).toEqual({
    es: '/empresa/careers',
    fr: '/fr/empresa/careers',
  });
  // Visitors of other languages get the default one.
  expect(compileRedirects(spec).find(({ from }) => from === '/en/nosotros')?.to).toBe('/empresa/careers');
  expect(pageHref(spec, 'careers')).toEqual({
    es: '/empresa/careers',
    en: '/empresa/careers',
    fr: '/fr/empresa/careers',
  });
  expect(filesOf(spec).has('site/generated/locales/en/careers.json')).toBe(false);

  const home = { ...routes.pages['home'], languages: ['es'] };
  const wrongPages = { ...routes.pages, home, careers: { ...own, languages: ['es', 'en', 'de'] } };
  const wrong = { ...exported, routes: { ...exported.routes, pages: wrongPages } };
  expect(checkSpec(parseSpec(wrong).data as SiteSpec).map(({ code, path }) => [code, path.join('.')])).toEqual([
    ['text/missing-language', expect.stringMatching(/^pages\.\d+\.title$/)],
    ['route/languages', 'routes.pages.home.languages'],
    ['locale/unknown', 'routes.pages.careers.languages.2'],
  ]);
});

it('a path must not begin with the prefix of a language', () => {
  const spec = siteIn('es', 'en', 'fr');
  const home = { ...spec.routes.pages['home'], path: '/fr/inicio' } as (typeof spec.routes.pages)[string];
  const diagnostics = checkSpec({ ...spec, routes: { ...spec.routes, pages: { ...spec.routes.pages, home } } });
  expect(diagnostics.map(({ code }) => code)).toContain('path/reserved');
});

it('the message about a missing placeholder names the languages with and without it', () => {
  const spec = siteIn('es', 'en', 'fr');
  const [home, ...others] = spec.pages;
  const title = { es: '{{companies}} empresas', en: '{{companies}} companies', fr: 'Entreprises' };
  const pages = [{ ...home, title }, ...others] as SiteSpec['pages'];
  expect(checkSpec({ ...spec, pages })).toContainEqual(
    expect.objectContaining({
      path: ['pages', 0, 'title', 'fr'],
      message: '{{companies}} is in the Spanish and English text but not in the French one.',
    }),
  );
});

it('an added or removed language is described in one line', () => {
  const [two, three] = [takeSnapshot(siteIn('es', 'en')), takeSnapshot(siteIn('es', 'en', 'fr'))];
  expect(changeLines(two, three)).toEqual(['locales › all › fr added']);
  expect(changeLines(three, two)).toEqual(['locales › all › fr removed']);
});
