import { z } from 'zod';
import { headingFontSchema, textFontSchema } from './font.ts';
import { drawingSchema, iconSchema } from './svg.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is written #0f172a.');

/** The colours of a theme; each is the custom property of that name in the style sheets. */
export const coloursSchema = z.strictObject({
  /** The ground of the page. */
  paper: colour,
  /** The ground of every other section, of cards and forms. */
  stone: colour,
  /** The same, set off once more. */
  stoneDeep: colour,
  /** Lines that part things. */
  line: colour,
  /** The edges of controls. */
  lineStrong: colour,
  /** Text. */
  ink: colour,
  /** Text that matters less. */
  inkSoft: colour,
  /** Links, buttons, drawings. */
  accent: colour,
  /** The same under the pointer. */
  accentStrong: colour,
  /** Text on the accent. */
  onAccent: colour,
  /** The ground of a button under the pointer. */
  accentTint: colour,
  /** One line in a drawing, the mark of a heading; never text. */
  spark: colour,
  error: colour,
  errorTint: colour,
  success: colour,
  successTint: colour,
  /** The ground of the footer, of calls to action and of landing pages' first view. */
  plinth: colour,
  plinthLine: colour,
  onPlinth: colour,
  onPlinthSoft: colour,
  /** Links, buttons and drawings there. */
  plinthAccent: colour,
  /** The same under the pointer. */
  plinthAccentStrong: colour,
  /** Text on that accent. */
  onPlinthAccent: colour,
});

/** How the site looks: everything that tells one firm's site from another's, besides its words. */
export const brandSchema = z.strictObject({
  /** The colours by day and by night. That texts can be read on their grounds is checked. */
  colours: z.strictObject({ light: coloursSchema, dark: coloursSchema }),
  headingFont: headingFontSchema,
  /** The font of everything else. Default: the font of the visitor's system, for which nothing is loaded. */
  textFont: textFontSchema.optional(),
  /** What stands at the top and at the foot of every page, in the colour of the text around it (`currentColor`). */
  logo: z.strictObject({
    /** A drawing before the name. */
    mark: drawingSchema.optional(),
    /** The name as a drawing. Default: the firm's name in the heading font. */
    wordmark: drawingSchema.optional(),
    /**
     * The same for dark grounds: the dark theme, and the foot of the page where that is dark. Only a logo with colours of its own needs it,
     * since what is drawn in `currentColor` is as light or dark as the text.
     */
    onDark: z.strictObject({ mark: drawingSchema.optional(), wordmark: drawingSchema.optional() }).optional(),
  }),
  /** What browsers show in a tab, at `/favicon.svg`. Search engines are shown it as the firm's logo. */
  favicon: iconSchema,
  /**
   * Line drawings that pages, cards and services name. Their lines have the colour of the accent, and those of the class
   * `spark` that of the spark. `data-foot` on the `<svg>` says where a drawing stands, in its own units; by default at
   * its bottom.
   */
  motifs: z.record(z.string(), drawingSchema).default({}),
  /** Beside the heading of a page that has no motif, beside notices, and on share images. Default: nothing. */
  ornament: drawingSchema.optional(),
  /** Behind calls to action. Default: nothing. */
  bandOrnament: drawingSchema.optional(),
});

export type Brand = z.infer<typeof brandSchema>;
export type Colours = z.infer<typeof coloursSchema>;

type BrandInput = z.input<typeof brandSchema>;

/** Declares the brand. Keeps the names of the motifs for completion. */
export function defineBrand<const T extends BrandInput>(
  brand: T,
): Omit<BrandInput, 'motifs'> & Pick<T, Extract<keyof T, 'motifs'>> {
  return brand;
}
