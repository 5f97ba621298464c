import type { Entry } from './entry.ts';

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
  'load/unknown-file': { message: ({ name }: { name: string }) => `There is no file ${name}.` },
  'load/unknown-package': {
    message: ({ name }: { name: string }) => `The package "${name}" is not installed.`,
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
} satisfies Record<string, Entry>;
