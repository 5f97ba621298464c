import type { SpecPath } from '../diagnostic.ts';
import { remembering } from '../remember.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { sayHours } from './hours.ts';
import { eachLocale } from './locales.ts';

type Source = Pick<SiteSpec, 'locales' | 'firm' | 'constants' | 'records' | 'messages'>;
type Values = Readonly<Record<string, string>>;

const remembered = remembering<Readonly<Record<Locale, Values>>>();

/**
 * The values that every text may take as `{{name}}`: the firm's data, minutes and hours, the claims of
 * `spec/site.ts`, and how long rows are kept. They have the same names in all languages.
 */
export const globalValues = (spec: Source, locale: Locale): Values =>
  // Every text asks for them.
  remembered(spec, '', () => eachLocale(spec, (each) => valuesOf(spec, each)))[locale];

const valuesOf = (spec: Source, locale: Locale): Values => {
  const { firm, constants, records } = spec;
  return {
    firmName: firm.name,
    legalName: firm.legalName,
    email: firm.email,
    phone: firm.phone,
    address: `${firm.address.street}, ${firm.address.district}, ${firm.address.postalCode} ${firm.address.city}`,
    hours: sayHours(spec, firm.hours, locale),
    phoneHours: sayHours(spec, firm.phoneHours ?? firm.hours, locale),
    copyrightYear: String(firm.copyrightYear),
    responseHours: String(constants.responseHours),
    contactMinutes: String(constants.consultationMinutes.contact),
    softlandingMinutes: String(constants.consultationMinutes.softlanding),
    legalMinutes: constants.consultationMinutes.legal.join('-'),
    // The unit is in the name: a text that says months stops compiling when the period becomes days.
    ...Object.fromEntries(Object.entries(records.retention.tables).map(([table, { count, unit }]) => [`kept_${table}_${unit}`, String(count)])),
    ...Object.fromEntries(Object.entries(constants.claims).map(([name, value]) => [name, String(value)])),
  };
};

/** Where the value of that name stands in the spec. */
export const placeOfValue = ({ firm, constants }: Pick<SiteSpec, 'firm' | 'constants'>, name: string): SpecPath | undefined => {
  if (name === 'phoneHours' && firm.phoneHours) return ['firm', 'phoneHours'];
  return name in constants.claims ? ['constants', 'claims', name] : places.get(name);
};

const places: ReadonlyMap<string, SpecPath> = new Map([
  ['firmName', ['firm', 'name']],
  ['legalName', ['firm', 'legalName']],
  ['email', ['firm', 'email']],
  ['phone', ['firm', 'phone']],
  ['address', ['firm', 'address']],
  ['hours', ['firm', 'hours']],
  ['phoneHours', ['firm', 'hours']],
  ['copyrightYear', ['firm', 'copyrightYear']],
  ['responseHours', ['constants', 'responseHours']],
  ['contactMinutes', ['constants', 'consultationMinutes', 'contact']],
  ['softlandingMinutes', ['constants', 'consultationMinutes', 'softlanding']],
  ['legalMinutes', ['constants', 'consultationMinutes', 'legal']],
]);
