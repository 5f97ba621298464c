import type { ImageFacts } from '#contract';

/** What is wrong with a file in the folder of the pictures. */
export interface Fault {
  /** A permanent code: `image/broken`. */
  readonly code: string;
  /** What follows the file's name in a message: "is in CMYK, …". */
  readonly message: string;
  readonly hint?: string;
}

/** A picture as it was found. */
export type FoundImage = { readonly facts: ImageFacts; readonly fault?: undefined } | { readonly fault: Fault; readonly facts?: undefined };

/** What is found beside the spec's own files. Paths are below the folder of their kind. */
export interface Media {
  /** Every file in `media/`; what is in it is known of those that the spec names. */
  readonly images: ReadonlyMap<string, FoundImage | undefined>;
}

/** Where a spec has none. */
export const noMedia: Media = { images: new Map() };
