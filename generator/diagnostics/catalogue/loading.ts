import { englishName, plural, quoted, nearest, suggestion } from '../words.ts';
import type { Entry } from '../diagnostic.ts';

/** An import of a file that does not exist, and the imports that would find one. */
interface UnknownFile {
  readonly name: string;
  readonly known: readonly string[];
}

/** The file that differs only in case or lacks its extension, else the one with a similar path. */
function meantFile(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const complete = [wanted, `${wanted}.ts`, `${wanted}/index.ts`];
  return known.find((file) => complete.includes(file.toLowerCase())) ?? nearest(name, known);
}

/** A name as written in an object literal. */
function keyText(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : `'${name}'`;
}

/** The files of a spec, and the shape of its values. */
export const loading = {
  // Reasons why a spec cannot be imported.
  'load/missing-entry': {
    message: 'There is no spec here: this file does not exist.',
    hint: 'Restore it, or run the command in the project folder.',
  },
  'load/no-default-export': {
    message: ({ found }: { found: string | undefined }) =>
      found === undefined ? 'The spec has no default export.' : `The spec's default export is ${found}.`,
    hint: 'End the file with export default defineSite({ … }).',
  },
  'load/unknown-file': {
    message: ({ name }: UnknownFile) => `There is no file ${name}.`,
    hint: ({ name, known }: UnknownFile) => {
      const meant = meantFile(name, known);
      return meant === undefined ? undefined : `Did you mean "${meant}"?`;
    },
  },
  'load/unknown-package': {
    message: ({ name }: { name: string }) => `The package "${name}" is not installed.`,
    hint: ({ name }: { name: string }) =>
      nearest(name, ['#schema']) === undefined
        ? 'Install it, or write the spec without it: a spec is plain data.'
        : 'Did you mean "#schema"?',
  },
  'load/exception': {
    message: ({ error }: { error: string }) => `The spec throws an error: ${error}.`,
    hint: ({ error }: { error: string }) =>
      /is not defined$|before initialization$/.test(error)
        ? 'Check the name, its import and the order of declarations: `npm run check -- types` shows details.'
        : undefined,
  },
  'load/utf-16': {
    message: 'This file is saved as UTF-16.',
    hint: 'Save it as UTF-8: editors offer the encoding in "Save as" or "Save with Encoding".',
  },
  'load/syntax': {
    message: ({ error }: { error: string }) => `${error}.`,
    hint: ({ help }: { help: string }) => help,
  },

  // The files of a spec, regardless of their content.
  'file/unlisted': {
    message: 'This file is never imported, so its content is not on the site.',
    hint: 'Import it where the other pages, articles or forms are listed, or delete it.',
  },
  'block/no-folder': {
    message: ({ name }: { name: string }) => `There is no blocks/${name}/component.tsx that draws this block.`,
    hint: 'Define each kind of block in schema.ts of a folder with its name, with a component.tsx and a styles.css.',
  },

  // Values that the schema does not accept.
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
