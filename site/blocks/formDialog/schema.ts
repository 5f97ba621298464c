import { anchorId, defineKind, formName, textSchema } from '#schema/kind.ts';

/**
 * A form in a dialog that an `openDialog` action opens; without JavaScript it is part of the page.
 * @example formDialog({ id: 'apply', form: 'application', heading: …, lead: … })
 */
export const formDialog = defineKind('formDialog', {
  /** The dialog's id, which `openDialog` names. */
  id: anchorId,
  heading: textSchema,
  lead: textSchema,
  form: formName,
}).with({ showsForm: true });
