import { downloadsIn, imagesIn } from '../../compile/walk.ts';
import type { Image, SiteSpec } from '../../schema/index.ts';

/** The files of a picture: the main one, and the one for the dark theme. */
export function filesOf({ file, dark }: Image): readonly string[] {
  return dark === undefined ? [file] : [file, dark];
}

function byName(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** The files of all pictures of a spec, by name. */
export function imageFiles(spec: SiteSpec): string[] {
  return byName(imagesIn(spec).flatMap(({ value }) => filesOf(value)));
}

/** The files of all downloads of a spec, by name. */
export function downloadFiles(spec: SiteSpec): string[] {
  return byName(downloadsIn(spec).map(({ value }) => value.file));
}
