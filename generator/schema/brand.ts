import { z } from 'zod';
import { imageSchema } from './image.ts';
import { drawingSchema, iconSchema } from './svg.ts';

const axis = z.union([
  z.number(),
  z
    .strictObject({ min: z.number(), max: z.number() })
    .refine(({ min, max }) => min <= max, { path: ['min'], message: '`min` is greater than `max`.' }),
]);
const axisName = z.string().length(4, 'The name of an axis has four characters: wght.');
/** One cut of a variable font: a value on each of its axes. */
const cut = z.record(axisName, z.number());

const family = z.string().regex(/^[\w -]+$/, 'The name of a font consists of letters, digits, spaces and hyphens.');
const generic = z.enum(['serif', 'sans-serif', 'system-ui', 'monospace', 'cursive']);
const percent = 'This is a percentage of the type size, such as 97.8.';
const share = z.number().min(10, percent).max(400, percent);
const metrics = z.strictObject({ ascent: share, descent: share });
const localFont = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u, 'Write the name of a font without quotes: Times New Roman.');
const substitute = { fonts: z.array(localFont).min(1), sizeAdjust: share };

/** The font of headings, from an npm package. The site serves only the characters that its texts use. */
export const headingFontSchema = z.strictObject({
  /** The name of the font, `Fraunces`. */
  family,
  /** The npm package, which has to be installed: `@fontsource-variable/fraunces`. */
  package: z.string(),
  /** The file in the package, `files/fraunces-latin-opsz-normal.woff2`. */
  file: z
    .string()
    .regex(
      /^(?!.*\.\.).*\.(?:woff2?|ttf|otf)$/i,
      'Write a path in the package that ends in .woff2, .woff, .ttf or .otf.',
    ),
  /** The axes to keep: one value each, or a range; `wght` is a range if headings have several weights. */
  axes: z.record(axisName, axis),
  /** The generic family to fall back to. */
  generic,
  /** The font's ascent and descent, in percent of the type size. */
  metrics,
  /** Fallbacks while the font loads: system fonts, and the factor that gives them the same width. */
  substitutes: z.array(z.strictObject(substitute)),
  /** The cuts in share images. */
  share: z.strictObject({ title: cut, text: cut }),
});

const weight = z.number().int().min(1).max(1000);

/**
 * The font of everything but headings, from a package of Fontsource (https://fontsource.org). The site serves only the
 * characters that its texts use. A `@fontsource/…` package has a file for each weight; a `@fontsource-variable/…`
 * package has one file for all of them.
 */
export const textFontSchema = z.strictObject({
  /** The name of the font, `Karla`. */
  family,
  /** The npm package, which has to be installed: `@fontsource/karla`. */
  package: z
    .string()
    .regex(
      /^@fontsource(?:-variable)?\/[a-z0-9-]+$/,
      'Write the name of a Fontsource package: @fontsource/… or @fontsource-variable/….',
    ),
  /** The weights to keep: 400 for texts, 600 for emphasis. */
  weights: z.array(weight).min(1).default([400, 600]),
  /** Whether to keep the italics of these weights too. Default: browsers slant the regular letters. */
  italics: z.boolean().default(false),
  /** The character subsets to use, as Fontsource names them: `['latin', 'latin-ext']` for Polish or Turkish. */
  subsets: z.array(z.string()).min(1).default(['latin']),
  /** The generic family to fall back to. */
  generic: generic.default('sans-serif'),
  /** Ascent and descent of the font from its `hhea` table, in percent of the type size. */
  metrics,
  /** Fallbacks while the font loads, as for headings; `bold` are the same fonts' bold faces. */
  substitutes: z.array(z.strictObject({ ...substitute, bold: z.array(z.string()).min(1).optional() })),
});

export type HeadingFont = z.infer<typeof headingFontSchema>;
export type TextFont = z.infer<typeof textFontSchema>;

