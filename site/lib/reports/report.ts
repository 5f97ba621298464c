/** A place in the site's own code, `/assets/chunks/chunk-a1b2.js:1:2345`. */
export type Frame = string;

/** What went wrong. Nothing in it was written by a visitor, and nothing tells who the visitor is. */
export type Report =
  /** Something was thrown in a browser and nobody caught it. Its message may quote a visitor, so only what it is about is told. */
  | {
      readonly kind: 'error' | 'rejection';
      readonly name: string;
      readonly code: string;
      readonly frames: readonly Frame[];
    }
  /** A file of the site could not be had. */
  | { readonly kind: 'load'; readonly file: string }
  /** The content security policy, or Trusted Types, stopped something. */
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string; readonly frames: readonly Frame[] }
  /**
   * How a page did for a visitor who left it: after how many milliseconds its largest part showed and its slowest answer to a touch
   * or key came, and how much of it moved by itself. What a browser does not measure, or nobody did, is absent.
   */
  | {
      readonly kind: 'vitals';
      readonly lcp?: number | undefined;
      readonly inp?: number | undefined;
      readonly cls?: number | undefined;
    }
  /** An address that leads nowhere, masked: see `mask-path.ts`. */
  | { readonly kind: 'path'; readonly path: string };

/** The body of a POST to the address of the spec's `integrations.reports`. */
export interface Envelope {
  readonly from: 'browser';
  /** A short digest of what the site was built from. */
  readonly build: string;
  readonly page: string;
  readonly locale: string;
  /** Family and major version, `firefox/140`. */
  readonly browser: string;
  readonly reports: readonly Report[];
}
