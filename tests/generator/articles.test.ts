import { describe, expect, it } from 'vitest';
import { articles as files } from './support/articles.ts';
import { compileRoutes } from '../../generator/compile/routes.ts';
import { plan } from '../../generator/plan.ts';
import { checkSpec } from '../../generator/rules/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { emptyLog } from '../../generator/sql/model.ts';
import { routes } from '../../site/generated/routes.ts';
import real from '../../spec/index.ts';

const withMore = (count: number): SiteSpec => {
  const { articles } = real;
  if (!articles) throw new Error('the spec has no articles');
  return { ...real, articles: { ...articles, entries: [...articles.entries, ...files(count)] } };
};
const filesOf = (spec: SiteSpec): Map<string, string> => new Map(plan(spec, emptyLog()).files.map(({ path, content }) => [path, content]));

describe('with more articles', () => {
  const few = filesOf(real);
  const many = filesOf(withMore(50));

  it('there is one file more for each, and a line in the list of all; no other file changes', () => {
    const changed = [...many].filter(([path, content]) => few.get(path) !== content).map(([path]) => path);
    expect(changed.toSorted()).toEqual(['site/generated/articles.json', ...files(50).map(({ slug }) => `site/generated/articles/${slug}.json`)].toSorted());
    const lines = (from: Map<string, string>): number => from.get('site/generated/articles.json')?.split('\n').length ?? 0;
    expect(lines(many) - lines(few)).toBe(50);
  });

  it('the spec is still sound', () => expect(checkSpec(withMore(50))).toEqual([]));
});

describe('the addresses of articles', () => {
  const byUrl = (all: readonly { readonly url: string }[]) => Object.fromEntries(all.map((route) => [route.url, route]));

  it('that the site makes of the list are those that the spec declares', () => {
    expect(byUrl(routes)).toEqual(byUrl(compileRoutes(real)));
  });

  it('are two an article, each its own, with its day; and all others show the usual one, unlisted', () => {
    const compiled = compileRoutes(withMore(1)).filter(({ page }) => page === 'article');
    expect(compiled.map(({ url, article, canonical, indexable, modified }) => [url, article, canonical, indexable, modified])).toEqual([
      ['/blog/_any', 'primer-cierre-fiscal', '/blog/primer-cierre-fiscal', false, '2024-01-15'],
      ['/en/blog/_any', 'primer-cierre-fiscal', '/en/blog/primer-cierre-fiscal', false, '2024-01-15'],
      ['/blog/primer-cierre-fiscal', 'primer-cierre-fiscal', '/blog/primer-cierre-fiscal', true, '2024-01-15'],
      ['/en/blog/primer-cierre-fiscal', 'primer-cierre-fiscal', '/en/blog/primer-cierre-fiscal', true, '2024-01-15'],
      ['/blog/texto-0', 'texto-0', '/blog/texto-0', true, '2024-02-01'],
      ['/en/blog/texto-0', 'texto-0', '/en/blog/texto-0', true, '2024-02-01'],
    ]);
  });
});