/** A part of a drawing, in its units. */
const boxSchema = z.strictObject({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Write a colour like #0f172a.');

/** The colours of a theme; each becomes a custom property of that name in the style sheets. */
export const coloursSchema = z.strictObject({
  /** The background of the page. */
  paper: colour,
  /** The background of every other section, of cards and of forms. */
  stone: colour,
  /** A darker shade of it. */
  stoneDeep: colour,
  /** Dividers. */
  line: colour,
  /** The edges of controls. */
  lineStrong: colour,
  /** Text. */
  ink: colour,
  /** Secondary text. */
  inkSoft: colour,
  /** Links, buttons, drawings. */
  accent: colour,
  /** The same while hovered. */
  accentStrong: colour,
  /** Text on the accent. */
  onAccent: colour,
  /** The background of a hovered button. */
  accentTint: colour,
  /** One line in a drawing, the mark of a heading. Not for text. */
  spark: colour,
  error: colour,
  errorTint: colour,
  success: colour,
  successTint: colour,
  /** The background of the footer, of calls to action and of the first view of landing pages. */
  plinth: colour,
  plinthLine: colour,
  onPlinth: colour,
  onPlinthSoft: colour,
  /** Links, buttons and drawings on the plinth. */
  plinthAccent: colour,
  /** The same while hovered. */
  plinthAccentStrong: colour,
  /** Text on that accent. */
  onPlinthAccent: colour,
});

const toneNames = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Name a tone in lower-case letters and hyphens: wall, far-shade.'),
  colour,
);

/** The tones of drawings in `spec/media/`, by the name that a drawing uses: `fill="var(--wall)"`. */
const tonesSchema = z.strictObject({ light: toneNames, dark: toneNames }).superRefine(({ light, dark }, context) => {
  for (const [theme, own, other] of [
    ['dark', light, dark],
    ['light', dark, light],
  ] as const)
    for (const name of Object.keys(own))
      if (!(name in other))
        context.addIssue({ code: 'custom', path: [theme], message: `The tone "${name}" has no colour in this theme.` });
});

const roomSchema = z.strictObject({
  /** A drawing of 1248 by 420 with the service's things in its left half and an empty wall in its right half. */
  picture: imageSchema,
  /** The part visible through a window of the house: about 5 by 4. */
  window: boxSchema,
  /** The part that the hero of a landing page shows: about 3 by 4. Default: the left half. */
  tall: boxSchema.optional(),
  /** One of its things down to the floor, which stands beside the checklist of the page. Default: none. */
  detail: boxSchema.optional(),
  /** The part visible at night through the door of the page's call to action: 4 by 7. Default: the window's part. */
  door: boxSchema.optional(),
});

/** The appearance of the site: colours, fonts and drawings. */
export const brandSchema = z.strictObject({
  /** The colours of both themes. The contrast of texts is checked. */
  colours: z.strictObject({ light: coloursSchema, dark: coloursSchema }),
  /**
   * The tones of drawings in `spec/media/`, for both themes. The build draws a picture with `fill="var(--wall)"` once
   * in the light and once in the dark tones.
   */
  tones: tonesSchema.optional(),
  headingFont: headingFontSchema,
  /** The font of everything else. Default: the font of the visitor's system, for which nothing is loaded. */
  textFont: textFontSchema.optional(),
  /** Shown in header and footer, in the colour of the surrounding text (`currentColor`). */
  logo: z.strictObject({
    /** A drawing before the name. */
    mark: drawingSchema.optional(),
    /** The name as a drawing. Default: the firm's name in the heading font. */
    wordmark: drawingSchema.optional(),
    /**
     * The same for dark backgrounds: the dark theme, and a dark footer. Only a logo with its own colours needs it,
     * because `currentColor` follows the text.
     */
    onDark: z.strictObject({ mark: drawingSchema.optional(), wordmark: drawingSchema.optional() }).optional(),
  }),
  /** The icon in browser tabs, at `/favicon.svg`, and the firm's logo for search engines. */
  favicon: iconSchema,
  /**
   * Line drawings for pages, cards and services, by name. Lines have the accent colour, those with the class `spark`
   * the colour `spark`. `data-foot` on the `<svg>` is the drawing's base line in its own units. Default: the bottom.
   */
  motifs: z.record(z.string(), drawingSchema).default({}),
  /**
   * A drawing of the firm's house, an SVG of `spec/media/`. Each service has a window, `<g data-service="legal">` with
   * a `<rect class="pane" x="175" y="172" width="64" height="92"/>`, which links to the service's page. In a lit
   * window, tones change to their `-lit` variants: `window` to `window-lit`. The `house` of a page's hero shows it.
   * Default: none.
   */
  house: imageSchema.optional(),
  /** The rooms of the house, by service. The `room` of a page's hero shows one. Default: none. */
  rooms: z.record(z.string(), roomSchema).optional(),
  /**
   * The parts of the house's wall on the services page: the frame of a window, 256 by 270 with its pane of 188 by 152 at
   * 34 74, and the door. Default: the services are a list.
   */
  wall: z.strictObject({ frame: imageSchema, door: imageSchema }).optional(),
  /** A bench to wait on, beside forms. Default: none. */
  bench: imageSchema.optional(),
  /**
   * Shown next to the heading of a page without a motif, next to notices, and on share images. Default: none; on share
   * images `bandOrnament`.
   */
  ornament: drawingSchema.optional(),
  /** Shown beside calls to action on pages with neither a room nor a motif, if there is no wall. Default: none. */
  bandOrnament: drawingSchema.optional(),
});

export type Room = z.infer<typeof roomSchema>;
export type Brand = z.infer<typeof brandSchema>;
export type Colours = z.infer<typeof coloursSchema>;

type BrandInput = z.input<typeof brandSchema>;

/** Declares the brand. Keeps the names of the motifs for completion. */
export function defineBrand<const T extends BrandInput>(
  brand: T,
): Omit<BrandInput, 'motifs'> & Pick<T, Extract<keyof T, 'motifs'>> {
  return brand;
}
