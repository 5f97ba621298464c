// Generated from integrations of the spec. Do not edit: change spec/ and run `npm run generate`.
/** The calendar that is shown on the page itself: its script, and the addresses of the calendars. */
export const bookingWidget: { readonly script: string; readonly calendars: Readonly<Record<string, string>> } = {
  script: 'https://agenda.cimiento.example/widget.js',
  calendars: {
    newClients: 'https://agenda.cimiento.example/nuevos-clientes',
    consultation: 'https://agenda.cimiento.example/consulta',
    intro: 'https://agenda.cimiento.example/llamada',
  },
};

/** Where events go; without an id they stay on the page. */
export const analytics: { readonly measurementId?: string; readonly consent?: boolean; readonly script: string } = {
  script: 'https://www.googletagmanager.com/gtag/js',
};

/** The service that tells a visitor's country, and the countries whose visitors read Spanish. */
export const countryLookup = {
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
} as const;
