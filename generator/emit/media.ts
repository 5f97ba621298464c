import type { CompiledImages } from '#contract';
import type { Media } from '../media/facts.ts';
import { imageFiles } from '../media/images-in.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** What is known of the pictures: the pages reserve their room, and the build makes them in all sizes. */
export const emitMedia = (spec: SiteSpec, media: Media): PlannedFile[] => [
  tsFile(
    'site/generated/media.ts',
    'media',
    () => `import type { CompiledImages } from '#contract';

/** The pictures that the spec names. */
export const images: CompiledImages = ${code(compileImages(spec, media))};
`,
  ),
  tsFile('site/generated/media.css', 'media', () => coloursOf(Object.values(compileImages(spec, media)).map(({ colour }) => colour))),
];

const compileImages = (spec: SiteSpec, { images }: Media): CompiledImages =>
  Object.fromEntries(
    imageFiles(spec).flatMap((file) => {
      const facts = images.get(file)?.facts;
      return facts ? [[file, facts]] : [];
    }),
  );

// Style attributes are nothing that the content security policy allows.
const coloursOf = (colours: readonly string[]): string =>
  [...new Set(colours)]
    .toSorted()
    .map((colour) => `.tint-${colour} { background-color: #${colour}; }\n`)
    .join('');
