import { nearest, suggestion } from '../suggest.ts';
import { englishName, plural, quoted } from '../words.ts';
import type { Entry } from './entry.ts';

interface Mismatch {
  readonly expected: string;
  readonly found: string;
}

/** A name as written in an object literal. */
function keyText(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : `'${name}'`;
}

/** Values that the schema does not accept. */
export const shape = {
  'shape/type': { message: ({ expected, found }: Mismatch) => `This has to be ${expected}; it is ${found}.` },
  'shape/size': {
    message: ({ expected, found }: Mismatch) => `This has to ${expected}; ${found}.`,
    hint: ({ reason }: { reason: string | undefined }) => reason,
  },
  'shape/value': { message: ({ found }: { found: string }) => `This value is not allowed here: ${found}.` },
  'shape/value#option': {
    message: ({ found, options, given }: { found: string; options: readonly string[]; given: string }) =>
      `${found} is not allowed here.${nearest(given, options) === undefined ? '' : ` Allowed: ${listed(options)}.`}`,
    hint: ({ options, given }: { options: readonly string[]; given: string }) => {
      const meant = nearest(given, options);
      return meant === undefined ? `Allowed: ${listed(options)}.` : `Did you mean "${meant}"?`;
    },
  },
  'shape/value#check': {
    message: ({ reason, found }: { reason: string; found: string | undefined }) =>
      found === undefined ? reason : `${reason} It is ${found}.`,
  },
  'shape/format': {
    message: ({ reason, found }: { reason: string; found: string }) => `${reason} It is ${found}.`,
  },
  'shape/name': {
    message: ({ name }: { name: string }) => `"${name}" is not a valid name here.`,
    hint: ({ reason }: { reason: string | undefined }) => reason,
  },
  'shape/missing-key': {
    message: ({ names }: { names: readonly string[] }) =>
      `${quoted(names)} ${names.length === 1 ? 'is' : 'are'} missing.`,
    hint: ({ options }: { options: readonly string[] }) =>
      options.length > 0 ? `Allowed: ${listed(options)}.` : undefined,
  },
  'shape/unknown-key': {
    message: ({ name }: { name: string }) => `There is no property "${name}" here.`,
    hint: ({ name, meant, known }: { name: string; meant: string | undefined; known: readonly string[] }) =>
      meant === undefined ? suggestion(name, known) : `Did you mean "${meant}"?`,
  },
  'shape/unknown-key#all': {
    message: ({ found }: { found: readonly string[] }) => `None of these properties exist here: ${listed(found)}.`,
    hint: ({ known }: { known: readonly string[] }) => `Known: ${listed(known)}.`,
  },
  'text/missing-language': {
    message: ({ locale }: { locale: string }) => `The ${englishName(locale)} text is missing.`,
    hint: ({ locale }: { locale: string }) => `Add ${keyText(locale)}: '…'.`,
  },
  'text/untranslated': {
    severity: 'warning',
    message: ({ locale, count }: { locale: string; count: number }) =>
      `Not translated into ${englishName(locale)}, and shown in the default language: ${plural(count, 'text')}.`,
    hint: ({ locale }: { locale: string }) =>
      `To translate them: npm run texts -- --export ${locale}.csv --to ${locale} --only untranslated`,
  },
  'text/missing-language#all': {
    message: ({ locales, found }: { locales: readonly string[]; found: string }) =>
      `This has to be a text in ${locales.length === 2 ? 'both languages' : 'each language'}; it is ${found}.`,
    hint: ({ locales }: { locales: readonly string[] }) =>
      `Write { ${locales.map((locale) => `${keyText(locale)}: '…'`).join(', ')} } or message('…').`,
  },
} satisfies Record<string, Entry>;

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
