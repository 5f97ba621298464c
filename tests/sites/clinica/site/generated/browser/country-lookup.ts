// Generated from integrations.countryLookup of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledCountryLookup } from '#contract';

/** The service that tells a visitor's country, and which language visitors from there get. */
export const countryLookup: CompiledCountryLookup = {
  url: '',
  field: '',
  languages: {},
  otherwise: 'es',
};
