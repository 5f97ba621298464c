import type { SpecPath } from '../diagnostic.ts';
import { remembering } from '../remember.ts';
import type { SiteSpec } from '../schema/index.ts';

const remembered = remembering<Readonly<Record<string, string>>>();

/**
 * The values that every text may take as `{{name}}`: the firm's data, minutes and hours, the claims of
 * `spec/site.ts`, and how long rows are kept.
 */
export const globalValues = (spec: Pick<SiteSpec, 'firm' | 'constants' | 'records'>): Readonly<Record<string, string>> =>
  // Every text asks for them.
  remembered(spec, '', () => valuesOf(spec));

const valuesOf = ({ firm, constants, records }: Pick<SiteSpec, 'firm' | 'constants' | 'records'>): Record<string, string> => ({
  firmName: firm.name,
  legalName: firm.legalName,
  email: firm.email,
  phone: firm.phone,
  address: `${firm.address.street}, ${firm.address.district}, ${firm.address.postalCode} ${firm.address.city}`,
  copyrightYear: String(firm.copyrightYear),
  responseHours: String(constants.responseHours),
  contactMinutes: String(constants.consultationMinutes.contact),
  softlandingMinutes: String(constants.consultationMinutes.softlanding),
  legalMinutes: constants.consultationMinutes.legal.join('-'),
  // The unit is in the name: a text that says months stops compiling when the period becomes days.
  ...Object.fromEntries(Object.entries(records.retention.tables).map(([table, { count, unit }]) => [`kept_${table}_${unit}`, String(count)])),
  ...Object.fromEntries(Object.entries(constants.claims).map(([name, value]) => [name, String(value)])),
});

/** Where the value of that name stands in the spec. */
export const placeOfValue = ({ constants }: Pick<SiteSpec, 'constants'>, name: string): SpecPath | undefined =>
  name in constants.claims ? ['constants', 'claims', name] : places.get(name);

const places: ReadonlyMap<string, SpecPath> = new Map([
  ['firmName', ['firm', 'name']],
  ['legalName', ['firm', 'legalName']],
  ['email', ['firm', 'email']],
  ['phone', ['firm', 'phone']],
  ['address', ['firm', 'address']],
  ['copyrightYear', ['firm', 'copyrightYear']],
  ['responseHours', ['constants', 'responseHours']],
  ['contactMinutes', ['constants', 'consultationMinutes', 'contact']],
  ['softlandingMinutes', ['constants', 'consultationMinutes', 'softlanding']],
  ['legalMinutes', ['constants', 'consultationMinutes', 'legal']],
]);
