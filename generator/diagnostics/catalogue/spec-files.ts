import type { Entry } from './entry.ts';

/** The files of a spec, regardless of their content. */
export const specFiles = {
  'spec/conflict': {
    message: 'This is a merge conflict marker.',
    hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  'file/unlisted': {
    message: 'This file is never imported, so its content is not on the site.',
    hint: 'Import it where the other pages, articles or forms are listed, or delete it.',
  },
  'block/name': {
    message: ({ given, name }: { given: string; name: string }) =>
      `The block is defined as "${given}", but its folder is "${name}".`,
    hint: ({ name }: { name: string }) => `Write defineBlock('${name}', …), or rename the folder.`,
  },
  'block/no-folder': {
    message: ({ name }: { name: string }) => `There is no folder blocks/${name} that draws this block.`,
    hint: 'Define each kind of block in schema.ts of a folder with its name.',
  },
  'block/missing-file': {
    message: ({ name, file }: { name: string; file: string }) => `The block "${name}" has no ${file}.`,
    hint: ({ file }: { file: string }) =>
      file === 'component.tsx'
        ? 'Add it beside schema.ts; its default export draws the block.'
        : 'Add it beside schema.ts; it may be empty.',
  },
} satisfies Record<string, Entry>;
