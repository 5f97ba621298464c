/**
 * The values of the spec, read without the compiler: the generated tests take their expected values from here, so that a
 * mistake of the compiler changes the site, but not what its tests expect.
 */
import { hoursSentence } from '../compile/text.ts';
import { isInWords, type Locale, type Route, type SiteSpec, type Text } from '../schema/index.ts';

/** The languages of the site. */
export function languagesOfSite({ locales }: SiteSpec): Locale[] {
  return Object.keys(locales.all) as Locale[];
}

/** The languages in which a page exists. */
export function languagesOfPage(spec: SiteSpec, page: string): Locale[] {
  const { languages } = spec.routes.pages[page] ?? {};
  return languagesOfSite(spec).filter((locale) => languages === undefined || languages.includes(locale));
}

/** The address of a path in a language: only the default language has no prefix. */
export function addressOf({ locales }: SiteSpec, path: string, locale: Locale): string {
  if (locale === locales.default) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path of a page, with this value in place of its parameter. */
export function pathOf({ path, canonicalParameter = '' }: Route, parameter = canonicalParameter): string {
  return path.replace(/\{\w+\}/, parameter);
}

/** The address of a page for readers of a language: in theirs if it has it, else in the default one or its first. */
export function pageAddress(spec: SiteSpec, page: string, locale: Locale): string {
  const route = spec.routes.pages[page] ?? spec.routes.unavailable[page];
  const existing = languagesOfPage(spec, page);
  const [shown = locale] = [locale, spec.locales.default, ...existing].filter((one) => existing.includes(one));
  return addressOf(spec, route === undefined ? '' : pathOf(route), shown);
}

/** A text, or the message of a name, in a language: with these values, and those of the spec, for its placeholders. */
export function words(
  spec: SiteSpec,
  text: Text | string,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const own = typeof text === 'string' ? spec.messages[text] : text;
  const localized = own && 'kind' in own ? spec.messages[own.name] : own;
  return (localized?.[locale] ?? '').replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? valueOf(spec, name, locale) ?? placeholder),
  );
}

/** A value that any text may contain. Handwritten tests check the sentences of opening hours. */
function valueOf(spec: SiteSpec, name: string, locale: Locale): string | number | undefined {
  const { firm, records } = spec;
  const value = spec.values[name];
  if (value !== undefined) {
    if (typeof value !== 'object') return value;
    if (isInWords(value)) return value[locale];
    if (value.kind === 'hours') return hoursSentence(spec, value.hours, locale);
    return Object.keys(value.of === 'services' ? spec.services : spec.locales.all).length;
  }
  switch (name) {
    case 'firmName':
      return firm.name;
    case 'address': {
      const { street, district, postalCode, city } = firm.address;
      return [street, district, `${postalCode} ${city}`].filter(Boolean).join(', ');
    }
    case 'hours':
      return hoursSentence(spec, firm.hours, locale);
    case 'legalName':
    case 'email':
    case 'phone':
    case 'copyrightYear':
      return firm[name];
    default: {
      const periods = Object.entries(records.retention.tables);
      return periods.find(([table, { unit }]) => name === `kept_${table}_${unit}`)?.[1].count;
    }
  }
}
