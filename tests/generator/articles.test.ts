import { describe, expect, it } from 'vitest';
import { compileRoutes } from '../../generator/compile/routes.ts';
import { checkSpec } from '../../generator/check/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { routes } from '#generated/routes.ts';
import real from '#spec';
import { articles, changedArticle, withArticles } from './support/articles.ts';
import { both, filesOf } from './valid-spec.ts';

it('an added article adds one file and one line to the list of articles, and changes no other file', () => {
  // With a single article, the route table also has a catch-all route.
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
  it('are the same at run time, made from the list of articles, as compiled from the spec', () => {
    const byUrl = (all: readonly { readonly url: string }[]) =>
      Object.fromEntries(all.map((route) => [route.url, route]));
    expect(byUrl(routes)).toEqual(byUrl(compileRoutes(real)));
  });

  it('include one per language for each article, with its date, and a catch-all only for a single article', () => {
    const catchAll = (spec: SiteSpec) => compileRoutes(spec).flatMap(({ url, pattern }) => (pattern ? [url] : []));
    expect([catchAll(real), catchAll(withArticles(...articles(1)))]).toEqual([['/blog/_any', '/en/blog/_any'], []]);
    const compiled = compileRoutes(withArticles(...articles(1))).filter(({ page }) => page === 'article');
    expect(
      compiled.map(({ url, article, canonical, indexable, modified }) => [
        url,
        article,
        canonical,
        indexable,
        modified,
      ]),
    ).toEqual([
      ['/blog/primer-cierre-fiscal', 'primer-cierre-fiscal', '/blog/primer-cierre-fiscal', true, '2024-01-15'],
      ['/en/blog/primer-cierre-fiscal', 'primer-cierre-fiscal', '/en/blog/primer-cierre-fiscal', true, '2024-01-15'],
      ['/blog/texto-0', 'texto-0', '/blog/texto-0', true, '2024-02-01'],
      ['/en/blog/texto-0', 'texto-0', '/en/blog/texto-0', true, '2024-02-01'],
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
      '<p><a href="page:contact">a</a> <a target="_blank" href="page:home#contact">b</a> <a href="article:primer-cierre-fiscal">c</a> <a href="page:dashboard">d</a> "href="page:x""</p>',
    );
    expect(checkSpec(spec)).toEqual([]);
    expect(htmlOf(spec, 'es')).toBe(
      '<p><a href="/contacto">a</a> <a target="_blank" href="/inicio#contact">b</a> <a href="/blog/primer-cierre-fiscal">c</a> <a href="/dashboard">d</a> "href="page:x""</p>',
    );
    expect(htmlOf(spec, 'en')).toContain(
      '<a href="/en/contacto">a</a> <a target="_blank" href="/en/inicio#contact">b</a> <a href="/en/blog/primer-cierre-fiscal">c</a> <a href="/en/dashboard">d</a>',
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
    const onPage = (html: string): SiteSpec => ({
      ...real,
      pages: real.pages.map((page) =>
        page.id === 'about'
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
    });
    const valid = onPage('<p><a href="page:contact">a</a></p>');
    expect(checkSpec(valid)).toEqual([]);
    expect(filesOf(valid).get('site/generated/locales/en/about.json')).toContain('/en/contacto');
    expect(
      checkSpec(onPage('<p><a href="page:contct">a</a> <a href="#nowhere">b</a></p>')).map(({ code }) => code),
    ).toEqual(['page/unknown', 'link/unknown-fragment', 'page/unknown', 'link/unknown-fragment']);
  });
});
