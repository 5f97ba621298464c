import type { CompiledArticleList } from '#contract';
import { compileArticle, compileArticlePage, listedArticle, pluralForms, shownArticles } from '../compile/articles.ts';
import type { ShownArticles } from '../compile/articles.ts';
import type { Frame } from '../compile/text.ts';
import { pageHref } from '../compile/links.ts';
import { localizedTextOf } from '../compile/text.ts';
import { articleAttributes, articleElements } from '../schema/index.ts';
import type { ArticleEntry, ArticleList, Localized, SiteSpec } from '../schema/index.ts';
import { code, jsonFile, plannedFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';
import { pageModule } from './pages.ts';

/**
 * The page that all articles share; for each article a file with its day and its words, read when its page is
 * rendered; and the list of them all, a line each. Nothing else grows with their number.
 */
export function emitArticles(spec: SiteSpec): PlannedFile[] {
  return [
    tsFile(
      'site/generated/article-html.ts',
      'articles',
      () => `/** What an article's text may be made of. */
export const articleElements: readonly string[] = ${code(articleElements)};
export const articleAttributes: readonly string[] = ${code(articleAttributes)};
`,
    ),
    listModule(spec),
    ...emitEntries(spec),
  ];
}

/** The texts of the list of articles, and the firm's time zone, which decides which articles have appeared. */
function listModule(spec: SiteSpec): PlannedFile {
  return tsFile('site/generated/article-list.ts', 'articles.list', () => {
    const list = spec.articles?.list;
    return `import type { CompiledArticleList } from '#contract';

/** Moments at which articles appear are given in it. */
export const timeZone = ${code(spec.firm.timeZone)};

export const articleList: CompiledArticleList | undefined = ${list ? code(compileList(spec, list)) : 'undefined'};
`;
  });
}

function compileList(spec: SiteSpec, list: ArticleList): CompiledArticleList {
  const { page, readingTime: _, lead, ...texts } = list;
  const labels = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, localizedTextOf(spec, text)]),
  ) as Record<keyof typeof texts, Localized>;
  const readingTime = Object.fromEntries(pluralForms(list).map(([form, text]) => [form, localizedTextOf(spec, text)]));
  return {
    page,
    href: pageHref(spec, page),
    ...(lead && { lead: localizedTextOf(spec, lead) }),
    ...labels,
    readingTime,
  };
}

function line(spec: Frame, entry: ArticleEntry): string {
  return `  ${JSON.stringify(listedArticle(spec, entry))}`;
}

function emitEntries(spec: SiteSpec): PlannedFile[] {
  const shown = shownArticles(spec);
  if (!shown) return [];
  const { entries } = shown.articles;
  return [
    plannedFile(
      'site/generated/articles.json',
      'articles',
      () => `[\n${entries.map((entry) => line(spec, entry)).join(',\n')}\n]\n`,
    ),
    pageModule('articles', shown.page, () => compileArticlePage(spec, shown)),
    ...entries.map((entry) => emitEntry(spec, shown, entry)),
  ];
}

function emitEntry(spec: Frame, shown: ShownArticles, entry: ArticleEntry): PlannedFile {
  return jsonFile(`site/generated/articles/${entry.slug}.json`, `articles.${entry.slug}`, () =>
    compileArticle(spec, shown, entry),
  );
}
