// Generated from integrations.countryLookup of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
/** The service that tells a visitor's country, and which language visitors from there get. */
export const countryLookup: {
  readonly url: string;
  readonly field: string;
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly otherwise: string;
} = {
  url: '',
  field: '',
  languages: {},
  otherwise: 'es',
};
