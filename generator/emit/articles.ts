import type { ListedArticle } from '#contract';
import { compileArticle, compileArticlePage, shownArticles } from '../compile/articles.ts';
import type { ShownArticles } from '../compile/articles.ts';
import { frameDigest } from '../compile/frame.ts';
import type { Frame } from '../compile/frame.ts';
import { memoize } from '../memoize.ts';
import { articleAttributes, articleElements } from '../schema/index.ts';
import type { ArticleEntry, SiteSpec } from '../schema/index.ts';
import { code, jsonFile, plannedFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';
import { pageModule } from './pages.ts';

/**
 * The page that all articles share; for each article a file with its day and its words, read when its page is
 * rendered; and the list of them all, a line each. Nothing else grows with their number.
 */
export const emitArticles = (spec: SiteSpec): PlannedFile[] => [
  tsFile(
    'site/generated/article-html.ts',
    'articles',
    () => `/** What an article's text may be made of. */
export const articleElements: readonly string[] = ${code(articleElements)};
export const articleAttributes: readonly string[] = ${code(articleAttributes)};
`,
  ),
  ...emitEntries(spec),
];

const line = ({ slug, date }: ArticleEntry): string => `  ${JSON.stringify({ slug, date } satisfies ListedArticle)}`;

const emitEntries = (spec: SiteSpec): PlannedFile[] => {
  const shown = shownArticles(spec);
  if (!shown) return [];
  const { entries, ...around } = shown.articles;
  const context = JSON.stringify([frameDigest(spec), shown.page, around]);
  return [
    plannedFile('site/generated/articles.json', 'articles', () => `[\n${entries.map(line).join(',\n')}\n]\n`),
    pageModule('articles', shown.page, () => compileArticlePage(spec, shown)),
    ...entries.map((entry) => memoized(entry, context, () => emitEntry(spec, shown, entry))),
  ];
};

const memoized = memoize<PlannedFile>();

const emitEntry = (spec: Frame, shown: ShownArticles, entry: ArticleEntry): PlannedFile =>
  jsonFile(`site/generated/articles/${entry.slug}.json`, `articles.${entry.slug}`, () => compileArticle(spec, shown, entry));
