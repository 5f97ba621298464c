import { z } from 'zod';

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
