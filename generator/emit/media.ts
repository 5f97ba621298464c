import { hash } from 'node:crypto';
import type { ImageFacts } from '#contract';
import { downloadFiles, filesOf, imageFiles, type Media } from '../read/media.ts';
import { imagesIn } from '../compile/walk.ts';
import type { Focus, SiteSpec } from '../schema/index.ts';
import { constantsFile, type PlannedFile } from './file.ts';

/** The sizes and other facts of pictures and downloads, which pages and the build need. */
export function emitMedia(spec: SiteSpec, { images, files }: Media): PlannedFile[] {
  const imageFacts = factsByName(imageFiles(spec), (name) =>
    withFocuses(spec, name, withTones(spec, images.get(name)?.facts)),
  );
  const focuses = distinct(Object.values(imageFacts).flatMap((facts) => facts.focuses ?? []));
  const colours = Object.values(imageFacts).flatMap(({ colour }) => colour ?? []);
  return [
    constantsFile(
      'site/generated/media.ts',
      'media',
      ['The pictures of the spec.', 'images: CompiledImages', imageFacts],
      ['The files for download.', 'files: CompiledFiles', factsByName(downloadFiles(spec), (name) => files.get(name))],
    ),
    {
      path: 'site/generated/media.css',
      source: 'media',
      // Classes, because the content security policy forbids style attributes.
      content:
        [...new Set(colours)]
          .toSorted()
          .map((colour) => `.tint-${colour} { background-color: #${colour}; }\n`)
          .join('') +
        focuses.map(({ x, y }) => `.focus-${x}-${y} { object-position: ${x}% ${y}%; }\n`).join('') +
        houseWindows(spec, imageFacts) +
        roomNames(spec),
    },
  ];
}

/** Positions the windows in the drawing of the house, in percent of its size. */
function houseWindows({ brand: { house } }: SiteSpec, images: Readonly<Record<string, ImageFacts>>): string {
  const { windows = {}, width = 1, height = 1 } = house ? (images[house.file] ?? {}) : {};
  const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
  return Object.entries(windows)
    .map(
      ([service, box]) =>
        `.house__window--${service} { left: ${percent(box.x / width)}; top: ${percent(box.y / height)}; width: ${percent(box.width / width)}; }\n`,
    )
    .join('');
}

/** A window of the house and the room behind it have one name, so that browsers enlarge the window to the room. */
function roomNames({ brand: { rooms = {} } }: SiteSpec): string {
  return Object.keys(rooms)
    .map((service) => `.room-${service} { view-transition-name: room-${service}; }\n`)
    .join('');
}

/** Adds the brand's tones to the digest of a drawing: it has to be rendered again when they change. */
function withTones({ brand }: SiteSpec, facts: ImageFacts | undefined): ImageFacts | undefined {
  if (!facts?.tones) return facts;
  const used = facts.tones
    .flatMap((name) => [name, `${name}-lit`])
    .map((name) => [brand.tones?.light[name], brand.tones?.dark[name]]);
  return { ...facts, digest: hash('sha256', facts.digest + JSON.stringify(used)).slice(0, 12) };
}

function distinct(focuses: readonly Focus[]): readonly Focus[] {
  return [...new Map(focuses.map((focus) => [`${focus.x} ${focus.y}`, focus])).values()];
}

/** Adds the points that the uses of a photograph keep visible: each gets its own crop. */
function withFocuses(spec: SiteSpec, name: string, facts: ImageFacts | undefined): ImageFacts | undefined {
  const uses = imagesIn(spec).filter(({ value }) => filesOf(value).includes(name));
  const focuses = distinct(uses.flatMap(({ value }) => value.focus ?? []));
  return !facts || facts.vector || focuses.length === 0 ? facts : { ...facts, focuses };
}

/** The facts of the files that could be read. */
function factsByName<T>(
  names: readonly string[],
  factsOf: (name: string) => T | undefined,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const facts = factsOf(name);
      return facts === undefined ? [] : [[name, facts]];
    }),
  );
}
