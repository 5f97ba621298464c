import { z } from 'zod';
import { openingHoursSchema } from './hours.ts';
import { locales } from './locale.ts';
import { textSchema } from './text.ts';

const socialLink = z.strictObject({ network: z.enum(['facebook', 'x', 'linkedin', 'instagram']), url: z.string() });
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is written #0f172a.');
const milliseconds = z.int().nonnegative();

const securityContact = z.strictObject({
  /** Where a finding is reported: `mailto:security@…`, an https address with a form, or `tel:+52…`. */
  contact: z.string(),
  /** The last day on which this may be relied upon, `2027-10-31`. At most a year ahead; the release check says when it nears. */
  expires: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written 2027-10-31.'),
  /** Languages in which a report is understood, the preferred one first. */
  languages: z.array(z.enum(locales)).min(1),
  /** An https address that says how reports are dealt with. */
  policy: z.string().optional(),
});

// To ask costs milliseconds, and the watch asks at each save.
const timeZones = new Map<string, boolean>();
const isTimeZone = (name: string): boolean => {
  const known = timeZones.get(name) ?? readsAsTimeZone(name);
  timeZones.set(name, known);
  return known;
};

const readsAsTimeZone = (name: string): boolean => {
  try {
    // An offset (+06:00) is one too, but PostgreSQL reads its sign the other way round.
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** Who the firm is and how to reach it. */
export const firmSchema = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  tagline: textSchema,
  /** The public origin, overridden by the environment variable SITE_URL. */
  origin: z.string(),
  email: z.string(),
  /** As people read it; the `tel:` link is made from its digits. */
  phone: z.string(),
  address: z.strictObject({
    street: z.string(),
    district: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string().length(2),
  }),
  /** Where the office is, in degrees, for search engines: `{ latitude: 19.4102, longitude: -99.1617 }`. */
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  /** The office's time zone, `America/Mexico_City`: days are counted in it wherever the firm reads or gives one. */
  timeZone: z.string().refine(isTimeZone, 'A time zone is written America/Mexico_City.'),
  /** When the office is open. A text takes it with `{{hours}}`, which begins with a capital. */
  hours: z.array(openingHoursSchema).min(1),
  /** External calendars, each opened in a new tab. */
  bookings: z.record(z.string(), z.string()),
  /** The messaging-app chat, opened with a greeting. */
  chat: z.strictObject({ url: z.string(), greeting: textSchema }),
  social: z.array(socialLink),
  /** What `/.well-known/security.txt` says (RFC 9116). Without it there is no such file. */
  securityContact: securityContact.optional(),
  /** The year in the copyright line. */
  copyrightYear: z.int(),
});

/** How the interface behaves; times in milliseconds. */
export const constantsSchema = z.strictObject({
  themeColours: z.strictObject({ light: colour, dark: colour }),
  themeStorageKey: z.string(),
  languageCookie: z.strictObject({ name: z.string(), maxAgeDays: z.int().positive() }),
  /** For how long browsers insist on https once they have seen it, and whether also for every subdomain of the site's. */
  transportSecurity: z.strictObject({ maxAgeDays: z.int().nonnegative(), includeSubDomains: z.boolean() }),
  toasts: z.strictObject({
    duration: milliseconds,
    visible: z.int().positive(),
    width: z.int().positive(),
    gap: z.int().positive(),
    swipeThreshold: z.int().positive(),
    removalDelay: milliseconds,
    hotkey: z.array(z.string()).min(1),
  }),
  tooltips: z.strictObject({ delay: milliseconds, skipDelay: milliseconds }),
  reads: z.strictObject({
    garbageCollection: milliseconds,
    retries: z.int().nonnegative(),
    firstDelay: milliseconds,
    delayCap: milliseconds,
  }),
  requestTimeout: milliseconds,
  cardStagger: milliseconds,
});

export type Firm = z.infer<typeof firmSchema>;
export type Constants = z.infer<typeof constantsSchema>;

/** Declares the firm. Keeps the names of the booking calendars for completion. */
export const defineFirm = <const T extends Firm>(firm: T): Omit<Firm, 'bookings'> & { bookings: T['bookings'] } =>
  firm;
/** Declares the constants of the interface. */
export const defineConstants = (constants: Constants): Constants => constants;
