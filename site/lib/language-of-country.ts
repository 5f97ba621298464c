import { countryLookup } from '#generated/browser/country-lookup.ts';

/**
 * The language for the country in a response, or `otherwise` for countries that the spec does not list. Null if the
 * response has no country.
 */
export function languageOf(answer: unknown): string | null {
  const code = (answer as Readonly<Record<string, unknown>> | null | undefined)?.[countryLookup.field];
  if (typeof code !== 'string' || code === '') return null;
  const languages: readonly [string, readonly string[]][] = Object.entries(countryLookup.languages);
  return languages.find(([, countries]) => countries.includes(code.toUpperCase()))?.[0] ?? countryLookup.otherwise;
}
