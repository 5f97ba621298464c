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

/** A business type of schema.org. */
export type BusinessType = Exclude<LocalBusiness, string>['@type'];
// TypeScript checks the name. The list of types would be longer than the rest of the schema.
const businessType = z
  .string()
  .regex(/^[A-Z][A-Za-z]+$/, 'Write a business type as on schema.org: LegalService.') as unknown as z.ZodType<
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
const domain = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'Write a domain like gmail.com, in lower case.');

const inMilliseconds = 'Times are in milliseconds: 4000 is four seconds.';
const milliseconds = z.int().nonnegative();
const seconds = z.int().min(1000, inMilliseconds);

const keys =
  /^(?:(?:alt|ctrl|meta|shift)Key|Key[A-Z]|(?:Digit|Numpad)\d|F(?:[1-9]|1\d|2[0-4])|Arrow(?:Up|Down|Left|Right)|(?:Page(?:Up|Down)|[A-Z][a-z]+)(?:Left|Right)?)$/;
const hotkey = z
  .string()
  .regex(
    keys,
    'Write a key as in keyboard events: altKey, ctrlKey, metaKey, shiftKey, or a code such as KeyT, Digit1 or Escape.',
  );

function isReportAddress(contact: string): boolean {
  const mail = /^mailto:(.*)$/s.exec(contact)?.[1];
  if (mail !== undefined) return emailAddress.safeParse(mail).success;
  return /^tel:\+\d{7,15}$/.test(contact) || httpsUrl.safeParse(contact).success;
}

const securityContact = z.strictObject({
  /** Where to report a vulnerability: `mailto:security@…`, an https address with a form, or `tel:+52…`. */
  contact: z.string().refine(isReportAddress, 'Write mailto:security@…, https://… or tel:+52….'),
  /** When this contact expires, `2027-10-31`. At most a year ahead; the release check warns beforehand. */
  expires: day,
  /** The languages for reports, the preferred one first. */
  languages: z.array(localeName).min(1),
  /** An https address with the policy for reports. */
  policy: httpsUrl.optional(),
});

function isTimeZone(name: string): boolean {
  try {
    // JavaScript also accepts offsets (+06:00), but PostgreSQL inverts their sign.
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Who the firm is and how to reach it. */
export const firmSchema = z.strictObject({
  name: nonBlank,
  legalName: nonBlank,
  /** The schema.org types of the business, for search engines: `['Dentist']`. */
  types: z.array(businessType).min(1),
  tagline: textSchema,
  /** The public origin, overridden by the environment variable SITE_URL. */
  origin: httpsOrigin,
  email: emailAddress,
  /** The number as shown; the `tel:` link contains its digits. */
  phone: phoneNumber,
  address: z.strictObject({
    street: nonBlank,
    district: nonBlank.optional(),
    city: nonBlank,
    postalCode: nonBlank,
    /** The country code, `MX`. */
    country: countryCode,
  }),
  /** The coordinates of the office in degrees, for search engines: `{ latitude: 19.4102, longitude: -99.1617 }`. */
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  /** The office's time zone, `Europe/Madrid`, for all days and times that the firm reads or writes. */
  timeZone: z.string().refine(isTimeZone, 'Write a time zone like Europe/Madrid.'),
  /** When the office is open. In texts, `{{hours}}` shows them, beginning with a capital letter. */
  hours: z.array(openingHoursSchema).min(1),
  /** External booking calendars, each opened in a new tab. Default: none. */
  bookings: z.record(z.string(), httpsUrl).default({}),
  /** The messaging-app chat, opened with a greeting. */
  chat: z.strictObject({ url: httpsUrl, greeting: textSchema }).optional(),
  /** The firm's profiles on social networks. Default: none. */
  social: z.array(socialLink).default([]),
  /** The content of `/.well-known/security.txt` (RFC 9116). Without it there is no such file. */
  securityContact: securityContact.optional(),
  /** The year in the copyright line. */
  copyrightYear: z.int().min(1900).max(2200),
});

/** Constants of the interface; times are in milliseconds. */
export const constantsSchema = z.strictObject({
  themeStorageKey: nonBlank,
  languageCookie: z.strictObject({
    name: z
      .string()
      .regex(
        /^[\w!#$%&'*+.^`|~-]+$/,
        'The name of a cookie consists of letters, digits and signs such as "_" and "-".',
      ),
    maxAgeDays: z.int().positive().max(400, 'Browsers keep cookies for at most 400 days.'),
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
    duration: seconds.max(60_000, 'A message is shown for at most a minute.'),
    visible: z.int().positive(),
    width: z.int().positive().max(1000, 'The width is in pixels, at most 1000.'),
    gap: z.int().positive(),
    /** The keys of the shortcut, named as in keyboard events: `['altKey', 'KeyT']`. */
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
      message: 'The first delay cannot be longer than the longest, `delayCap`.',
    }),
  /** How long the backend may take to answer a form or a read. */
  requestTimeout: seconds,
  cardStagger: milliseconds,
  /**
   * The name of an invisible control in every form. A message with a value there comes from a bot: it is stored as spam,
   * without a mail, a webhook or an analytics event. No field may have this name, and neither browsers nor password
   * managers should recognise it.
   */
  honeypot: unfilledName,
  /**
   * The domains of the e-mail providers that most visitors use, each with its frequent misspellings. An address that is
   * one slip away, `ana@gmial.com`, gets a suggestion; that of a misspelling too. Default: none.
   * @example { 'gmail.com': ['gmail.com.mx'], 'yahoo.com': [] }
   */
  emailProviders: z.record(domain, z.array(domain)).optional(),
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

/** The steps after a visitor has sent a message, shown beside forms and on thank-you pages. */
export const nextStepsSchema = z.strictObject({ heading: textSchema, steps: z.array(textSchema).min(2).max(5) });
export type NextSteps = z.infer<typeof nextStepsSchema>;

/**
 * Declares the steps after a visitor has sent a message.
 * @example defineNextSteps({ heading: { es: 'Qué sigue', en: 'What happens next' }, steps: [...] })
 */
export function defineNextSteps(steps: NextSteps): NextSteps {
  return steps;
}

export const serviceSchema = z.strictObject({
  title: textSchema,
  /** The name in one or two words, for the service's window in the house drawing. Default: the title. */
  shortTitle: textSchema.optional(),
  /** One or two sentences for the service's card. */
  description: textSchema,
  /** The page that describes the service. */
  page: pageName,
  /** The line drawing on its card, a motif of the brand. Default: none. */
  motif: motifName.optional(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Declares the services, in the order in which pages show them. */
export function defineServices<const T extends Record<string, Service>>(services: T): { [K in keyof T]: Service } {
  return services;
}

/** The working days on which papers count: all but weekends and statutory holidays. */
export const calendarSchema = z.strictObject({
  /** The law that names the holidays, for maintainers. @example 'Ley Federal del Trabajo, artículo 74' */
  source: nonBlank,
  /** The first day for which the holidays are listed. */
  from: day,
  /** The last day for which they are listed. Visitors can choose no day after it. */
  until: day,
  /** The statutory holidays in order, those on weekends included. */
  holidays: z.array(day).min(1),
});
export type Calendar = z.infer<typeof calendarSchema>;

/**
 * Declares the statutory holidays.
 * @example defineCalendar({ source: 'LFT, art. 74', from: '2026-01-01', until: '2026-12-31', holidays: ['2026-01-01'] })
 */
export function defineCalendar(calendar: Calendar): Calendar {
  return calendar;
}
