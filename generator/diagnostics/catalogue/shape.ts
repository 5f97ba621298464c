import { englishName, plural, quoted } from '../words.ts';
import { suggestion } from '../suggest.ts';
import type { Entry } from './entry.ts';

/** A name as written in an object literal. */
function keyText(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : `'${name}'`;
}

/** Values that the schema does not accept. */
export const shape = {
  'shape/value': {
    message: ({ reason, found }: { reason: string; found: string | undefined }) =>
      found === undefined ? reason : `${reason} It is ${found}.`,
  },
  'shape/value#option': {
    message: ({ found }: { found: string }) => `${found} is not allowed here.`,
    hint: ({ options, given }: { options: readonly string[]; given: string }) => suggestion(given, options),
  },
  'shape/name': {
    message: ({ name }: { name: string }) => `"${name}" is not a valid name here.`,
    hint: ({ reason }: { reason: string | undefined }) => reason,
  },
  'shape/missing-key': {
    message: ({ names }: { names: readonly string[] }) =>
      `${quoted(names)} ${names.length === 1 ? 'is' : 'are'} missing.`,
    hint: ({ options }: { options: readonly string[] }) =>
      options.length > 0 ? `Allowed: ${options.map((name) => `"${name}"`).join(', ')}.` : undefined,
  },
  'shape/unknown-key': {
    message: ({ name }: { name: string }) => `There is no property "${name}" here.`,
    hint: ({ name, meant, known }: { name: string; meant: string | undefined; known: readonly string[] }) =>
      meant === undefined ? suggestion(name, known) : `Did you mean "${meant}"?`,
  },
  'text/missing-language': {
    message: ({ locale }: { locale: string }) => `The ${englishName(locale)} text is missing.`,
    hint: ({ locale }: { locale: string }) => `Add ${keyText(locale)}: '…'.`,
  },
  'text/translate': {
    severity: 'warning',
    message: ({ locale }: { locale: string }) =>
      `The ${englishName(locale)} text is missing. It has to be written before the site can be published.`,
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
