import { defineKind, textSchema, titled, z } from '#schema/kind.ts';

const pane = z.strictObject({ title: textSchema, text: textSchema });

/** The firm's e-mail, telephone, office and hours, from `spec/site.ts`, each with a sentence. */
export const contactDetails = defineKind('contactDetails', {
  ...titled,
  email: pane,
  phone: pane,
  office: pane,
  hours: pane,
});
