import { defaultLocale, languages } from '#generated/languages.ts';
import { navigation } from '#generated/navigation.ts';
import type { Locale, Texts } from '#contract';
import type { SpecWithoutPages } from '../../generator/compile/text.ts';
import { calendar, pages, words, unavailable } from './example.ts';

// The one address that every site has.
const path = navigation.home[defaultLocale];

function page(label: string): object {
  return { path, label: words(label) };
}

/**
 * The site of the examples: the parts of a spec that compiling a block reads. It has the languages of the current site,
 * and all its links lead to the home page of that.
 */
export const frame = {
  locales: { default: defaultLocale, all: languages },
  routes: {
    home: pages.home,
    pages: {
      [pages.home]: page('Inicio'),
      [pages.services]: page('Servicios'),
      [pages.articles]: page('Artículos'),
      [pages.terms]: page('Términos'),
    },
    unavailable: {},
  },
  firm: {
    name: 'Ejemplo',
    legalName: 'Ejemplo, S.C.',
    email: 'hola@firm.example',
    phone: '+52 55 0000 0000',
    address: { street: 'Calle Uno 1', postalCode: '00000', city: 'Ciudad' },
    hours: [],
    copyrightYear: 2024,
    bookings: { [calendar]: 'https://calendar.example/calls' },
    chat: { url: 'https://chat.example/firm', greeting: words('Hola') },
  },
  values: {
    callMinutes: 30,
    collaborators: 40,
    companies: 500,
    compliance: '98%',
    foreignCompanies: 120,
    responseHours: 24,
    satisfaction: '97%',
    setupMonths: 3,
    since: 2012,
    years: 12,
  },
  records: { retention: { tables: {} } },
  messages: {},
  errors: {},
  integrations: {},
} as unknown as SpecWithoutPages;

const files = import.meta.glob<Texts>('#generated/locales/*/*.json', { eager: true, import: 'default' });

/** The texts of a page in a language, or those that all pages share, as the generator compiled them. */
export function textsOf(page: string, locale: Locale): Texts {
  const [, texts] = Object.entries(files).find(([path]) => path.endsWith(`/locales/${locale}/${page}.json`)) ?? [];
  if (texts === undefined)
    throw new Error(`site/generated/locales/${locale}/${page}.json is missing: run npm run generate.`);
  return texts;
}

/** The message of the alert in the examples. */
export const unavailableMessage = words('Próximamente.');

// Sites without these blocks do not have these texts.
const team = { languages: 'Languages', licence: 'Licence' };
const specimen = { label: 'Sample', print: 'Print this sample' };

/** The texts that all pages of the current site share, in a language, and those of the examples. */
export function sharedTexts(locale: Locale): Texts {
  const texts = textsOf('shared', locale);
  return {
    team,
    specimen,
    ...texts,
    errors: { ...(texts['errors'] as Texts), [unavailable]: { message: unavailableMessage[locale] } },
  };
}
