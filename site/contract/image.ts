import type { Image } from '#schema';
import type { Compiled } from './block.ts';

/** A picture after compilation: the name of its file, and the key of its text alternative. */
export type CompiledImage = Compiled<Image>;

/** What is known of a picture without its pixels being sent to anybody. */
export interface ImageFacts {
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Changes with its content. */
  readonly digest: string;
  /** Whether something shows through it. */
  readonly alpha?: true;
  /** The colour that stands in its place until it is there, as three hexadecimal digits. */
  readonly colour: string;
}

/** The pictures that the spec names, by the path below its folder `media`: `#generated/media.ts`. */
export type CompiledImages = Readonly<Record<string, ImageFacts>>;
