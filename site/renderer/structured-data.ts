import type { CompiledPage, RouteEntry, TextKey, CompiledBlockOf, CompiledStep, CompiledBlock } from '#contract';
import type {
  LocalBusiness,
  Organization,
  AboutPage,
  BlogPosting,
  BreadcrumbList,
  ContactPage,
  Person,
  Service,
  WebSite,
} from 'schema-dts';
import type { BusinessType } from '#schema';
import { images } from '#generated/media.ts';
import { firm, geo } from '#generated/site.ts';
import { defaultLocale, locales } from '#generated/languages.ts';
import { navigation } from '#generated/navigation.ts';
import { routes } from '#generated/routes.ts';
import { shareAddress } from '../pictures/variants.ts';
import { picturesAt } from '../pictures/picture-view.tsx';

/** What the structured data of a page is made from. */
export interface StructuredDataSource {
  readonly page: CompiledPage;
  readonly entry: RouteEntry;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly t: (key: TextKey) => string;
}

/** The firm: a business of the kinds that the spec names. */
export type Firm = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  readonly '@type': readonly BusinessType[];
};

// One type and not the union of all kinds of organisation: the compiler would compare an object with every type in it.
export type PlainOrganization = Extract<Organization, { '@type': 'Organization' }>;

/** The structured data of a page in the terms of schema.org; empty if search engines do not index it. */
export function structuredData(source: StructuredDataSource): readonly object[] {
  const { page, entry } = source;
  if (!entry.indexable) return [];
  const articles = blocksOf(page.blocks).flatMap((block) => (block.kind === 'article' ? [block] : []));
  return [
    ...aboutItself(source),
    ...(page.breadcrumbs ? [breadcrumbList(source, page.breadcrumbs)] : []),
    ...articles.map((article) => blogPosting(source, article)),
  ];
}

// Only the home page has no breadcrumbs. It also describes the site.
function aboutItself(source: StructuredDataSource): readonly object[] {
  const { structuredData: subject, breadcrumbs } = source.page;
  switch (subject) {
    case 'organisation':
      return breadcrumbs ? [firmItself(source)] : [firmItself(source), website(source)];
    case 'service':
      return [service(source)];
    case 'about':
      return [firmPage('AboutPage', source), firmItself(source)];
    case 'contact':
      return [firmPage('ContactPage', source), firmItself(source)];
    default:
      return [];
  }
}

/**
 * The element with the structured data; empty if there is none. `<` is escaped, so that no text can close the element.
 */
export function scriptOf(things: readonly object[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

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

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

// All pages that describe the firm have the same picture of it.
const homePage = routes.find(({ url }) => url === navigation.home[defaultLocale])?.page;

/** The `@id` of the firm: the same on all pages, in each language. */
export function firmId(origin: string): string {
  return `${origin}/#firm`;
}

/** The firm with all its data, for pages about the firm. */
export function firmItself({ entry, origin }: StructuredDataSource): Firm {
  const { street, district, city, postalCode, country } = firm.address;
  return {
    '@type': firm.types,
    '@id': firmId(origin),
    name: firm.name,
    legalName: firm.legalName,
    slogan: firm.tagline[entry.locale],
    url: origin + navigation.home[entry.locale],
    logo: `${origin}/favicon.svg`,
    ...(homePage && { image: origin + shareAddress({ page: homePage, locale: entry.locale }) }),
    email: firm.email,
    telephone: firm.phone.href.slice('tel:'.length),
    address: {
      '@type': 'PostalAddress',
      streetAddress: district === undefined ? street : `${street}, ${district}`,
      addressLocality: city,
      postalCode,
      addressCountry: country,
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    openingHoursSpecification: firm.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    })),
    areaServed: country,
    knowsLanguage: locales,
    sameAs: firm.social.map(({ url }) => url),
  };
}

/** The firm on pages about something else, without the data that only its own pages show. */
export function firmInShort({ entry, origin }: StructuredDataSource): PlainOrganization {
  return {
    '@type': 'Organization',
    '@id': firmId(origin),
    name: firm.name,
    url: origin + navigation.home[entry.locale],
    logo: `${origin}/favicon.svg`,
  };
}

/** The site as a whole, with the name that search engines show above an address. It accompanies the firm itself. */
export function website({ origin }: StructuredDataSource): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: firm.name,
    url: `${origin}/`,
    inLanguage: locales,
    publisher: { '@id': firmId(origin) },
  };
}

/** Blocks, including those inside tabs. */
export function blocksOf(blocks: readonly CompiledBlock[]): readonly CompiledBlock[] {
  return blocks.flatMap((block) =>
    block.kind === 'tabs' ? block.panels.flatMap((panel) => blocksOf(panel.blocks)) : [block],
  );
}
