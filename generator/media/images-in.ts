import { lookUp } from '../reads.ts';
import { imagesIn } from '../rules/walk.ts';
import type { Image, SiteSpec } from '../schema/index.ts';

/** The files of a picture: its own, and the one for the dark theme. */
export const filesOf = ({ file, dark }: Image): readonly string[] => (dark === undefined ? [file] : [file, dark]);

/** The files of all pictures of a spec, by name. */
export const imageFiles = (spec: SiteSpec): string[] => [...new Set(lookUp(() => imagesIn(spec)).flatMap(({ value }) => filesOf(value)))].toSorted();
