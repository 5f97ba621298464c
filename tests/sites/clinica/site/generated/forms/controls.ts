// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormControls } from '#contract';
import { EmailField } from '#site/islands/controls/EmailField.tsx';
import { RadioField } from '#site/islands/controls/RadioField.tsx';
import { CheckboxField } from '#site/islands/controls/CheckboxField.tsx';
import { DateField } from '#site/islands/controls/DateField.tsx';
import { HiddenField } from '#site/islands/controls/HiddenField.tsx';

/** The components of the controls that are more than a box with a label. */
export const controls: FormControls = {
  email: EmailField,
  radio: RadioField,
  checkbox: CheckboxField,
  date: DateField,
  hidden: HiddenField,
};
