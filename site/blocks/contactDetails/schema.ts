import { anchorId, defineKind, textSchema, z } from '#schema/kind.ts';

const pane = z.strictObject({ title: textSchema, text: textSchema });

/** The firm's e-mail, telephone, office and hours, from `spec/site.ts`, each with a sentence. */
export const contactDetails = defineKind(
  'contactDetails',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    email: pane,
    phone: pane,
    office: pane,
    hours: pane,
  }),
);
