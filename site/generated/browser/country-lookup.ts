// Generated from integrations.countryLookup of the spec. Do not edit: change spec/ and run `npm run generate`.
/** The service that tells a visitor's country, and the countries whose visitors read Spanish. */
export const countryLookup: {
  readonly url: string;
  readonly field: string;
  readonly spanishCountries: readonly string[];
} = {
  url: 'https://geo.cimiento.example/json/',
  field: 'country_code',
  spanishCountries: [
    'ES',
    'MX',
    'AR',
    'CO',
    'PE',
    'VE',
    'CL',
    'EC',
    'GT',
    'CU',
    'BO',
    'DO',
    'HN',
    'PY',
    'SV',
    'NI',
    'CR',
    'PA',
    'UY',
    'GQ',
  ],
};
