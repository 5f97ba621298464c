import type { ArticleFile, CompiledPage, RouteEntry } from '#contract';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { articleIndex, type ArticleIndex } from '../articles/teasers.ts';

// Read as files: if they were imported, the bundler would create a module for each of thousands.
const folder = import.meta.env.ARTICLES ?? fileURLToPath(new URL('../generated/articles/', import.meta.url));

function fileOf(slug: string): string {
  return `${folder}${slug}.json`;
}

/** Whether the generator has written an article. */
export function hasArticle(slug: string): boolean {
  return existsSync(fileOf(slug));
}

export function readArticle(slug: string): ArticleFile {
  return JSON.parse(readFileSync(fileOf(slug), 'utf8')) as ArticleFile;
}

let index: ArticleIndex | undefined;

/** The articles of the site. In development they are indexed again for each page, since they may have changed. */
export function siteArticles(): ArticleIndex {
  return import.meta.env.MODE === 'development' ? articleIndex(readArticle) : (index ??= articleIndex(readArticle));
}

/** Turns the page that all articles share into the page of one of them, at its own address. */
export function asArticle(
  page: CompiledPage,
  { date, own }: Pick<ArticleFile, 'date' | 'own'>,
  href: RouteEntry['alternates'] | undefined,
): CompiledPage {
  const breadcrumbs = page.breadcrumbs?.map((step, index, { length }) =>
    href && index === length - 1 ? { ...step, href: { ...step.href, ...href } } : step,
  );
  return {
    ...page,
    ...(breadcrumbs && { breadcrumbs }),
    blocks: page.blocks.map((block) => (block.kind === 'article' ? { ...block, ...own, date } : block)),
  };
}
