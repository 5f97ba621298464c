import type { ArticleSnapshot, Snapshot } from '../snapshot/snapshot.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';
import { differingLocales, inLanguages } from './localized-text.ts';
import { listing } from './phrases.ts';
import { names, same } from './value.ts';

function bySlug({ articles }: Snapshot): Record<string, ArticleSnapshot> {
  return Object.fromEntries((articles?.entries ?? []).map((entry) => [entry.slug, entry]));
}

/** What changed of the articles, and of what all of them have. */
export function articleChanges({ before, after, locales }: Change): string[] {
  const [old, now] = [bySlug(before), bySlug(after)];
  const { added, removed, kept } = names(old, now);
  const edited = kept.flatMap((slug) => {
    const [was, is] = [old[slug]!, now[slug]!];
    const languages = inLanguages(differingLocales(was.digests, is.digests, locales), locales);
    if (languages !== '') return [slug + languages];
    if (was.draft !== is.draft) return [`${slug} (${is.draft ? 'now a draft' : 'no longer a draft'})`];
    if (was.publish !== is.publish) return [`${slug} (publish)`];
    return was.date === is.date ? [] : [`${slug} (date)`];
  });
  const isInOrder = same(
    kept,
    Object.keys(old).filter((slug) => slug in now),
  );
  const around = (['back', 'share', 'actions', 'categories', 'list'] as const).flatMap((part) =>
    before.articles && after.articles
      ? differences(`articles.${part}`, before.articles[part], after.articles[part])
      : [],
  );
  return [
    ...listing(added, 'article', 'added'),
    ...listing(removed, 'article', 'removed'),
    ...listing(edited, 'article', 'changed'),
    ...(isInOrder ? [] : ['articles in another order']),
    ...around,
  ];
}
