import type { CompiledArticleList, Localized } from '#contract';
import { compileArticle, compileArticlePage, listedArticle, pluralForms, shownArticles } from '../compile/articles.ts';
import { pageHref } from '../compile/links.ts';
import { localizedTextOf } from '../compile/text.ts';
import { articleAttributes, articleElements, type ArticleList, type SiteSpec } from '../schema/index.ts';
import { constantsFile, jsonFile, type PlannedFile } from './file.ts';
import { pageModule } from './pages.ts';

/**
 * The page that all articles share, a list with one line for each article, and a file with each article's texts, which
 * the server reads when it renders that article. No other output grows with the number of articles.
 */
export function emitArticles(spec: SiteSpec): PlannedFile[] {
  const list = spec.articles?.list;
  return [
    constantsFile(
      'site/generated/article-html.ts',
      'articles',
      ["The elements that an article's text may have.", 'articleElements: readonly string[]', articleElements],
      ['The attributes that they may have.', 'articleAttributes: readonly string[]', articleAttributes],
    ),
    constantsFile(
      'site/generated/article-list.ts',
      'articles.list',
      ['The time zone in which articles are published.', 'timeZone', spec.firm.timeZone],
      [
        'The texts of the list of articles.',
        'articleList: CompiledArticleList | undefined',
        list && compileList(spec, list),
      ],
    ),
    ...emitEntries(spec),
  ];
}

function compileList(spec: SiteSpec, list: ArticleList): CompiledArticleList {
  const { page, readingTime: _, lead, ...texts } = list;
  const localized = (entries: [string, ArticleList['all']][]): Record<string, Localized> =>
    Object.fromEntries(entries.map(([name, text]) => [name, localizedTextOf(spec, text)]));
  return {
    page,
    href: pageHref(spec, page),
    ...(lead && { lead: localizedTextOf(spec, lead) }),
    ...(localized(Object.entries(texts)) as Record<keyof typeof texts, Localized>),
    readingTime: localized(pluralForms(list)),
  };
}

function emitEntries(spec: SiteSpec): PlannedFile[] {
  const shown = shownArticles(spec);
  if (!shown) return [];
  const { entries } = shown.articles;
  const lines = entries.map((entry) => `  ${JSON.stringify(listedArticle(spec, entry))}`);
  return [
    { path: 'site/generated/articles.json', source: 'articles', content: `[\n${lines.join(',\n')}\n]\n` },
    pageModule('articles', compileArticlePage(spec, shown)),
    ...entries.map((entry) =>
      jsonFile(
        `site/generated/articles/${entry.slug}.json`,
        `articles.${entry.slug}`,
        compileArticle(spec, shown, entry),
      ),
    ),
  ];
}
