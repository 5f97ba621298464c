// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormControls } from '#contract';
import { RadioField } from '#site/islands/controls/RadioField.tsx';
import { CheckboxField } from '#site/islands/controls/CheckboxField.tsx';
import { DateField } from '#site/islands/controls/DateField.tsx';
import { HiddenField } from '#site/islands/controls/HiddenField.tsx';

/** What draws the controls of the site's forms that are no single box with a label. */
export const controls: FormControls = {
  radio: RadioField,
  checkbox: CheckboxField,
  date: DateField,
  hidden: HiddenField,
};
