import type { CompiledArticleList, CompiledPage, Localized } from '#contract';
import { languagesOf, pageHref } from '../compile/links.ts';
import { localesOf, localizedTextOf } from '../compile/text.ts';
import { sharedTexts } from '../compile/site.ts';
import { compilePage, textsByLocale } from '../compile/page.ts';
import { allBlocks } from '../compile/walk.ts';
import { articleAttributes, articleElements, type ArticleList, type SiteSpec } from '../schema/index.ts';
import { compileArticle, compileArticlePage, listedArticle, pluralForms, shownArticles } from '../compile/articles.ts';
import { code, constantsFile, jsonFile, type PlannedFile } from './file.ts';

/** The module of a page's blocks. */
function pageModule(source: string, page: CompiledPage): PlannedFile {
  return {
    path: `site/generated/pages/${page.id}.ts`,
    source,
    content: `import type { CompiledPage } from '#contract';\n\nexport const page: CompiledPage = ${code(page)};\n`,
  };
}

/** A module with the blocks of each page, and a file with its texts in each language. */
export function emitPages(spec: SiteSpec): PlannedFile[] {
  const shared = textsByLocale(spec, sharedTexts(spec));
  const textFile = (locale: string, name: string, source: string, texts: object): PlannedFile =>
    jsonFile(`site/generated/locales/${locale}/${name}.json`, source, texts);
  return [
    ...localesOf(spec).map((locale) => textFile(locale, 'shared', 'messages', shared[locale])),
    ...spec.pages.flatMap((content) => {
      const source = `pages.${content.id}`;
      const { page, texts } = compilePage(spec, content);
      return [
        pageModule(source, page),
        ...languagesOf(spec, page.id).map((locale) => textFile(locale, page.id, source, texts[locale])),
      ];
    }),
  ];
}

/** The components and styles of the spec's own block kinds that its pages use. */
export function emitBlocks(spec: SiteSpec): PlannedFile[] {
  const used = allBlocks(spec).flatMap(({ value }) => (value.kind === 'custom' ? [value.block] : []));
  const names = [...new Set(used)].toSorted();
  const imports = names.map(
    (name, index) => `import component${index + 1} from ${code(`#spec/blocks/${name}/component.tsx`)};\n`,
  );
  const entries = names.map((name, index) => `${code(name)}: component${index + 1},`);
  return [
    {
      path: 'site/generated/blocks.ts',
      source: 'blocks',
      content: `import type { CustomBlocks } from '#contract';
${imports.join('')}
/** The components of the kinds of blocks that the spec defines itself. */
export const customBlocks: CustomBlocks = { ${entries.join(' ')} };
`,
    },
    {
      path: 'site/generated/blocks.css',
      source: 'blocks',
      content: names.map((name) => `@import "#spec/blocks/${name}/styles.css";\n`).join(''),
    },
  ];
}

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
