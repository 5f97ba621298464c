import type { Brand, HeadingFont } from '#schema';

/** A drawing, taken apart for whoever draws it. */
export interface CompiledDrawing {
  readonly viewBox: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Where it stands, in its own units. */
  readonly foot: number;
  /** Attributes of the `<svg>`, such as `fill` and `stroke-width`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is in it. */
  readonly markup: string;
}

/** The brand after compilation. */
export interface CompiledBrand {
  readonly colours: Brand['colours'];
  readonly headingFont: Omit<HeadingFont, 'substitutes'> & {
    /** Each with what the style sheets call it. */
    readonly substitutes: readonly (HeadingFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly logo: { readonly mark?: CompiledDrawing; readonly wordmark?: CompiledDrawing };
  readonly motifs: Readonly<Record<string, CompiledDrawing>>;
  readonly ornament?: CompiledDrawing;
  readonly bandOrnament?: CompiledDrawing;
}
