// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormControls } from '#contract';
import { EmailField } from '#site/islands/controls/EmailField.tsx';

/** The components of the controls that are more than a box with a label. */
export const controls: FormControls = { email: EmailField };
