// Generated from locales of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledLanguage, KeptTogether, Locale, Localized } from '#contract';

/** The languages, in the order of the language selector. */
export const locales: readonly Locale[] = ['es', 'en'];

/** The language whose addresses have no prefix. */
export const defaultLocale: Locale = 'es';

/** Name and formats of each language. */
export const languages: Localized<CompiledLanguage> = {
  es: { name: 'español', openGraph: 'es_MX', formats: 'es-MX' },
  en: { name: 'English', openGraph: 'en_US', formats: 'en-US' },
};

/** Words that stay on the same line as their number, and short words that end no line. */
export const keptTogether: Localized<KeptTogether> = {
  es: {
    before: ['artículo'],
    after: ['minutos', 'horas', 'h', 'días', 'meses', 'años', 'empresas', 'proyectos', 'colaboradores'],
    short: ['a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'ni', 'o', 'por', 'su', 'u', 'un', 'y'],
  },
  en: {
    before: ['Article'],
    after: [
      'minutes',
      'hours',
      'h',
      'days',
      'working days',
      'months',
      'years',
      'companies',
      'fintech projects',
      'people',
    ],
    short: ['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'your'],
  },
};
