import { z } from 'zod';
import { filePath } from './formats.ts';
import { textSchema } from './text.ts';
import type { Text } from './text.ts';

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
});
export type Image = z.infer<typeof imageSchema>;

type ImageOptions = { readonly file: string; readonly dark?: string } & (
  | { readonly alt: Text; readonly decorative?: never }
  | { readonly decorative: true; readonly alt?: never }
);

/**
 * A picture of `spec/media/`, with a text alternative unless it is decorative.
 * @example image({ file: 'team/ana.jpg', alt: { es: 'Ana en su consultorio', en: 'Ana in her surgery' } })
 * @example image({ file: 'facade.jpg', dark: 'facade-by-night.jpg', decorative: true })
 */
export function image(options: ImageOptions): Image {
  return { kind: 'image', ...options };
}

/** Whether a value of the spec is a picture. */
export function isImage(value: object): value is Image {
  return 'kind' in value && value.kind === 'image';
}
