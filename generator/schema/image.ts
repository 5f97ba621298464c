import { z } from 'zod';
import { filePath } from './formats.ts';
import { textSchema, type Text } from './text.ts';

const percent = z.int().min(0).max(100);

/** A point of a picture, in percent of its width and height from its top left corner. */
const focusSchema = z.strictObject({ x: percent, y: percent });
export type Focus = z.infer<typeof focusSchema>;

/**
 * A text that is drawn on a picture, in the picture's units: `{ text: …, x: 312, y: 540 }` is centred at x 312, and its
 * base line is at y 540. A drawing is shown at a bit more than half its size on a phone.
 */
const pictureLabelSchema = z.strictObject({
  text: textSchema,
  x: z.int(),
  y: z.int(),
  /** The height of the type. Default: 22. */
  size: z.int().min(8).max(96).optional(),
  /** The part of the text at `x`. Default: its middle. */
  align: z.enum(['start', 'end']).optional(),
  /** The ground, if it does not change with the theme: a pale paper, or a dark stone. */
  on: z.enum(['paper', 'dark']).optional(),
});
export type PictureLabel = z.infer<typeof pictureLabelSchema>;

/** A picture of `spec/media/` with its text alternative. */
export const imageSchema = z.strictObject({
  kind: z.literal('image'),
  /** The file's path below `spec/media/`, with its extension. */
  file: filePath('media'),
  /** The text alternative. */
  alt: textSchema.optional(),
  /** Instead of `alt`, if the picture adds nothing to the surrounding text. */
  decorative: z.literal(true).optional(),
  /** The file that is shown in the dark theme instead. */
  dark: filePath('media').optional(),
  /**
   * The point that stays visible where the picture is cropped, as in CSS `object-position`: `{ x: 50, y: 20 }` is in
   * the middle, near the top. Default: the middle, or the top for people.
   */
  focus: focusSchema.optional(),
  /** Texts on a drawing, which differ by language. They are read out, so a drawing without other content is decorative. */
  labels: z.array(pictureLabelSchema).min(1).optional(),
});
export type Image = z.infer<typeof imageSchema>;

type ImageOptions = {
  readonly file: string;
  readonly dark?: string;
  readonly focus?: Focus;
  readonly labels?: PictureLabel[];
} & ({ readonly alt: Text; readonly decorative?: never } | { readonly decorative: true; readonly alt?: never });

/**
 * A picture of `spec/media/`, with a text alternative unless it is decorative.
 * @example image({ file: 'team/ana.jpg', alt: { es: 'Ana en su consultorio', en: 'Ana in her surgery' } })
 * @example image({ file: 'facade.jpg', dark: 'facade-by-night.jpg', decorative: true })
 * @example image({ file: 'office.jpg', decorative: true, focus: { x: 70, y: 40 } })
 * @example image({ file: 'stair.svg', decorative: true, labels: [{ text: { es: 'Primera', en: 'First' }, x: 80, y: 60 }] })
 */
export function image(options: ImageOptions): Image {
  return { kind: 'image', ...options };
}

/** Whether a value of the spec is a picture. */
export function isImage(value: object): value is Image {
  return 'kind' in value && value.kind === 'image';
}
