// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormLoaders } from '#contract';

/** The forms with their texts, which the browser loads when a visitor begins to fill in a form. */
export const loadForm: FormLoaders = {
  appointment: () => import('./appointment.ts'),
};
