// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForms } from '#contract';
import { form as form0 } from './contact-home.ts';
import { form as form1 } from './contact-page.ts';
import { form as form2 } from './softlanding.ts';
import { form as form3 } from './softlanding-landing.ts';
import { form as form4 } from './softlanding-promo.ts';
import { form as form5 } from './fintech.ts';
import { form as form6 } from './pld-vulnerables.ts';
import { form as form7 } from './pld-fintech.ts';
import { form as form8 } from './career.ts';

/** The forms by their ids, as the server renders them. */
export const forms: CompiledForms = {
  'contact-home': form0,
  'contact-page': form1,
  softlanding: form2,
  'softlanding-landing': form3,
  'softlanding-promo': form4,
  fintech: form5,
  'pld-vulnerables': form6,
  'pld-fintech': form7,
  career: form8,
};
