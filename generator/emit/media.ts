import type { CompiledFiles, CompiledImages, ImageFacts } from '#contract';
import type { Media } from '../read/media/facts.ts';
import { downloadFiles, imageFiles } from '../read/media/named.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** Facts about pictures and files: pages reserve space and state sizes, and the build makes and publishes them. */
export function emitMedia(spec: SiteSpec, media: Media): PlannedFile[] {
  return [
    tsFile(
      'site/generated/media.ts',
      'media',
      () => `import type { CompiledFiles, CompiledImages } from '#contract';

/** The pictures that the spec names. */
export const images: CompiledImages = ${code(compileImages(spec, media))};

/** The files that the spec offers to keep. */
export const files: CompiledFiles = ${code(compileFiles(spec, media))};
`,
    ),
    tsFile('site/generated/media.css', 'media', () => coloursOf(Object.values(compileImages(spec, media)))),
  ];
}

function known<T>(names: readonly string[], factsOf: (name: string) => T | undefined): Readonly<Record<string, T>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const facts = factsOf(name);
      return facts === undefined ? [] : [[name, facts]];
    }),
  );
}

function compileImages(spec: SiteSpec, { images }: Media): CompiledImages {
  return known(imageFiles(spec), (name) => images.get(name)?.facts);
}

function compileFiles(spec: SiteSpec, { files }: Media): CompiledFiles {
  return known(downloadFiles(spec), (name) => files.get(name));
}

// Style attributes are nothing that the content security policy allows.
function coloursOf(images: readonly ImageFacts[]): string {
  return [...new Set(images.flatMap(({ colour }) => colour ?? []))]
    .toSorted()
    .map((colour) => `.tint-${colour} { background-color: #${colour}; }\n`)
    .join('');
}
