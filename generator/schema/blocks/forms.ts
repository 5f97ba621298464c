import { z } from 'zod';
import { actionSchema } from '../action.ts';
import { anchorId, calendarName, formName } from '../names.ts';
import { textSchema } from '../text.ts';

/** A way to reach the firm beside a form. */
const contactOption = z.strictObject({
  icon: z.enum(['video', 'phone', 'email', 'chat']),
  title: textSchema,
  text: textSchema,
  action: actionSchema,
});

/** A form with what stands beside it. */
export const formSectionSchema = z.strictObject({
  kind: z.literal('formSection'),
  id: anchorId.optional(),
  heading: textSchema,
  lead: textSchema,
  form: formName,
  /** What stands beside the form: a booking call to action, for example. */
  aside: z
    .strictObject({
      heading: textSchema,
      text: textSchema,
      actions: z.array(actionSchema).optional(),
      /** Other ways to reach the firm, one under the other. */
      options: z.array(contactOption).optional(),
      /** What the firm promises, set apart. */
      guarantee: textSchema.optional(),
    })
    .optional(),
});

/** A form in a dialog that an `openDialog` action opens; without JavaScript it stands on the page. */
export const formDialogSchema = z.strictObject({
  kind: z.literal('formDialog'),
  /** The dialog's id, which `openDialog` names. */
  id: anchorId,
  heading: textSchema,
  lead: textSchema,
  form: formName,
});

/** The firm's e-mail, telephone, office and hours, from `spec/site.ts`, each with a sentence. */
export const contactDetailsSchema = z.strictObject({
  kind: z.literal('contactDetails'),
  id: anchorId.optional(),
  heading: textSchema,
  email: z.strictObject({ title: textSchema, text: textSchema }),
  phone: z.strictObject({ title: textSchema, text: textSchema }),
  office: z.strictObject({ title: textSchema, text: textSchema }),
  hours: z.strictObject({ title: textSchema, text: textSchema }),
});

/** The booking widget of `spec/integrations.ts`, loaded when it comes near; where it cannot be, a link to the calendar. */
export const bookingWidgetSchema = z.strictObject({
  kind: z.literal('bookingWidget'),
  id: anchorId.optional(),
  heading: textSchema,
  text: textSchema,
  calendar: calendarName,
  /** What the link says. */
  label: textSchema,
});

export type FormSection = z.infer<typeof formSectionSchema>;
export type FormDialog = z.infer<typeof formDialogSchema>;
export type ContactDetails = z.infer<typeof contactDetailsSchema>;
export type BookingWidget = z.infer<typeof bookingWidgetSchema>;

/** A form. @example formSection({ id: 'contact', form: 'contact-home', heading: …, lead: … }) */
export const formSection = (block: Omit<FormSection, 'kind'>): FormSection => ({ kind: 'formSection', ...block });
/** A form in a dialog. @example formDialog({ id: 'apply', form: 'application', heading: …, lead: … }) */
export const formDialog = (block: Omit<FormDialog, 'kind'>): FormDialog => ({ kind: 'formDialog', ...block });
/** How to reach the firm. */
export const contactDetails = (block: Omit<ContactDetails, 'kind'>): ContactDetails => ({
  kind: 'contactDetails',
  ...block,
});
/** A calendar to book in, on the page itself. */
export const bookingWidget = (block: Omit<BookingWidget, 'kind'>): BookingWidget => ({
  kind: 'bookingWidget',
  ...block,
});
