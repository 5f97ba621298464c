import { nearest } from '../suggest.ts';
import type { Entry } from './entry.ts';

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

/** Reasons why a spec cannot be imported. */
export const loading = {
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
} satisfies Record<string, Entry>;
