// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForms } from '#contract';
import { form as form0 } from './appointment.ts';

/** The forms by their ids, as the server renders them. */
export const forms: CompiledForms = {
  appointment: form0,
};
