import { z } from 'zod';
import { filePath } from './formats.ts';
import { textSchema, type Text } from './text.ts';

const percent = z.int().min(0).max(100);

/** A point of a picture, in percent of its width and height from its top left corner. */
const focusSchema = z.strictObject({ x: percent, y: percent });
export type Focus = z.infer<typeof focusSchema>;

/** A part of a drawing, in its units. */
export const boxSchema = z.strictObject({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
});

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
});
export type Image = z.infer<typeof imageSchema>;

type ImageOptions = { readonly file: string; readonly dark?: string; readonly focus?: Focus } & (
  | { readonly alt: Text; readonly decorative?: never }
  | { readonly decorative: true; readonly alt?: never }
);

/**
 * A picture of `spec/media/`, with a text alternative unless it is decorative.
 * @example image({ file: 'team/ana.jpg', alt: { es: 'Ana en su consultorio', en: 'Ana in her surgery' } })
 * @example image({ file: 'facade.jpg', dark: 'facade-by-night.jpg', decorative: true })
 * @example image({ file: 'office.jpg', decorative: true, focus: { x: 70, y: 40 } })
 */
export function image(options: ImageOptions): Image {
  return { kind: 'image', ...options };
}

/** Whether a value of the spec is a picture. */
export function isImage(value: object): value is Image {
  return 'kind' in value && value.kind === 'image';
}
