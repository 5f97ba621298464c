import type { CompiledBlockOf } from '#contract';
import type { BlogPosting, Person } from 'schema-dts';
import { images } from '#generated/media.ts';
import { picturesAt } from '../pictures/view.ts';
import type { PlainOrganization, StructuredDataSource } from '../renderer/structured-data/source.ts';

type OnePerson = Extract<Person, { '@type': 'Person' }>;

/** An article's author and the date of its last revision, for structured data. */
export function authorData(
  { author, updated }: Pick<CompiledBlockOf<'article'>, 'author' | 'updated'>,
  { origin, entry: { locale }, t }: StructuredDataSource,
): { author: PlainOrganization | OnePerson } & Pick<BlogPosting, 'dateModified'> {
  const revised = updated === undefined ? {} : { dateModified: updated };
  if (typeof author === 'string') {
    const team: PlainOrganization = { '@type': 'Organization', name: t(author) };
    return { author: team, ...revised };
  }
  const { name, role, page, image } = author;
  // The file that the page shows too, so that the build encodes no further one.
  const [shown] = image ? picturesAt(image, 'author', images) : [];
  const person: OnePerson = {
    '@type': 'Person',
    name,
    ...(role !== undefined && { jobTitle: t(role) }),
    ...(shown && { image: origin + shown.img.src }),
    ...(page?.kind === 'link' && { url: origin + page.link.href[locale] }),
  };
  return { author: person, ...revised };
}
