import { z } from 'zod';
import { isEmail } from '../../site/shared/email.ts';
import { isDeviceName } from '../../site/shared/file-name.ts';

/** A day of the calendar, `2027-01-15`. */
export const day = z.iso.date('Write a day like 2027-01-15.');

/** The two-letter code of a country, `MX`. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'Write the two-letter code of a country: MX.');

export const emailAddress = z
  .string()
  .refine(isEmail, { error: 'This is not an e-mail address.', params: { code: 'firm/email' } });

/** A telephone number with its country code, as shown to people: `+52 55 1234 5678`. */
export const phoneNumber = z.string().refine((value) => /^\+\d[\d ()-]{6,}$/.test(value), {
  error: 'Begin a telephone number with its country code: +52 55 1234 5678.',
  params: { code: 'firm/phone' },
});

function isSafeUrl(value: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

function address(isRight: (value: string) => boolean, error: string) {
  return z.string().refine(isRight, { error, params: { code: 'url/unsafe' } });
}

const complete = 'Write a complete address that begins with https://, without a password.';

/** A complete external address: https only, without a password. */
export const httpsUrl = address(isSafeUrl, complete);

/** Scheme and host, `https://www.my-firm.mx`. */
export const httpsOrigin = address(
  (value) => isSafeUrl(value) && new URL(value).origin === value,
  'Write only https:// and the host: https://www.my-firm.mx.',
);

/** A complete https address, or a path of the site. */
export const httpsUrlOrPath = address((value) => /^\/(?!\/)/.test(value) || isSafeUrl(value), complete);

/** A name in lower-case letters, digits and hyphens: `in-progress`. */
export const slugName = z
  .string()
  .max(100, 'A name has at most 100 characters.')
  .regex(/^[a-z][a-z0-9-]*$/, 'A name consists of lower-case letters, digits and hyphens, and begins with a letter.');

/** The name of a page or form, which names generated files, too; the generator has files of its `own` beside them. */
export function fileSlug(...own: string[]) {
  return slugName.refine(
    (name) => !isDeviceName(name) && !own.includes(name),
    'Add a word: Windows or the generator uses a file of this name.',
  );
}

/** The name of a control or of a value in texts: `first_name`. */
export const wordName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'A name consists of letters, digits and "_", and begins with a letter.');

/** The autofill tokens of HTML: https://html.spec.whatwg.org/#autofill. */
const ofPeople =
  'on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username organization-title organization';
const ofPlaces =
  'street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code';
const others =
  'new-password current-password one-time-code language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-extension email impp';
type WordsOf<S extends string> = S extends `${infer First} ${infer Rest}` ? First | WordsOf<Rest> : S;
type AutofillName = WordsOf<typeof ofPeople | typeof ofPlaces | typeof others>;
const autofillNames = [ofPeople, ofPlaces, others].flatMap((names) => names.split(' '));
export const autofillName = z.enum(autofillNames as [AutofillName, ...AutofillName[]]);

/** The name of a control that browsers do not autofill. */
export const unfilledName = wordName.refine(
  (name) => !autofillNames.includes(name.toLowerCase().replaceAll('_', '-')),
  'Browsers autofill a control of this name, so real messages would be stored as spam. Choose a meaningless word.',
);

/** A stored value, without space around it. */
export const storedValue = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'Remove the space around this value: searches for it would fail.');

/** The reserved words of PostgreSQL, which would need quotes as names. */
const reservedWords: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently
  constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user default
  deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner
  intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or
  order outer overlaps placing primary references returning right select session_user similar some symmetric system_user table
  tablesample then to trailing true union unique user using variadic verbose when where window with`.split(/\s+/),
);

/** A name in the database that needs no quotes: `first_name`. */
export const sqlName = z
  .string()
  .regex(
    /^[a-z][a-z0-9_]{0,62}$/,
    'A name consists of at most 63 lower-case letters, digits and "_", and begins with a letter.',
  )
  .refine((name) => !reservedWords.has(name), 'This is a reserved word of SQL: add another word, as in user_text.');

/** The path of a file below a folder of the spec, safe in an address on every host: `team/ana.jpg`. */
export function filePath(folder: 'media' | 'files') {
  const ofDevice = 'Add a word to the name: Windows keeps it for a device.';
  const error = `Write the path of a file in the folder ${folder}, in a-z, 0-9, ".", "_" and "-": 2027/team-photo.jpg.`;
  return z
    .string()
    .regex(/^(?!.*\.(?:\.|\/|$))[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/, { error, abort: true })
    .refine((path) => !path.split('/').some(isDeviceName), { error: ofDevice, abort: true });
}

/** A time of day on a 24-hour clock. */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write a time like 09:00, from 00:00 to 23:59.');

/** A period of opening hours on some days of the week. */
export const openingHoursSchema = z
  .strictObject({
    /** Days of the week, Monday first: `Mo`, `Tu`, `We`, `Th`, `Fr`, `Sa`, `Su`. */
    days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
    /** 24-hour clock, `09:00`. */
    opens: timeOfDay,
    closes: timeOfDay,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'The firm closes before it opens. Write a day with a break as two entries.',
    params: { code: 'firm/hours' },
  });
export type OpeningHours = z.infer<typeof openingHoursSchema>;
