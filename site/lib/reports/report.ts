/** A place in the site's own code, `/assets/chunks/chunk-a1b2.js:1:2345`. */
export type Frame = string;

/** A report. It contains nothing that a visitor wrote, and nothing that identifies a visitor. */
export type Report =
  /** An uncaught error in a browser. Its message may quote a visitor, so only a code for it is reported. */
  | {
      readonly kind: 'error' | 'rejection';
      readonly name: string;
      readonly code: string;
      readonly frames: readonly Frame[];
    }
  /** A file of the site failed to load. */
  | { readonly kind: 'load'; readonly file: string }
  /** The content security policy or Trusted Types blocked something. */
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string; readonly frames: readonly Frame[] }
  /**
   * Web vitals of a page, sent when the visitor leaves it: the times of the largest paint and of the slowest
   * interaction in milliseconds, and the layout shift. Values that the browser did not measure are absent.
   */
  | {
      readonly kind: 'vitals';
      readonly lcp?: number | undefined;
      readonly inp?: number | undefined;
      readonly cls?: number | undefined;
    }
  /** A page that does not exist, with its path masked: see `mask-path.ts`. */
  | { readonly kind: 'path'; readonly path: string };

/** The body of a POST to the address of the spec's `integrations.reports`. */
export interface Envelope {
  readonly from: 'browser';
  /** A short digest of the sources of the build. */
  readonly build: string;
  readonly page: string;
  readonly locale: string;
  /** Family and major version, `firefox/140`. */
  readonly browser: string;
  readonly reports: readonly Report[];
}
