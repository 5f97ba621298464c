import type { FileFacts, ImageFacts } from '#contract';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** The facts about a picture, or the reason why it cannot be used. */
export type FoundImage =
  | { readonly facts: ImageFacts; readonly fault?: undefined }
  | { readonly fault: Diagnostic; readonly facts?: undefined };

/** The media files of a spec, by their paths in its folders `media` and `files`. */
export interface Media {
  /** Every file in `media/`; undefined for those that the spec does not use. */
  readonly images: ReadonlyMap<string, FoundImage | undefined>;
  /** Every file in `files/`. */
  readonly files: ReadonlyMap<string, FileFacts & { readonly fault?: Diagnostic }>;
}

/** The media of a spec without any. */
export const noMedia: Media = { images: new Map(), files: new Map() };
