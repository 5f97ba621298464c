import type { ArticleFile, CompiledPage, Localized } from '#contract';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from '#generated/languages.ts';
import { routes } from '#generated/routes.ts';
import { articleIndex, type ArticleIndex } from '../articles/teasers.ts';
import { isArticle, MODEL, MODEL_DATE, modelTexts } from './article-model.ts';

// Read as files, and not imported: the bundler would make a module of each of thousands.
const folder = import.meta.env.ARTICLES ?? fileURLToPath(new URL('../generated/articles/', import.meta.url));

function fileOf(slug: string): string {
  return `${folder}${slug}.json`;
}

/** Whether the generator has written an article. */
export function hasArticle(slug: string): boolean {
  return existsSync(fileOf(slug));
}

function readFile(slug: string): ArticleFile {
  return JSON.parse(readFileSync(fileOf(slug), 'utf8')) as ArticleFile;
}

/** Reads an article, or the model of them all. */
export function readArticle(slug: string): ArticleFile {
  return slug === MODEL ? model() : readFile(slug);
}

/** All articles have words by the same keys, so any of them shows which. */
function model(): ArticleFile {
  const article = readFile(routes.find(isArticle)?.article ?? '');
  const texts = Object.fromEntries(locales.map((locale) => [locale, modelTexts(article[locale])]));
  return { date: MODEL_DATE, ...(texts as Omit<ArticleFile, 'date'>) };
}

let index: ArticleIndex | undefined;

/** The articles of the site. While a maintainer writes, they change, and are read anew for each page. */
export function siteArticles(): ArticleIndex {
  return import.meta.env.MODE === 'development' ? articleIndex(readFile) : (index ??= articleIndex(readFile));
}

/** The page that all articles share as the page of one of them, at its own address. */
export function asArticle(
  page: CompiledPage,
  { date, own }: Pick<ArticleFile, 'date' | 'own'>,
  href: Localized | undefined,
): CompiledPage {
  const breadcrumbs = page.breadcrumbs?.map((step, index, { length }) =>
    href && index === length - 1 ? { ...step, href } : step,
  );
  return {
    ...page,
    ...(breadcrumbs && { breadcrumbs }),
    blocks: page.blocks.map((block) => (block.kind === 'article' ? { ...block, ...own, date } : block)),
  };
}
