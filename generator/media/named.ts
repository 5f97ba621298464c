import { lookUp } from '../reads.ts';
import { downloadsIn, imagesIn } from '../rules/walk.ts';
import type { Image, SiteSpec } from '../schema/index.ts';

/** The files of a picture: its own, and the one for the dark theme. */
export const filesOf = ({ file, dark }: Image): readonly string[] => (dark === undefined ? [file] : [file, dark]);

const byName = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** The files of all pictures of a spec, by name. */
export const imageFiles = (spec: SiteSpec): string[] =>
  byName(lookUp(() => imagesIn(spec)).flatMap(({ value }) => filesOf(value)));

/** All files to keep that a spec offers, by name. */
export const downloadFiles = (spec: SiteSpec): string[] =>
  byName(lookUp(() => downloadsIn(spec)).map(({ value }) => value.file));
