import type { Brand, HeadingFont, TextFont } from '#schema';
import type { Box } from './image.ts';

/** An SVG drawing, parsed. */
export interface CompiledDrawing {
  readonly viewBox: string;
  readonly box: Box;
  /** The y coordinate of its lower edge, in the drawing's units. */
  readonly foot: number;
  /** Attributes of the `<svg>`, such as `fill` and `stroke-width`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The markup inside the `<svg>`. */
  readonly markup: string;
}

/** One file of a font. */
export interface CompiledFace {
  /** Its path in the font's package. */
  readonly file: string;
  /** A weight, or the range of a variable font: `400 600`. */
  readonly weight: string;
  readonly italic: boolean;
  /** The subset, if the package has several. */
  readonly subset?: string;
  /** The axes to keep: a range, or a fixed value. */
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
}

/** The parts of a logo. */
export interface CompiledLogo {
  readonly mark?: CompiledDrawing;
  readonly wordmark?: CompiledDrawing;
}

/** The room of a service. */
export interface CompiledRoom {
  /** The file of its picture. */
  readonly file: string;
  /** The part visible through a window. */
  readonly window: Box;
  /** The part that landing pages show. */
  readonly tall?: Box;
  /** The part beside the page's checklist. */
  readonly detail?: Box;
  /** The part visible through a door. */
  readonly door?: Box;
}

/** The brand after compilation. */
export interface CompiledBrand extends Readonly<Pick<Brand, 'colours' | 'tones'>> {
  readonly headingFont: Omit<HeadingFont, 'substitutes'> & {
    /** Each with its name in the style sheets. */
    readonly substitutes: readonly (HeadingFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly textFont?: Pick<TextFont, 'family' | 'package' | 'metrics'> & {
    readonly faces: readonly CompiledFace[];
    /** Each with its name in the style sheets. */
    readonly substitutes: readonly (TextFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly logo: CompiledLogo & {
    /** The logo for dark backgrounds; `plinth`: whether the plinth is dark in both themes. */
    readonly onDark?: CompiledLogo & { readonly plinth: boolean };
  };
  readonly motifs: Readonly<Record<string, CompiledDrawing>>;
  /** The file of the house's picture. */
  readonly house?: string;
  /** The rooms of the house, by service. */
  readonly rooms?: Readonly<Record<string, CompiledRoom>>;
  /** The files of the wall's parts. */
  readonly wall?: { readonly frame: string; readonly door: string };
  /** The file of the bench beside forms. */
  readonly bench?: string;
  readonly ornament?: CompiledDrawing;
  readonly bandOrnament?: CompiledDrawing;
}
