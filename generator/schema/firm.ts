import type { LocalBusiness } from 'schema-dts';
import { z } from 'zod';
import {
  countryCode,
  day,
  emailAddress,
  httpsOrigin,
  httpsUrl,
  openingHoursSchema,
  phoneNumber,
  unfilledName,
} from './formats.ts';
import { iconName, localeName, motifName, pageName } from './names.ts';
import { nonBlank, textSchema } from './text.ts';

/** A type of business of schema.org. */
export type BusinessType = Exclude<LocalBusiness, string>['@type'];
// TypeScript checks the name: the list is longer than the rest of the schema.
const businessType = z
  .string()
  .regex(/^[A-Z][A-Za-z]+$/, 'A kind of business is written as on schema.org: LegalService.') as unknown as z.ZodType<
  BusinessType,
  BusinessType
>;

const socialLink = z.strictObject({
  /** The network's name, as people say it: `LinkedIn`. */
  name: nonBlank,
  /** Its icon, `linkedin-logo`. */
  icon: iconName,
  url: httpsUrl,
});
const inMilliseconds = 'Times are in milliseconds: 4000 is four seconds.';
const milliseconds = z.int().nonnegative();
const seconds = z.int().min(1000, inMilliseconds);

const keys =
  /^(?:(?:alt|ctrl|meta|shift)Key|Key[A-Z]|(?:Digit|Numpad)\d|F(?:[1-9]|1\d|2[0-4])|Arrow(?:Up|Down|Left|Right)|(?:Page(?:Up|Down)|[A-Z][a-z]+)(?:Left|Right)?)$/;
const hotkey = z
  .string()
  .regex(
    keys,
    'A key is written as browsers call it: altKey, ctrlKey, metaKey, shiftKey, or a code such as KeyT, Digit1 and Escape.',
  );

function isReportAddress(contact: string): boolean {
  const mail = /^mailto:(.*)$/s.exec(contact)?.[1];
  if (mail !== undefined) return emailAddress.safeParse(mail).success;
  return /^tel:\+\d{7,15}$/.test(contact) || httpsUrl.safeParse(contact).success;
}

const securityContact = z.strictObject({
  /** Where a finding is reported: `mailto:security@…`, an https address with a form, or `tel:+52…`. */
  contact: z.string().refine(isReportAddress, 'Write mailto:security@…, https://… or tel:+52….'),
  /** When this contact expires, `2027-10-31`. At most a year ahead; the release check warns beforehand. */
  expires: day,
  /** Languages in which a report is understood, the preferred one first. */
  languages: z.array(localeName).min(1),
  /** An https address with the policy for reports. */
  policy: httpsUrl.optional(),
});

// Validation takes milliseconds and runs at each save.
const timeZones = new Map<string, boolean>();

function isTimeZone(name: string): boolean {
  const known = timeZones.get(name) ?? readsAsTimeZone(name);
  timeZones.set(name, known);
  return known;
}

