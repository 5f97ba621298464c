import type { ArticleEntry, SiteSpec } from '../../../generator/schema/index.ts';
import { parseSpec } from '../../../generator/read/load.ts';
import { site } from '../valid-spec.ts';

/** Valid articles with different texts and the slugs `texto-0`, `texto-1` and so on. */
export function articles(count: number): ArticleEntry[] {
  return Array.from({ length: count }, (_, index) => article(index));
}

/** The article `texto-0` with these changes. */
export function changedArticle(changes: Partial<ArticleEntry>): ArticleEntry {
  return { ...article(0), ...changes };
}

/** The site's spec with these articles added. */
export function withArticles(...added: readonly ArticleEntry[]): SiteSpec {
  if (!site.articles) throw new Error('The spec has no articles.');
  return withEntries(...site.articles.entries, ...added);
}

/** The site's spec with no other articles than these. */
export function withEntries(...entries: readonly ArticleEntry[]): SiteSpec {
  return parseSpec({ ...site, articles: { ...site.articles, entries } }).data as SiteSpec;
}

function article(index: number): ArticleEntry {
  return {
    slug: `texto-${index}`,
    title: { es: `Texto ${index}`, en: `Text ${index}` },
    description: {
      es: `El texto número ${index} trata de lo que conviene tener en orden antes de que termine el año.`,
      en: `Text number ${index} is about what should be in order before the year comes to an end, and why.`,
    },
    category: 'cuidados',
    date: '2024-02-01',
    author: { es: 'Equipo', en: 'Team' },
    body: { es: `<h2>Parte</h2>\n<p>Cuerpo ${index}.</p>`, en: `<h2>Part</h2>\n<p>Body ${index}.</p>` },
  };
}
