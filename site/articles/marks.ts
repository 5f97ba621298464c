import type { ListedArticle } from '#contract';

/**
 * What the dev server and a preview say of an article that is not public: it is told to those who write, in the language of their
 * tools.
 */
export function marks(articles: readonly ListedArticle[], slug: string): string {
  const article = articles.find((one) => one.slug === slug);
  return markOf(article);
}

/** The same for an article that is at hand. */
export function markOf({ draft, publish }: Pick<ListedArticle, 'draft' | 'publish'> = {}): string {
  if (draft) return 'Draft';
  return publish === undefined ? '' : `From ${publish.replace('T', ' ')}`;
}
