// Generated from forms of the spec. Do not edit: change spec/ and run `npm run generate`.
import type { CompiledForm } from '../../lib/forms/types.ts';
import { form as form0 } from './contact-home.ts';
import { form as form1 } from './pld-vulnerables.ts';

/** What the server draws, by the form's id. */
export const forms: Readonly<Record<string, CompiledForm>> = {
  'contact-home': form0,
  'pld-vulnerables': form1,
};
