import type { Entry } from './entry.ts';

/** The files of a spec, regardless of their content. */
export const specFiles = {
  'file/unlisted': {
    message: 'This file is never imported, so its content is not on the site.',
    hint: 'Import it where the other pages, articles or forms are listed, or delete it.',
  },
  'block/no-folder': {
    message: ({ name }: { name: string }) => `There is no blocks/${name}/component.tsx that draws this block.`,
    hint: 'Define each kind of block in schema.ts of a folder with its name, with a component.tsx and a styles.css.',
  },
} satisfies Record<string, Entry>;
