import type { Place, PlaceName } from '../../site/pictures/places.ts';
import { places } from '../../site/pictures/places.ts';
import { cropOf } from '../../site/pictures/variants.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { filesOf } from '../media/named.ts';
import type { FoundImage, Media } from '../media/facts.ts';
import { traitsOf } from '../schema/index.ts';
import type { Image, SiteSpec } from '../schema/index.ts';
import { nearest } from '../suggest.ts';
import { isSafeName } from './images.ts';
import { problem, warning } from './problem.ts';
import { blocksOf, downloadsIn, imagesIn, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

/** A file of a picture, and where the picture stands on a page. */
interface Shown extends Placed<string> {
  readonly place: PlaceName;
}

function begins(path: SpecPath, start: SpecPath): boolean {
  return start.every((step, index) => path[index] === step);
}

/** The places of what has a picture outside of blocks, by the name of its property. */
const placesOutside = new Map<unknown, PlaceName>([
  ['author', 'author'],
  ['sharePicture', 'share'],
]);

/** The place of a picture: in an article what it is there, on a page that of the innermost block around it. */
function shownIn(spec: SiteSpec): Shown[] {
  const blocks = pagesOf(spec).flatMap(blocksOf);
  const placeOf = (path: SpecPath): PlaceName => {
    const block = blocks.findLast((around) => begins(path, around.path));
    const outside = path.findLast((step) => placesOutside.has(step));
    return (block && traitsOf(block.value.kind).pictures) ?? placesOutside.get(outside) ?? 'text';
  };
  return imagesIn(spec).flatMap(({ value, path }) =>
    filesOf(value).map((file, index) => ({
      value: file,
      path: [...path, index === 0 ? 'file' : 'dark'],
      place: placeOf(path),
    })),
  );
}

/** What is wrong with the pictures and files that a spec names, and with those that are not there. Pure. */
export function checkMedia(spec: SiteSpec, { images, files }: Media): Diagnostic[] {
  return [
    ...shownIn(spec).flatMap((shown) => faultsOf(shown, images)),
    ...downloadsIn(spec).flatMap(({ value: { file }, path }): Diagnostic[] => {
      const at = [...path, 'file'];
      const found = files.get(file);
      if (!found) return !isSafeName(file) ? [] : [missing('download', 'file', 'files', file, at, [...files.keys()])];
      if (found.size === 0)
        return [
          problem('download/empty', at, `The file "${file}" is empty.`, 'Copy it again from where it comes from.'),
        ];
      if (found.fault)
        return [problem(found.fault.code, at, `The file "${file}" ${found.fault.message}`, found.fault.hint)];
      return found.size > mostBytes
        ? [
            problem(
              'download/huge',
              at,
              `The file "${file}" has ${Math.round(found.size / 1_000_000)} MB; at most ${mostBytes / 1_000_000} MB are published.`,
              'Save it for the screen, or put it where such files are kept and link there.',
            ),
          ]
        : [];
    }),
  ];
}

/** The server keeps what it publishes in memory. */
const mostBytes = 20_000_000;

function faultsOf(
  { value: file, path, place }: Shown,
  images: ReadonlyMap<string, FoundImage | undefined>,
): Diagnostic[] {
  // A name that is wrong in itself is told as that.
  if (!images.has(file))
    return !isSafeName(file) ? [] : [missing('image', 'picture', 'media', file, path, [...images.keys()])];
  const { fault, facts } = images.get(file) ?? {};
  if (fault) return [problem(fault.code, path, `The picture "${file}" ${fault.message}`, fault.hint)];
  if (!facts?.vector || place === 'logo') return [];
  return [
    problem(
      'image/drawing',
      path,
      `The picture "${file}" is a drawing (SVG), and here stands a photograph.`,
      'Save it as JPEG, PNG, WebP or AVIF. Drawings stand in logos blocks, and those of the brand in spec/brand.ts.',
    ),
  ];
}

function missing(
  code: string,
  what: string,
  folder: string,
  file: string,
  path: SpecPath,
  names: readonly string[],
): Diagnostic {
  const meant =
    nearest(file, names) ??
    names.find(
      (name) =>
        name.toLowerCase().endsWith(`/${file.toLowerCase()}`) || file.toLowerCase().endsWith(`/${name.toLowerCase()}`),
    );
  const hint =
    meant === undefined
      ? `Put the file there. Its path begins below that folder: "2027/${file.split('/').at(-1)}".`
      : `Did you mean "${meant}"?`;
  return problem(`${code}/missing`, path, `There is no ${what} "${file}" in the folder ${folder} of the spec.`, hint);
}

/** What of the pictures and files is probably not meant. Pure. */
export function reviewMedia(spec: SiteSpec, { images }: Media): Diagnostic[] {
  return shownIn(spec).flatMap(({ value: file, path, place: name }) => {
    const facts = images.get(file)?.facts;
    const place: Place = places[name];
    if (!facts || facts.vector) return [];
    const { width } = cropOf(facts, place);
    if (width >= place.least) return [];
    const cropped = width < facts.width ? `, and ${width} pixels of its width are shown` : '';
    return [
      warning(
        'image/small',
        path,
        `The picture "${file}" has ${facts.width} × ${facts.height} pixels${cropped}: it will look blurred, since here it is shown up to ${place.least} pixels wide.`,
        'Take a larger one. Nothing is scaled up.',
      ),
    ];
  });
}

/** The files beside the spec that nothing names. */
export function unusedMedia(spec: SiteSpec, { images, files }: Media): string[] {
  const shown = new Set(imagesIn(spec).flatMap(({ value }: Placed<Image>) => filesOf(value)));
  const offered = new Set(downloadsIn(spec).map(({ value }) => value.file));
  return [
    ...[...images.keys()].filter((file) => !shown.has(file)).map((file) => `media/${file}`),
    ...[...files.keys()].filter((file) => !offered.has(file)).map((file) => `files/${file}`),
  ];
}
