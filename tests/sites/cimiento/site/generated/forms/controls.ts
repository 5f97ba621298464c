// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormControls } from '#contract';

/** What draws the controls of the site's forms that are no single box with a label. */
export const controls: FormControls = {};
