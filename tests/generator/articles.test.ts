import { describe, expect, it } from 'vitest';
import { compileRoutes } from '../../generator/compile/routes.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { checkSpec } from '../../generator/check/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { routes } from '#generated/routes.ts';
import { articles, changedArticle, withArticles, withEntries } from './support/articles.ts';
import { both, filesOf, site } from './valid-spec.ts';

it('an added article adds one file and one line to the list of articles, and changes no other file', () => {
  const few = filesOf(withArticles(...articles(1)));
  const many = filesOf(withArticles(...articles(50)));
  const list = 'site/generated/articles.json';
  expect(checkSpec(withArticles(...articles(50)))).toEqual([]);
  const added = articles(50).slice(1);
  expect([...many].flatMap(([path, content]) => (few.get(path) === content ? [] : [path])).toSorted()).toEqual(
    [list, ...added.map(({ slug }) => `site/generated/articles/${slug}.json`)].toSorted(),
  );
  const lines = (files: Map<string, string>): number => files.get(list)?.split('\n').length ?? 0;
  expect(lines(many) - lines(few)).toBe(49);
});

describe('the routes of articles', () => {
  const later = 'su-dentista-en-el-siglo-xxii';
  const published = withEntries(...(site.articles?.entries ?? []).filter(({ slug }) => slug !== later));

  it('are the same at run time, made from the list of articles, as compiled from the spec', () => {
    const byUrl = (all: readonly { readonly url: string }[]) =>
      Object.fromEntries(all.map((route) => [route.url, route]));
    const ofArticles = (all: readonly { readonly url: string; readonly page: string }[]) =>
      byUrl(all.filter(({ page }) => page === 'article'));
    expect(Object.keys(ofArticles(routes))).toContain('/fr/blog/cepillado-con-brackets');
    expect(ofArticles(routes)).toEqual(ofArticles(compileRoutes(published)));
  });

  it('include one per language for each article, with its date, and a catch-all only for a single article', () => {
    const catchAll = (spec: SiteSpec) => compileRoutes(spec).flatMap(({ url, pattern }) => (pattern ? [url] : []));
    const [first] = site.articles?.entries ?? [];
    const several = withEntries(first!, ...articles(1));
    expect([catchAll(withEntries(first!)), catchAll(several)]).toEqual([
      ['/blog/_any', '/en/blog/_any', '/fr/blog/_any'],
      [],
    ]);
    const compiled = compileRoutes(several).filter(({ page }) => page === 'article');
    expect(
      compiled.map(({ url, article, canonical, indexable, modified }) => [
        url,
        article,
        canonical,
        indexable,
        modified,
      ]),
    ).toEqual([
      ...['', '/en', '/fr'].map((prefix) => {
        const url = `${prefix}/blog/antes-de-la-primera-cita`;
        return [url, 'antes-de-la-primera-cita', url, true, '2026-09-14'];
      }),
      ...['', '/en', '/fr'].map((prefix) => {
        const url = `${prefix}/blog/texto-0`;
        return [url, 'texto-0', url, true, '2024-02-01'];
      }),
    ]);
  });
});

describe('the links in an article', () => {
  const withBody = (html: string): SiteSpec => withArticles(changedArticle({ body: both(html) }));
  const htmlOf = (spec: SiteSpec, locale: 'es' | 'en'): string => {
    const file = filesOf(spec).get('site/generated/articles/texto-0.json') ?? '';
    return (JSON.parse(file) as Record<string, { article: { html: string } }>)[locale]?.article.html ?? '';
  };

  it('to a page or an article become paths in the language of the text', () => {
    const spec = withBody(
      '<p><a href="page:contact">a</a> <a target="_blank" href="page:home#contact">b</a> <a href="article:antes-de-la-primera-cita">c</a> <a href="page:dashboard">d</a> "href="page:x""</p>',
    );
    expect(checkSpec(spec)).toEqual([]);
    expect(htmlOf(spec, 'es')).toBe(
      '<p><a href="/contacto">a</a> <a target="_blank" href="/inicio#contact">b</a> <a href="/blog/antes-de-la-primera-cita">c</a> <a href="/dashboard">d</a> "href="page:x""</p>',
    );
    expect(htmlOf(spec, 'en')).toContain(
      '<a href="/en/contacto">a</a> <a target="_blank" href="/en/inicio#contact">b</a> <a href="/en/blog/antes-de-la-primera-cita">c</a> <a href="/en/dashboard">d</a>',
    );
  });

  it('to a path must lead to a file in site/public/ or one that every build creates', () => {
    const spec = withBody(
      '<p><a href="/guia.pdf">a</a> <a href="/licences.txt">b</a> <a href="https://a.example/?b=1&amp;c">c</a> <a href="mailto:{{email}}">d</a> <a href="tel:+52">e</a></p>',
    );
    expect(checkSpec(spec, new Set(['/guia.pdf']))).toEqual([]);
    expect(checkSpec(spec).map(({ code, path, offset }) => [code, path.at(-1), offset])).toEqual([
      ['link/unknown-path', 'es', 12],
      ['link/unknown-path', 'en', 12],
    ]);
  });

  it('are checked and compiled in an article block of a page too, where fragments of that page are allowed', () => {
    const link = { kind: 'page', page: 'home' } as const;
    const text = { es: 'Algo', en: 'Something' };
    const onPage = (html: string): SiteSpec => {
      const spec = {
        ...site,
        pages: site.pages.map((page) =>
          page.id === 'careers'
            ? {
                ...page,
                blocks: [
                  ...page.blocks,
                  {
                    kind: 'article',
                    back: link,
                    heading: text,
                    category: text,
                    date: '2024-01-01',
                    author: text,
                    html: { es: html, en: html },
                    share: text,
                    actions: [link],
                  },
                ],
              }
            : page,
        ),
      };
      return parseSpec(spec).data as SiteSpec;
    };
    const valid = onPage('<p><a href="page:contact">a</a></p>');
    expect(checkSpec(valid)).toEqual([]);
    expect(filesOf(valid).get('site/generated/locales/en/careers.json')).toContain('/en/contacto');
    expect(
      checkSpec(onPage('<p><a href="page:contct">a</a> <a href="#nowhere">b</a></p>')).map(({ code }) => code),
    ).toEqual(['page/unknown', 'link/unknown-fragment', 'page/unknown', 'link/unknown-fragment']);
  });
});
