import { z } from 'zod';

const axis = z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })]);
/** One cut of a variable font: a value on each of its axes. */
const cut = z.record(z.string().length(4), z.number());

/** The font of headings: an npm package, of which each page gets the characters that the texts use. */
export const headingFontSchema = z.strictObject({
  /** The name of the font, `Fraunces`. */
  family: z.string().regex(/^[\w -]+$/, 'The name of a font has letters, digits, spaces and hyphens.'),
  /** The npm package, which has to be installed: `@fontsource-variable/fraunces`. */
  package: z.string(),
  /** The file in it, `files/fraunces-latin-opsz-normal.woff2`. */
  file: z.string(),
  /** What of the font's axes is kept: one value, or a range; `wght` is a range where headings have several weights. */
  axes: z.record(z.string().length(4), axis),
  /** The generic family behind it. */
  generic: z.enum(['serif', 'sans-serif', 'system-ui', 'monospace', 'cursive']),
  /** How far the font's letters rise above the baseline and fall below it, in percent of the type size. */
  metrics: z.strictObject({ ascent: z.number().positive(), descent: z.number().positive() }),
  /** What stands in while the font is not there: fonts that machines have, and by how much they are enlarged to take the same room. */
  substitutes: z.array(z.strictObject({ fonts: z.array(z.string()).min(1), sizeAdjust: z.number().positive() })),
  /** The cuts in share images. Their weights have to differ. */
  share: z.strictObject({ title: cut, text: cut }),
});

export type HeadingFont = z.infer<typeof headingFontSchema>;
