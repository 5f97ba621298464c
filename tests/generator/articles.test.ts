import { describe, expect, it } from 'vitest';
import { articles as files } from './support/articles.ts';
import { compileRoutes } from '../../generator/compile/routes.ts';
import { checkSpec } from '../../generator/check/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { routes } from '#generated/routes.ts';
import real from '#spec';
import { filesOf } from './valid-spec.ts';

function withMore(count: number): SiteSpec {
  const { articles } = real;
  if (!articles) throw new Error('the spec has no articles');
  return { ...real, articles: { ...articles, entries: [...articles.entries, ...files(count)] } };
}

describe('with more articles', () => {
  // With one article, the route table also has a catch-all route.
  const few = filesOf(withMore(1));
  const many = filesOf(withMore(50));

  it('there is one file more for each, and a line in the list of all; no other file changes', () => {
    const changed = [...many].filter(([path, content]) => few.get(path) !== content).map(([path]) => path);
    expect(changed.toSorted()).toEqual(
      [
        'site/generated/articles.json',
        ...files(50)
          .slice(1)
          .map(({ slug }) => `site/generated/articles/${slug}.json`),
      ].toSorted(),
    );
    const lines = (from: Map<string, string>): number =>
      from.get('site/generated/articles.json')?.split('\n').length ?? 0;
    expect(lines(many) - lines(few)).toBe(49);
  });

  it('the spec is still valid', () => expect(checkSpec(withMore(50))).toEqual([]));
});

describe('the addresses of articles', () => {
  const byUrl = (all: readonly { readonly url: string }[]) =>
    Object.fromEntries(all.map((route) => [route.url, route]));

  it('that the site makes of the list are those that the spec declares', () => {
    expect(byUrl(routes)).toEqual(byUrl(compileRoutes(real)));
  });

  it('are one per language with its date; any other slug has one unlisted page', () => {
    const others = (spec: SiteSpec) => compileRoutes(spec).flatMap(({ url, pattern }) => (pattern ? [url] : []));
    expect([others(real), others(withMore(1))]).toEqual([['/blog/_any', '/en/blog/_any'], []]);
    const compiled = compileRoutes(withMore(1)).filter(({ page }) => page === 'article');
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

describe('the links of an article', () => {
  const [first] = files(1);
  const linking = (body: string): SiteSpec => {
    const { articles } = real;
    if (!articles || !first) throw new Error('the spec has no articles');
    return {
      ...real,
      articles: { ...articles, entries: [...articles.entries, { ...first, body: { es: body, en: body } }] },
    };
  };
  const bodyOf = (spec: SiteSpec, locale: 'es' | 'en'): string =>
    (
      JSON.parse(filesOf(spec).get('site/generated/articles/texto-0.json') ?? '') as Record<
        string,
        { article: { html: string } }
      >
    )[locale]?.article.html ?? '';

  it('that name a page or an article become its own path in the language of the text', () => {
    const spec = linking(
      '<p><a href="page:contact">a</a> <a target="_blank" href="page:home#contact">b</a> <a href="article:primer-cierre-fiscal">c</a> <a href="page:dashboard">d</a> "href="page:x""</p>',
    );
    expect(checkSpec(spec)).toEqual([]);
    expect(bodyOf(spec, 'es')).toBe(
      '<p><a href="/contacto">a</a> <a target="_blank" href="/inicio#contact">b</a> <a href="/blog/primer-cierre-fiscal">c</a> <a href="/dashboard">d</a> "href="page:x""</p>',
    );
    expect(bodyOf(spec, 'en')).toContain(
      '<a href="/en/contacto">a</a> <a target="_blank" href="/en/inicio#contact">b</a> <a href="/en/blog/primer-cierre-fiscal">c</a> <a href="/en/dashboard">d</a>',
    );
  });

  it('may lead to files of site/public/ and of every build, and nowhere else', () => {
    const spec = linking(
      '<p><a href="/guia.pdf">a</a> <a href="/licences.txt">b</a> <a href="https://a.example/?b=1&amp;c">c</a> <a href="mailto:{{email}}">d</a> <a href="tel:+52">e</a></p>',
    );
    expect(checkSpec(spec, new Set(['/guia.pdf']))).toEqual([]);
    expect(checkSpec(spec).map(({ code, path, offset }) => [code, path.at(-1), offset])).toEqual([
      ['link/unknown-path', 'es', 12],
      ['link/unknown-path', 'en', 12],
    ]);
  });

  it('of a block on a page are checked and written alike, and may lead to a place on that page', () => {
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
    const right = onPage('<p><a href="page:contact">a</a></p>');
    expect(checkSpec(right)).toEqual([]);
    expect(filesOf(right).get('site/generated/locales/en/about.json')).toContain('/en/contacto');
    expect(
      checkSpec(onPage('<p><a href="page:contct">a</a> <a href="#nowhere">b</a></p>')).map(({ code }) => code),
    ).toEqual(['page/unknown', 'link/unknown-fragment', 'page/unknown', 'link/unknown-fragment']);
  });
});
