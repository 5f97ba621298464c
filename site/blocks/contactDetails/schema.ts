import { anchorId, defineKind, textSchema, z } from '#schema/kind.ts';

/** The firm's e-mail, telephone, office and hours, from `spec/site.ts`, each with a sentence. */
export const contactDetails = defineKind(
  'contactDetails',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    email: z.strictObject({ title: textSchema, text: textSchema }),
    phone: z.strictObject({ title: textSchema, text: textSchema }),
    office: z.strictObject({ title: textSchema, text: textSchema }),
    hours: z.strictObject({ title: textSchema, text: textSchema }),
  }),
);
