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

const ofFile = (message: string, hint: string) => ({
  message: ({ file }: { file: string }) => `"${file}" ${message}`,
  hint,
});
const lfs = ofFile('is a Git LFS pointer: the file itself was not fetched.', 'Run `git lfs install && git lfs pull`.');
const scaleDown = 'Scale it down to 3000 pixels in width.';

/** Pictures and files to download. */
export const media = {
  'image/missing': missing('picture', 'media'),
  'image/lfs': lfs,
  'image/broken': ofFile('is damaged or not a picture.', 'Export it again, or copy it again from its source.'),
  'image/animated': {
    message: ({ file, type }: { file: string; type: string }) => `"${file}" is animated (${type}).`,
    hint: 'Save one frame of it as a picture, or show it as a video.',
  },
  'image/type': {
    message: ({ file, type }: { file: string; type: string }) => `"${file}" is a ${type} picture.`,
    hint: 'Save it as JPEG, PNG, WebP or AVIF.',
  },
  'image/ending': {
    message: ({ file, type, ending }: { file: string; type: string; ending: string }) =>
      `"${file}" is a ${type} picture, and its name ends in "${ending}".`,
    hint: ({ right }: { right: string }) => `Rename it to end in "${right}", here too.`,
  },
  'image/cmyk': ofFile('has colours for print (CMYK), which browsers show wrongly.', 'Save it in RGB (sRGB).'),
  'image/huge': {
    message: ({ file, width, height, most }: { file: string; width: number; height: number; most: number }) =>
      `"${file}" has ${width} × ${height} pixels; the most is ${most / 1_000_000} million.`,
    hint: scaleDown,
  },
  'image/huge#bytes': {
    message: ({ file, bytes, most }: { file: string; bytes: number; most: number }) =>
      `"${file}" has ${Math.round(bytes / 100_000) / 10} MB; the most is ${most / 1_000_000} MB.`,
    hint: scaleDown,
  },
  'image/drawing#unsound': {
    message: ({ file, why }: { file: string; why: string }) => `The drawing "${file}" cannot be used: ${why}`,
  },
  'image/drawing': {
    message: ({ file }: { file: string }) =>
      `The picture "${file}" is a drawing (SVG), and this place takes a photograph.`,
    hint: 'Save it as JPEG, PNG, WebP or AVIF. Drawings go into logos blocks, and those of the brand into spec/brand.ts. Anywhere else a drawing takes its colours from the brand\'s tones: fill="var(--wall)".',
  },
  'image/tone': {
    message: ({ file, tone }: { file: string; tone: string }) =>
      `The drawing "${file}" has the tone "${tone}", which spec/brand.ts does not have.`,
    hint: ({ meant }: { meant: string | undefined }) =>
      meant === undefined ? 'Add it to `tones` there, for both themes.' : `Did you mean "${meant}"?`,
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
  'download/lfs': lfs,
  'download/html': ofFile(
    'is an HTML page, not a PDF: probably the sign-in or error page of where it was downloaded.',
    'Open the document in a browser and save it from there.',
  ),
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
