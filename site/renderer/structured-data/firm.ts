import type { WebSite } from 'schema-dts';
import { defaultLocale, locales } from '#generated/languages.ts';
import { navigation } from '#generated/navigation.ts';
import { routes } from '#generated/routes.ts';
import { firm, geo } from '#generated/site.ts';
import { shareAddress } from '../../build/share/address.ts';
import type { Firm, PlainOrganization, StructuredDataSource } from './source.ts';

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
