import type { Focus, Image } from '#schema';
import type { Compiled } from './block.ts';

export type { Focus } from '#schema';

/** A picture after compilation: the name of its file, and the key of its text alternative. */
export type CompiledImage = Compiled<Image>;

/** A rectangle in the units of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The metadata of a picture. */
export interface ImageFacts {
  /** In pixels, with the orientation of the photo applied. */
  readonly width: number;
  readonly height: number;
  /** A digest of its content. */
  readonly digest: string;
  /** Whether it has transparent parts. */
  readonly alpha?: true;
  /** Whether it is a drawing (SVG), which has no pixels. */
  readonly vector?: true;
  /** The brand's tones that a drawing uses as `var(--tone)`: each theme gets a file of its own. */
  readonly tones?: readonly string[];
  /** In a drawing of the house: the window of each service, in the drawing's units. */
  readonly windows?: Readonly<Record<string, Box>>;
  /** The points of a photograph that the spec's uses of it keep visible where they crop it. */
  readonly focuses?: readonly Focus[];
  /** The placeholder colour while it loads, as three hexadecimal digits; none for transparent pictures. */
  readonly colour?: string;
}

/** The metadata of a download. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
}

/** The downloads that the spec names, by the path below its folder `files`: `#generated/media.ts`. */
export type CompiledFiles = Readonly<Record<string, FileFacts>>;

/** The pictures that the spec names, by the path below its folder `media`: `#generated/media.ts`. */
export type CompiledImages = Readonly<Record<string, ImageFacts>>;
