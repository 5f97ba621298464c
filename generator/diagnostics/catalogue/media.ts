import type { Entry } from '../diagnostic.ts';

const missing = (what: string, folder: string) => ({
  message: ({ file }: { file: string }) => `There is no ${what} "${file}" in the folder ${folder} of the spec.`,
  hint: ({ file, meant }: { file: string; meant: string | undefined }) =>
    meant === undefined
      ? `Add the file. Its path is relative to that folder, like "2027/${file.split('/').at(-1)}".`
      : `Did you mean "${meant}"?`,
});

interface Small {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The width in pixels that is left after cropping. */
  readonly shown: number;
  readonly least: number;
}

const ofFile = (message: string, hint: string) => ({
  message: ({ file }: { file: string }) => `"${file}" ${message}`,
  hint,
});
const lfs = ofFile('is a Git LFS pointer: the file itself was not fetched.', 'Run `git lfs install && git lfs pull`.');
const scaleDown = 'Scale it down to 3000 pixels in width.';

/** Pictures and downloads. */
export const media = {
  'image/missing': missing('picture', 'media'),
  'image/lfs': lfs,
  'image/broken': ofFile('is damaged or not a picture.', 'Export it again, or copy it again from its source.'),
  'image/animated': {
    message: ({ file, type }: { file: string; type: string }) => `"${file}" is animated (${type}).`,
    hint: 'Save a single frame as a picture, or show it as a video.',
  },
  'image/type': {
    message: ({ file, type }: { file: string; type: string }) =>
      `"${file}" is a ${type} picture, which the site does not support.`,
    hint: 'Save it as JPEG, PNG, WebP or AVIF.',
  },
  'image/ending': {
    message: ({ file, type, ending }: { file: string; type: string; ending: string }) =>
      `"${file}" is a ${type} picture, but its name ends in "${ending}".`,
    hint: ({ right }: { right: string }) => `Rename the file to end in "${right}", and change its name here.`,
  },
  'image/cmyk': ofFile('uses print colours (CMYK), which browsers show wrongly.', 'Save it in sRGB.'),
  'image/huge': {
    message: ({ file, width, height, most }: { file: string; width: number; height: number; most: number }) =>
      `"${file}" has ${width} × ${height} pixels; at most ${most / 1_000_000} million are allowed.`,
    hint: scaleDown,
  },
  'image/huge#bytes': {
    message: ({ file, bytes, most }: { file: string; bytes: number; most: number }) =>
      `"${file}" has ${Math.round(bytes / 100_000) / 10} MB; at most ${most / 1_000_000} MB are allowed.`,
    hint: scaleDown,
  },
  'image/drawing#unsound': {
    message: ({ file, why }: { file: string; why: string }) => `The drawing "${file}" cannot be used: ${why}`,
  },
  'image/drawing': {
    message: ({ file }: { file: string }) => `The picture "${file}" is a drawing (SVG), but this place takes a photo.`,
    hint:
      'Save it as JPEG, PNG, WebP or AVIF, or take its colours from the brand\'s tones: fill="var(--wall)". ' +
      'Without tones, a drawing fits only in logos blocks and in spec/brand.ts.',
  },
  'image/tone': {
    message: ({ file, tone }: { file: string; tone: string }) =>
      `The drawing "${file}" uses the tone "${tone}", which spec/brand.ts does not define.`,
    hint: ({ meant }: { meant: string | undefined }) =>
      meant === undefined ? 'Add it to `tones` there, for both themes.' : `Did you mean "${meant}"?`,
  },
  'image/alt': {
    message: ({ file }: { file: string }) => `The picture "${file}" has no alternative text.`,
    hint: 'Describe what it shows: alt: { … }. If the surrounding text already does, write decorative: true.',
  },
  'image/alt#decorative': {
    message: 'A decorative picture cannot have alternative text.',
    hint: 'Remove either `alt` or `decorative`.',
  },
  'image/small': {
    message: ({ file, width, height, shown, least }: Small) => {
      const cropped = shown < width ? `, cropped to a width of ${shown}` : '';
      return `The picture "${file}" has ${width} × ${height} pixels${cropped}: it will look blurred at a width of ${least} pixels.`;
    },
    hint: 'Use a larger picture.',
    severity: 'warning',
  },
  'download/missing': missing('file', 'files'),
  'download/lfs': lfs,
  'download/html': ofFile(
    'is an HTML page, not a PDF: probably the sign-in or error page of the site it was downloaded from.',
    'Open the document in a browser and save it from there.',
  ),
  'download/empty': {
    message: ({ file }: { file: string }) => `The file "${file}" is empty.`,
    hint: 'Copy it again from its source.',
  },
  'download/huge': {
    message: ({ file, size, most }: { file: string; size: number; most: number }) =>
      `The file "${file}" has ${Math.round(size / 1_000_000)} MB; at most ${most / 1_000_000} MB are published.`,
    hint: 'Reduce its size, or host it elsewhere and link to it.',
  },
  'download/type': {
    message: ({ file, ending }: { file: string; ending: string }) =>
      ending === ''
        ? `The file "${file}" has no extension, so computers do not know how to open it.`
        : `The file "${file}" could run on a visitor's computer or on the site (.${ending}).`,
    hint: ({ allowed }: { allowed: readonly string[] }) =>
      `Save it as PDF, or pack it as ZIP. The allowed extensions are ${allowed.join(', ')}.`,
  },
} satisfies Record<string, Entry>;
