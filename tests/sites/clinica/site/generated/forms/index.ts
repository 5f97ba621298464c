// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForms } from '#contract';
import { form as form0 } from './contact-home.ts';
import { form as form1 } from './contact-page.ts';
import { form as form2 } from './softlanding.ts';
import { form as form3 } from './softlanding-promo.ts';
import { form as form4 } from './appointment.ts';
import { form as form5 } from './career.ts';

/** The forms by their ids, as the server renders them. */
export const forms: CompiledForms = {
  'contact-home': form0,
  'contact-page': form1,
  softlanding: form2,
  'softlanding-promo': form3,
  appointment: form4,
  career: form5,
};
