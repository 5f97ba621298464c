// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormControls } from '#contract';
import email from '#site/fields/email/control.tsx';
import select from '#site/fields/select/control.tsx';
import textarea from '#site/fields/textarea/control.tsx';

/** The components of the fields that are more than a box with a label, by their kind. */
export const controls: FormControls = { email, select, textarea };
