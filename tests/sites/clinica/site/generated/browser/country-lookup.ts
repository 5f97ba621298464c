// Generated from integrations.countryLookup of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledCountryLookup } from '#contract';

/** The service that finds a visitor's country, and the language for each country. */
export const countryLookup: CompiledCountryLookup = {
  url: 'https://geo.jacaranda.example/json/',
  field: 'country_code',
  languages: {
    es: ['ES', 'MX', 'AR', 'CO', 'PE', 'VE', 'CL', 'EC', 'GT', 'CU', 'BO', 'DO', 'HN', 'PY', 'SV', 'NI', 'CR'],
  },
  otherwise: 'en',
};
