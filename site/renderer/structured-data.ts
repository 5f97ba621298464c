import { navigation } from '#generated/navigation.ts';
import type { RouteEntry } from '#generated/routes.ts';
import { firm } from '#generated/site.ts';
import type { CompiledBlock, CompiledBlockOf, CompiledPage, TextKey } from '#schema';

/** What structured data is made from. */
export interface StructuredDataSource {
  readonly page: CompiledPage;
  readonly entry: Pick<RouteEntry, 'locale' | 'canonical' | 'status'>;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly t: (key: TextKey) => string;
}
type Thing = Readonly<Record<string, unknown>>;

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

/** What a page tells search engines in schema.org's words: the firm, the way to the page, its questions. */
export function structuredData(source: StructuredDataSource): readonly Thing[] {
  const { page, entry } = source;
  if (entry.status === 404) return [];
  const questions = faqsOf(page.blocks).flatMap(({ items }) => items);
  return [
    ...(page.structuredData === 'organisation' ? [organisation(source)] : []),
    ...(page.structuredData === 'service' ? [breadcrumbs(source), service(source)] : []),
    ...(questions.length > 0 ? [faqPage(source, questions)] : []),
  ];
}

/** The element that carries a thing. A `<` is escaped, so that no text can end the element. */
export function scriptOf(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function organisation({ entry, origin }: StructuredDataSource): Thing {
  const { street, district, city, postalCode, country } = firm.address;
  return {
    '@type': ['LegalService', 'AccountingService'],
    '@id': `${origin}/#firm`,
    name: firm.name,
    legalName: firm.legalName,
    description: firm.tagline[entry.locale],
    url: origin + navigation.home[entry.locale],
    email: firm.email,
    telephone: firm.phone.display,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${district}`,
      addressLocality: city,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: firm.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    })),
    sameAs: firm.social.map(({ url }) => url),
  };
}

function breadcrumbs({ page, entry, origin, t }: StructuredDataSource): Thing {
  const { locale, canonical } = entry;
  const steps = [
    { name: t('shared:nav.home'), path: navigation.home[locale] },
    { name: t('shared:nav.allServices'), path: navigation.services[locale] },
    { name: t(`shared:routes.${page.id}`), path: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

function service({ page, entry, origin, t }: StructuredDataSource): Thing {
  return {
    '@type': 'Service',
    name: t(page.title),
    description: t(page.description),
    url: origin + entry.canonical,
    inLanguage: entry.locale,
    areaServed: { '@type': 'Country', name: 'MX' },
    provider: { '@type': ['LegalService', 'AccountingService'], '@id': `${origin}/#firm`, name: firm.name },
  };
}

function faqPage({ entry, t }: StructuredDataSource, questions: CompiledBlockOf<'faq'>['items']): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: entry.locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text: t(answer) },
    })),
  };
}

// Questions may stand inside tabs.
function faqsOf(blocks: readonly CompiledBlock[]): readonly CompiledBlockOf<'faq'>[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'tabs') return block.panels.flatMap((panel) => faqsOf(panel.blocks));
    return block.kind === 'faq' ? [block] : [];
  });
}
