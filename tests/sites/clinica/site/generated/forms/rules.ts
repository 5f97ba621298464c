// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormRulesLoaders } from '#contract';

/** The modules that the browser loads when a visitor begins to fill in a form, by the form's id. */
export const rules: FormRulesLoaders = {
  'contact-home': () => import('./contact-home.rules.ts'),
  'contact-page': () => import('./contact-page.rules.ts'),
  softlanding: () => import('./softlanding.rules.ts'),
  'softlanding-promo': () => import('./softlanding-promo.rules.ts'),
  appointment: () => import('./appointment.rules.ts'),
  career: () => import('./career.rules.ts'),
};
