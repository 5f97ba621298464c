import type { Brand, HeadingFont, TextFont } from '#schema';
import type { Box } from './image.ts';

/** A drawing, taken apart for whoever draws it. */
export interface CompiledDrawing {
  readonly viewBox: string;
  readonly box: Box;
  /** Where it stands, in its own units. */
  readonly foot: number;
  /** Attributes of the `<svg>`, such as `fill` and `stroke-width`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is in it. */
  readonly markup: string;
}

/** One file of a font. */
export interface CompiledFace {
  /** In its package. */
  readonly file: string;
  /** A weight, or the least and the greatest: `400 600`. */
  readonly weight: string;
  readonly italic: boolean;
  /** Which of the package's subsets it is, where there are others beside it. */
  readonly subset?: string;
  /** What of the font's axes is kept. */
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
}

/** The parts of a logo. */
export interface CompiledLogo {
  readonly mark?: CompiledDrawing;
  readonly wordmark?: CompiledDrawing;
}

/** The brand after compilation. */
export interface CompiledBrand {
  readonly colours: Brand['colours'];
  readonly tones?: NonNullable<Brand['tones']>;
  readonly headingFont: Omit<HeadingFont, 'substitutes'> & {
    /** Each with what the style sheets call it. */
    readonly substitutes: readonly (HeadingFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly textFont?: Pick<TextFont, 'family' | 'package' | 'metrics'> & {
    readonly faces: readonly CompiledFace[];
    /** Each with what the style sheets call it. */
    readonly substitutes: readonly (TextFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly logo: CompiledLogo & {
    /** The same for dark grounds, and whether the plinth is one in both themes. */
    readonly onDark?: CompiledLogo & { readonly plinth: boolean };
  };
  readonly motifs: Readonly<Record<string, CompiledDrawing>>;
  /** The picture of the house, by its file. */
  readonly house?: string;
  readonly ornament?: CompiledDrawing;
  readonly bandOrnament?: CompiledDrawing;
}
