// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormLoaders } from '#contract';

/** The forms with their texts, which the browser loads when a visitor begins to fill in a form. */
export const loadForm: FormLoaders = {
  'contact-home': () => import('./contact-home.ts'),
  'contact-page': () => import('./contact-page.ts'),
  softlanding: () => import('./softlanding.ts'),
  'softlanding-landing': () => import('./softlanding-landing.ts'),
  'softlanding-promo': () => import('./softlanding-promo.ts'),
  fintech: () => import('./fintech.ts'),
  'pld-vulnerables': () => import('./pld-vulnerables.ts'),
  'pld-fintech': () => import('./pld-fintech.ts'),
  career: () => import('./career.ts'),
};
