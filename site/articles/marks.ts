import type { ListedArticle } from '#contract';

/** The label of an unpublished article on the dev server and in previews. In English, since it is for editors. */
export function markOf({ draft, publish }: Pick<ListedArticle, 'draft' | 'publish'> = {}): string {
  if (draft) return 'Draft';
  return publish === undefined ? '' : `From ${publish.replace('T', ' ')}`;
}
