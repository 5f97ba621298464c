import { hash } from 'node:crypto';
import type { ImageFacts } from '#contract';
import type { Media } from '../read/media/facts.ts';
import { downloadFiles, imageFiles } from '../read/media/named.ts';
import type { SiteSpec } from '../schema/index.ts';
import { constantsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** Facts about pictures and files: pages reserve space and state sizes, and the build converts and publishes them. */
export function emitMedia(spec: SiteSpec, { images, files }: Media): PlannedFile[] {
  const ofImages = known(imageFiles(spec), (name) => withTones(spec, images.get(name)?.facts));
  const colours = Object.values(ofImages).flatMap(({ colour }) => colour ?? []);
  return [
    constantsFile(
      'site/generated/media.ts',
      'media',
      ['The pictures of the spec.', 'images: CompiledImages', ofImages],
      ['The files for download.', 'files: CompiledFiles', known(downloadFiles(spec), (name) => files.get(name))],
    ),
    {
      path: 'site/generated/media.css',
      source: 'media',
      // The content security policy allows no style attributes.
      content:
        [...new Set(colours)]
          .toSorted()
          .map((colour) => `.tint-${colour} { background-color: #${colour}; }\n`)
          .join('') + houseWindows(spec, ofImages),
    },
  ];
}

/** Where the windows of the house stand, in parts of the drawing. */
function houseWindows({ brand: { house } }: SiteSpec, images: Readonly<Record<string, ImageFacts>>): string {
  const { windows = {}, width = 1, height = 1 } = house ? (images[house.file] ?? {}) : {};
  const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;
  return Object.entries(windows)
    .map(
      ([service, box]) =>
        `.house__window--${service} { left: ${percent(box.x / width)}; top: ${percent(box.y / height)}; width: ${percent(box.width / width)}; }\n`,
    )
    .join('');
}

/** A drawing also changes with the tones that it is drawn in. */
function withTones({ brand }: SiteSpec, facts: ImageFacts | undefined): ImageFacts | undefined {
  if (!facts?.tones) return facts;
  const used = facts.tones
    .flatMap((name) => [name, `${name}-lit`])
    .map((name) => [brand.tones?.light[name], brand.tones?.dark[name]]);
  return { ...facts, digest: hash('sha256', facts.digest + JSON.stringify(used)).slice(0, 12) };
}

function known<T>(names: readonly string[], factsOf: (name: string) => T | undefined): Readonly<Record<string, T>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const facts = factsOf(name);
      return facts === undefined ? [] : [[name, facts]];
    }),
  );
}
