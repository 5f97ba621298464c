import { filesOf, type Media } from '../read/media.ts';
import { places, type Place, type PlaceName } from '../../site/pictures/places.ts';
import { cropOf } from '../../site/pictures/variants.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { traitsOf, type SiteSpec } from '../schema/index.ts';
import { nearest } from '../diagnostics/words.ts';
import { allBlocks, downloadsIn, imagesIn, type Placed } from '../compile/walk.ts';

/** Extensions of documents and media, which neither browsers nor computers execute. */
const allowed = 'pdf docx xlsx pptx odt ods odp txt csv rtf ics vcf epub zip jpg jpeg png webp mp3 mp4'.split(' ');

/** Refuses downloads that could be executed, pictures without alternative text, and decorative ones with it. */
export function* mediaNames(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: image, path } of imagesIn(spec)) {
    if (image.alt === undefined && !image.decorative) yield diagnose('image/alt', path, { file: image.file });
    if (image.alt !== undefined && image.decorative)
      yield diagnose('image/alt#decorative', [...path, 'decorative'], {});
  }
  for (const { value: download, path } of downloadsIn(spec)) {
    const at = [...path, 'file'];
    const { file } = download;
    const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
    if (!allowed.includes(ending)) yield diagnose('download/type', at, { file, ending, allowed });
  }
}

/** A file of a picture, and where the picture is on a page. */
interface Shown extends Placed<string> {
  readonly place: PlaceName;
}

/** The places of pictures outside of blocks, by the property that holds the picture. */
const placesOutside = new Map<unknown, PlaceName>([
  ['author', 'author'],
  ['sharePicture', 'share'],
]);

/** Every picture file with its place: that of the innermost block around it, or of the property that holds it. */
function shownIn(spec: SiteSpec): Shown[] {
  const blocks = allBlocks(spec);
  const placeOf = (path: SpecPath): PlaceName => {
    const block = blocks.findLast((around) => around.path.every((step, index) => path[index] === step));
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

/** The most bytes of a download: the server keeps downloads in memory. */
const MOST_BYTES = 20_000_000;

/** Refuses pictures and downloads that are missing, broken or too large, and drawings in the wrong place. Pure. */
export function checkMedia(spec: SiteSpec, media: Media): Diagnostic[] {
  return [...pictures(spec, media), ...houseWindows(spec, media), ...downloads(spec, media)];
}

/** Refuses house drawings with a window for an unknown service. */
function* houseWindows({ brand: { house }, services }: SiteSpec, { images }: Media): Iterable<Diagnostic> {
  const facts = house && images.get(house.file)?.facts;
  if (!facts) return;
  const { file } = house;
  const path = ['brand', 'house', 'file'];
  for (const service of Object.keys(facts.windows ?? {})) {
    if (!(service in services))
      yield diagnose('brand/house#service', path, { file, name: service, known: Object.keys(services) });
  }
}

function* downloads(spec: SiteSpec, { files }: Media): Iterable<Diagnostic> {
  for (const { value: download, path } of downloadsIn(spec)) {
    const { file } = download;
    const at = [...path, 'file'];
    const { size, fault } = files.get(file) ?? {};
    if (size === undefined) yield diagnose('download/missing', at, { file, meant: nearest(file, files.keys()) });
    else if (size === 0) yield diagnose('download/empty', at, { file });
    else if (fault) yield { ...fault, path: at };
    else if (size > MOST_BYTES) yield diagnose('download/huge', at, { file, size, most: MOST_BYTES });
  }
}

function* pictures(spec: SiteSpec, { images }: Media): Iterable<Diagnostic> {
  for (const { value: file, path, place } of shownIn(spec)) {
    const { fault, facts } = images.get(file) ?? {};
    if (!images.has(file)) yield diagnose('image/missing', path, { file, meant: nearest(file, images.keys()) });
    if (fault) yield { ...fault, path };
    else if (facts?.tones) {
      const tones = Object.keys(spec.brand.tones?.light ?? {});
      for (const tone of facts.tones)
        if (!tones.includes(tone)) yield diagnose('image/tone', path, { file, tone, meant: nearest(tone, tones) });
    } else if (facts?.vector && place !== 'logo') yield diagnose('image/drawing', path, { file });
  }
}

/** Warns of services without a window in the house drawing, and of pictures that are smaller than shown. Pure. */
export function reviewMedia(spec: SiteSpec, media: Media): Diagnostic[] {
  return [...windowless(spec, media), ...smallPictures(spec, media)];
}

function windowless({ brand: { house }, services }: SiteSpec, { images }: Media): Diagnostic[] {
  const facts = house && images.get(house.file)?.facts;
  if (!facts) return [];
  const missing = Object.keys(services).filter((service) => !(service in (facts.windows ?? {})));
  return missing.map((service) => diagnose('brand/house', ['services', service], { file: house.file, service }));
}

function smallPictures(spec: SiteSpec, { images }: Media): Diagnostic[] {
  return shownIn(spec).flatMap(({ value: file, path, place: name }) => {
    const facts = images.get(file)?.facts;
    const place: Place = places[name];
    if (!facts || facts.vector) return [];
    const shown = cropOf(facts, place).width;
    return shown < place.least ? [diagnose('image/small', path, { file, ...facts, shown, least: place.least })] : [];
  });
}
