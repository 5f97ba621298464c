import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { oncePer } from './once.ts';
import { isInWords } from '../schema/index.ts';
import type { Locale, SiteSpec, Value } from '../schema/index.ts';
import { sayHours } from './hours.ts';
import { eachLocale } from './locales.ts';

type Source = Pick<SiteSpec, 'locales' | 'firm' | 'values' | 'records' | 'messages' | 'services'>;
type Values = Readonly<Record<string, string>>;

/**
 * The values that every text may take as `{{name}}`: those of the spec, and those that follow from the rest of it, which are
 * the firm's data and how long rows are kept. They have the same names in all languages.
 */
export function globalValues(spec: Source, locale: Locale): Values {
  return valuesByLocale(spec)[locale];
}

// Every text asks for them.
const valuesByLocale = oncePer((spec: Source) => eachLocale(spec, (locale) => valuesOf(spec, locale)));

/** A value that follows from something else in the spec. */
interface Derived {
  readonly path: SpecPath;
  read(spec: Source, locale: Locale): string;
}

const ofFirm: Readonly<Record<string, Derived>> = {
  firmName: { path: ['firm', 'name'], read: ({ firm }) => firm.name },
  legalName: { path: ['firm', 'legalName'], read: ({ firm }) => firm.legalName },
  email: { path: ['firm', 'email'], read: ({ firm }) => firm.email },
  phone: { path: ['firm', 'phone'], read: ({ firm }) => firm.phone },
  address: {
    path: ['firm', 'address'],
    read: ({ firm: { address } }) =>
      [
        address.street,
        ...(address.district === undefined ? [] : [address.district]),
        `${address.postalCode} ${address.city}`,
      ].join(', '),
  },
  hours: { path: ['firm', 'hours'], read: (spec, locale) => sayHours(spec, spec.firm.hours, locale) },
  copyrightYear: { path: ['firm', 'copyrightYear'], read: ({ firm }) => String(firm.copyrightYear) },
};

// The unit is in the name: a text with months no longer compiles when the period becomes days.
function ofRetention({ records }: Pick<SiteSpec, 'records'>): [string, Derived][] {
  return Object.entries(records.retention.tables).map(([table, { count, unit }]) => [
    `kept_${table}_${unit}`,
    { path: ['records', 'retention', 'tables', table], read: () => String(count) },
  ]);
}

/** The values that the generator knows by itself, by their names. */
export function derivedValues(spec: Pick<SiteSpec, 'records'>): ReadonlyMap<string, Derived> {
  return new Map([...Object.entries(ofFirm), ...ofRetention(spec)]);
}

/** How many of something the spec has. */
export function counted(
  spec: Pick<SiteSpec, 'services' | 'locales'>,
  { of }: Extract<Value, { kind: 'count' }>,
): number {
  return of === 'services' ? Object.keys(spec.services).length : Object.keys(spec.locales.all).length;
}

function format(spec: Source, value: Value, locale: Locale): string {
  if (typeof value !== 'object') return String(value);
  if (isInWords(value)) return value[locale];
  return value.kind === 'hours' ? sayHours(spec, value.hours, locale) : String(counted(spec, value));
}

// Each is read when a text takes it, not before.
function valuesOf(spec: Source, locale: Locale): Values {
  const values = {};
  const define = (name: string, get: () => string): void =>
    void Object.defineProperty(values, name, { enumerable: true, configurable: true, get });
  for (const [name, { read }] of derivedValues(spec)) define(name, () => read(spec, locale));
  for (const name of Object.keys(spec.values)) define(name, () => format(spec, spec.values[name] ?? '', locale));
  return values;
}

/** The path of a value in the spec. */
export function placeOfValue(spec: Source, name: string): SpecPath | undefined {
  return name in spec.values ? ['values', name] : derivedValues(spec).get(name)?.path;
}
