import type { Image } from '#schema';
import type { Compiled } from './block.ts';

/** A picture after compilation: the name of its file, and the key of its text alternative. */
export type CompiledImage = Compiled<Image>;

/** A rectangle in the units of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is known of a picture without its pixels being sent to anybody. */
export interface ImageFacts {
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Changes with its content. */
  readonly digest: string;
  /** Whether something shows through it. */
  readonly alpha?: true;
  /** Whether it is a drawing (SVG), which has no pixels. */
  readonly vector?: true;
  /** The brand's tones that a drawing names as `var(--tone)`: it is drawn once for each theme. */
  readonly tones?: readonly string[];
  /** In a drawing of the house: the window of each service, in the drawing's units. */
  readonly windows?: Readonly<Record<string, Box>>;
  /** The colour that stands in its place until it is there, as three hexadecimal digits; none where something shows through. */
  readonly colour?: string;
}

/** What is known of a file to keep. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
}

/** The files to keep that the spec names, by the path below its folder `files`: `#generated/media.ts`. */
export type CompiledFiles = Readonly<Record<string, FileFacts>>;

/** The pictures that the spec names, by the path below its folder `media`: `#generated/media.ts`. */
export type CompiledImages = Readonly<Record<string, ImageFacts>>;
