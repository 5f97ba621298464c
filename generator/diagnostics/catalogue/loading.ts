import { suggestion } from '../suggest.ts';

import type { Entry, UnknownName } from './entry.ts';

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
    message: ({ name }: UnknownName) => `There is no file ${name}.`,
    hint: ({ name, known }: UnknownName) => suggestion(name.replace(/^.*\//, ''), known),
  },
  'load/unknown-export': {
    message: ({ file, name }: UnknownName & { file: string }) =>
      name === 'default' ? `${file} has no default export.` : `${file} exports no "${name}".`,
    hint: ({ name, known }: UnknownName) => (name === 'default' ? undefined : suggestion(name, known)),
  },
  'load/unknown-package': {
    message: ({ name }: UnknownName) => `The package "${name}" is not installed.`,
    hint: 'Install it, or write the spec without it: a spec is plain data.',
  },
  'load/exception': {
    message: ({ error }: { error: string }) => `The spec throws an error: ${error}.`,
    hint: ({ error }: { error: string }) =>
      /is not defined$|before initialization$/.test(error)
        ? 'Check the name, its import and the order of declarations: `npm run check -- types` shows details.'
        : undefined,
  },
  'load/syntax': {
    message: ({ error }: { error: string }) => `${error}.`,
    hint: ({ help }: { help: string }) => help,
  },
  'load/syntax#quotation-mark': {
    message: ({ mark }: { mark: string }) =>
      `${mark} is a typographic quotation mark, which cannot begin or end a text.`,
    hint: `Use straight quotes: '…' or "…".`,
  },
  'load/syntax#apostrophe': {
    message: ({ word }: { word: string }) => `The text ends at the apostrophe of ${word}.`,
    hint: 'Put a text with an apostrophe in double quotes: "…".',
  },
  'load/syntax#second-default': {
    message: 'This file has a second default export.',
    hint: 'Keep one, and move the other into a file of its own.',
  },
  'load/syntax#encoding': {
    message: 'This file is not text in UTF-8.',
    hint: 'Save it as UTF-8; editors offer the encoding under "Save as".',
  },
} satisfies Record<string, Entry>;
