import { actionSchema, defineKind, formName, textSchema, titled, z } from '#schema/kind.ts';

/** A way to reach the firm beside a form. */
const contactOption = z.strictObject({
  icon: z.enum(['video', 'phone', 'email', 'chat']),
  title: textSchema,
  text: textSchema,
  action: actionSchema,
});

/**
 * A form, with content beside it.
 * @example formSection({ id: 'contact', form: 'contact-home', heading: …, lead: … })
 */
export const formSection = defineKind('formSection', {
  ...titled,
  lead: textSchema,
  form: formName,
  /**
   * Asks for the e-mail address at the top of the page already, if the form is far below: the label of the field, and
   * that of the button.
   */
  firstStep: z.strictObject({ label: textSchema, button: textSchema }).optional(),
  /** Content beside the form, such as a call to action for a booking. */
  aside: z
    .strictObject({
      heading: textSchema,
      text: textSchema,
      actions: z.array(actionSchema).optional(),
      /** Other ways to reach the firm, one under the other. */
      options: z.array(contactOption).optional(),
      /** A promise of the firm, set apart. */
      guarantee: textSchema.optional(),
    })
    .optional(),
}).with({ showsForm: true });
