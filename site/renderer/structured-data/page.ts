import type { CompiledBlockOf, CompiledStep } from '#contract';
import type { AboutPage, BlogPosting, BreadcrumbList, ContactPage, Person, Service } from 'schema-dts';
import { images } from '#generated/media.ts';
import { firm } from '#generated/site.ts';
import { shareAddress } from '../../build/share/address.ts';
import { picturesAt } from '../../pictures/view.ts';
import { firmId, firmInShort } from './firm.ts';
import type { PlainOrganization, StructuredDataSource } from './source.ts';

/** The breadcrumbs from the home page to this one. */
export function breadcrumbList(
  { entry, origin, t }: StructuredDataSource,
  steps: readonly CompiledStep[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: t(label),
      item: origin + href[entry.locale],
    })),
  };
}

/** One service of the firm, on the page that presents it. */
export function service(source: StructuredDataSource): Service {
  const { page, entry, origin, t } = source;
  return {
    '@type': 'Service',
    '@id': `${origin}${entry.canonical}#service`,
    name: t(page.title),
    description: t(page.description),
    url: origin + entry.canonical,
    areaServed: firm.address.country,
    provider: firmInShort(source),
  };
}

/** The page that presents the firm, or its contact details. The firm itself accompanies it. */
export function firmPage(
  type: 'AboutPage' | 'ContactPage',
  { page, entry, origin, t }: StructuredDataSource,
): AboutPage | ContactPage {
  return {
    '@type': type,
    url: origin + entry.canonical,
    name: t(page.title),
    inLanguage: entry.locale,
    mainEntity: { '@id': firmId(origin) },
  };
}

/** An article of the blog. Its author is a team or a person. */
export function blogPosting(source: StructuredDataSource, article: CompiledBlockOf<'article'>): BlogPosting {
  const { page, entry, origin, t } = source;
  const url = origin + entry.canonical;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: t(article.heading),
    description: t(page.description),
    articleSection: t(article.category),
    inLanguage: entry.locale,
    datePublished: article.date,
    ...(article.updated !== undefined && { dateModified: article.updated }),
    image: origin + shareAddress(entry),
    author: authorOf(article, source),
    publisher: firmInShort(source),
  };
}

function authorOf(
  { author }: Pick<CompiledBlockOf<'article'>, 'author'>,
  { origin, entry: { locale }, t }: StructuredDataSource,
): PlainOrganization | Extract<Person, { '@type': 'Person' }> {
  if (typeof author === 'string') return { '@type': 'Organization', name: t(author) };
  const { name, role, page, image } = author;
  // The file that the page shows too, so that the build encodes no further one.
  const [shown] = image ? picturesAt(image, 'author', images) : [];
  return {
    '@type': 'Person',
    name,
    ...(role !== undefined && { jobTitle: t(role) }),
    ...(shown && { image: origin + shown.img.src }),
    ...(page?.kind === 'link' && { url: origin + page.link.href[locale] }),
  };
}
