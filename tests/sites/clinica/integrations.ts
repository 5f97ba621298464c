import { defineIntegrations } from '#schema';

/** Everything outside the site's own origin. Without configuration nothing of it is loaded. */
export const integrations = defineIntegrations({
  backend: {
    restPath: '/rest/v1',
    embeddedAnonKey: 'jacaranda-embedded-anon',
    maxBodyBytes: 262_144,
    insertsPerMinute: 60,
  },
  analytics: {
    script: 'https://www.googletagmanager.com/gtag/js',
    origins: ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
    clicks: { book: 'phone_call' },
    cookies: ['_ga', '_gid', '_gat', '_gac_', '_gcl_'],
  },
  bookingWidget: { script: 'https://agenda.jacaranda.example/widget.js' },
  countryLookup: {
    url: 'https://geo.jacaranda.example/json/',
    field: 'country_code',
    languages: {
      es: ['ES', 'MX', 'AR', 'CO', 'PE', 'VE', 'CL', 'EC', 'GT', 'CU', 'BO', 'DO', 'HN', 'PY', 'SV', 'NI', 'CR'],
    },
    otherwise: 'en',
  },
});
