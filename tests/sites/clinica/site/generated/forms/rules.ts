// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { FormRulesLoaders } from '#contract';

/** The modules that the browser loads when a visitor begins to fill in a form, by the form's id. */
export const rules: FormRulesLoaders = {
  appointment: () => import('./appointment.rules.ts'),
};