function readsAsTimeZone(name: string): boolean {
  try {
    // An offset (+06:00) is one too, but PostgreSQL reads its sign the other way round.
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Who the firm is and how to reach it. */
export const firmSchema = z.strictObject({
  name: nonBlank,
  legalName: nonBlank,
  /** What kind of business it is, in schema.org's words, for search engines: `['Dentist']`. */
  types: z.array(businessType).min(1),
  tagline: textSchema,
  /** The public origin, overridden by the environment variable SITE_URL. */
  origin: httpsOrigin,
  email: emailAddress,
  /** As people read it; the `tel:` link is made from its digits. */
  phone: phoneNumber,
  address: z.strictObject({
    street: nonBlank,
    district: nonBlank.optional(),
    city: nonBlank,
    postalCode: nonBlank,
    /** Its two letters, `MX`. */
    country: countryCode,
  }),
  /** Where the office is, in degrees, for search engines: `{ latitude: 19.4102, longitude: -99.1617 }`. */
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  /** The office's time zone, `Europe/Madrid`: days are counted in it wherever the firm reads or gives one. */
  timeZone: z.string().refine(isTimeZone, 'A time zone is written Europe/Madrid.'),
  /** When the office is open. A text takes it with `{{hours}}`, which begins with a capital. */
  hours: z.array(openingHoursSchema).min(1),
  /** External booking calendars, each opened in a new tab. Default: none. */
  bookings: z.record(z.string(), httpsUrl).default({}),
  /** The messaging-app chat, opened with a greeting. */
  chat: z.strictObject({ url: httpsUrl, greeting: textSchema }).optional(),
  /** The firm on the social networks. Default: on none. */
  social: z.array(socialLink).default([]),
  /** The content of `/.well-known/security.txt` (RFC 9116). Without it there is no such file. */
  securityContact: securityContact.optional(),
  /** The year in the copyright line. */
  copyrightYear: z.int().min(1900).max(2200),
});

/** How the interface behaves; times in milliseconds. */
export const constantsSchema = z.strictObject({
  themeStorageKey: nonBlank,
  languageCookie: z.strictObject({
    name: z
      .string()
      .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'The name of a cookie has letters, digits and signs such as "_" and "-".'),
    maxAgeDays: z.int().positive().max(400, 'Browsers keep no cookie longer than 400 days.'),
  }),
  /** HTTP Strict Transport Security. */
  transportSecurity: z.strictObject({
    maxAgeDays: z
      .int()
      .nonnegative()
      .refine((days) => days === 0 || days >= 30, 'Write at least 30 days, or 0 to switch it off.'),
    includeSubDomains: z.boolean(),
  }),
  toasts: z.strictObject({
    duration: seconds.max(60_000, 'A message goes away after a minute at most.'),
    visible: z.int().positive(),
    width: z.int().positive().max(1000, 'The width is in pixels.'),
    gap: z.int().positive(),
    /** Held and pressed together, as browsers call them: `['altKey', 'KeyT']`. */
    hotkey: z.array(hotkey).min(1),
  }),
  tooltips: z.strictObject({ delay: milliseconds.max(10_000, inMilliseconds), skipDelay: milliseconds }),
  reads: z
    .strictObject({
      garbageCollection: milliseconds,
      retries: z.int().nonnegative().max(10),
      firstDelay: milliseconds,
      delayCap: milliseconds,
    })
    .refine(({ firstDelay, delayCap }) => firstDelay <= delayCap, {
      path: ['firstDelay'],
      message: 'The first delay is longer than the longest: delayCap.',
    }),
  /** How long the backend may take to answer a form or a reading. */
  requestTimeout: seconds,
  cardStagger: milliseconds,
  /**
   * The name of an invisible control of every form: a message with a value there comes from a bot and is not stored. No
   * field may have this name, and browsers should not recognise it for autofill.
   */
  honeypot: unfilledName,
});

export type Firm = z.infer<typeof firmSchema>;
export type Constants = z.infer<typeof constantsSchema>;

type FirmInput = z.input<typeof firmSchema>;

/** Declares the firm. Keeps the names of the booking calendars for completion. */
export function defineFirm<const T extends FirmInput>(
  firm: T,
): Omit<FirmInput, 'bookings'> & Pick<T, Extract<keyof T, 'bookings'>> {
  return firm;
}

/** Declares the constants of the interface. */
export function defineConstants(constants: Constants): Constants {
  return constants;
}

/** What happens after a visitor has written: shown beside forms and on pages that thank for a message. */
export const nextStepsSchema = z.strictObject({ heading: textSchema, steps: z.array(textSchema).min(2).max(5) });
export type NextSteps = z.infer<typeof nextStepsSchema>;

/** Declares what happens after a visitor has written. @example defineNextSteps({ heading: { es: 'Qué sigue', en: 'What happens next' }, steps: [...] }) */
export function defineNextSteps(steps: NextSteps): NextSteps {
  return steps;
}

export const serviceSchema = z.strictObject({
  title: textSchema,
  /** The name in one or two words, for the service's window of the house. Default: the title. */
  shortTitle: textSchema.optional(),
  /** One or two sentences for the service's card. */
  description: textSchema,
  /** The page that describes the service. */
  page: pageName,
  /** The line drawing on its card, a motif of the brand. Default: none. */
  motif: motifName.optional(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Declares the services; the order is the order on the page. */
export function defineServices<const T extends Record<string, Service>>(services: T): { [K in keyof T]: Service } {
  return services;
}
