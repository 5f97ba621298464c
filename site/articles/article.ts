import type { ArticleFile, CompiledPage, RouteEntry } from '#contract';
import { articleIndex, type ArticleIndex } from './teasers.ts';
import { hasGeneratedJson, readGeneratedJson } from '../generated-json.ts';

function fileOf(slug: string): string {
  return `articles/${slug}.json`;
}

/** Whether the generator has written an article. */
export function hasArticle(slug: string): boolean {
  return hasGeneratedJson(fileOf(slug));
}

export function readArticle(slug: string): ArticleFile {
  return readGeneratedJson(fileOf(slug));
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
