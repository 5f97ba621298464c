import type { FileFacts, ImageFacts } from '#contract';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** A file as it was found: what is known of it, or what is wrong with it. */
export type Found<Facts> =
  | { readonly facts: Facts; readonly fault?: undefined }
  | { readonly fault: Diagnostic; readonly facts?: undefined };
export type FoundImage = Found<ImageFacts>;

/** What lies beside the spec's own files. Paths are below the folder of their kind. */
export interface Media {
  /** Every file in `media/`; what is in it is known of those that the spec names. */
  readonly images: ReadonlyMap<string, FoundImage | undefined>;
  /** Every file in `files/`. */
  readonly files: ReadonlyMap<string, FileFacts & { readonly fault?: Diagnostic }>;
}

/** Where a spec has none. */
export const noMedia: Media = { images: new Map(), files: new Map() };
