import type { Entry } from './entry.ts';

const missing = (what: string, folder: string) => ({
  message: ({ file }: { file: string }) => `There is no ${what} "${file}" in the folder ${folder} of the spec.`,
  hint: ({ file, meant }: { file: string; meant: string | undefined }) =>
    meant === undefined
      ? `Put the file there. Its path begins below that folder: "2027/${file.split('/').at(-1)}".`
      : `Did you mean "${meant}"?`,
});

interface Small {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** How much of the width is shown. */
  readonly shown: number;
  readonly least: number;
}

/** Pictures and files to download. */
export const media = {
  'image/missing': missing('picture', 'media'),
  'image/drawing': {
    message: ({ file }: { file: string }) =>
      `The picture "${file}" is a drawing (SVG), and this place takes a photograph.`,
    hint: 'Save it as JPEG, PNG, WebP or AVIF. Drawings go into logos blocks, and those of the brand into spec/brand.ts.',
  },
  'image/alt': {
    message: ({ file }: { file: string }) => `The picture "${file}" has no text for those who do not see it.`,
    hint: 'Say what it shows: alt: { … }. Where the text around it says that already, write decorative: true.',
  },
  'image/alt#decorative': {
    message: 'A picture that has a text alternative is not decorative.',
    hint: 'Keep one of the two.',
  },
  'image/small': {
    message: ({ file, width, height, shown, least }: Small) => {
      const cropped = shown < width ? `, of which ${shown} pixels of the width are shown` : '';
      return `The picture "${file}" has ${width} × ${height} pixels${cropped}: it will look blurred at ${least} pixels.`;
    },
    hint: 'Take a larger one. Nothing is scaled up.',
    severity: 'warning',
  },
  'download/missing': missing('file', 'files'),
  'download/empty': {
    message: ({ file }: { file: string }) => `The file "${file}" is empty.`,
    hint: 'Copy it again from its source.',
  },
  'download/huge': {
    message: ({ file, size, most }: { file: string; size: number; most: number }) =>
      `The file "${file}" has ${Math.round(size / 1_000_000)} MB; at most ${most / 1_000_000} MB are published.`,
    hint: 'Save it for the screen, or host it elsewhere and link to it.',
  },
  'download/type': {
    message: ({ file, ending }: { file: string; ending: string }) =>
      ending === ''
        ? `The file "${file}" has no ending, so computers do not know how to open it.`
        : `The file "${file}" could run on a visitor's computer or on the site (.${ending}).`,
    hint: ({ kept }: { kept: readonly string[] }) =>
      `Save it as PDF, or pack it as ZIP. Published are: ${kept.join(', ')}.`,
  },
} satisfies Record<string, Entry>;
