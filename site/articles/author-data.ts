import type { CompiledBlockOf, Locale } from '#contract';
import type { BlogPosting } from 'schema-dts';
import { images } from '#generated/media.ts';
import { picturesAt } from '../pictures/view.ts';

interface Saying {
  readonly origin: string;
  readonly locale: Locale;
  readonly t: (key: string) => string;
}

/** What search engines are told of who wrote an article, and of when it was revised. */
export function authorData(
  { author, updated }: Pick<CompiledBlockOf<'article'>, 'author' | 'updated'>,
  { origin, locale, t }: Saying,
): Required<Pick<BlogPosting, 'author'>> & Pick<BlogPosting, 'dateModified'> {
  const revised = updated === undefined ? {} : { dateModified: updated };
  if (typeof author === 'string') return { author: { '@type': 'Organization', name: t(author) }, ...revised };
  const { name, role, page, image } = author;
  // The file that the page itself shows: no other one of the picture need be made.
  const [shown] = image ? picturesAt(image, 'author', images) : [];
  const person = {
    '@type': 'Person',
    name,
    ...(role !== undefined && { jobTitle: t(role) }),
    ...(shown && { image: origin + shown.img.src }),
    ...(page?.kind === 'link' && { url: origin + page.link.href[locale] }),
  } as const;
  return { author: person, ...revised };
}
