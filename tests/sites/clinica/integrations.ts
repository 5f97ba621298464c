import { defineIntegrations } from '#schema';

/** The clinic's site needs nothing from elsewhere. */
export const integrations = defineIntegrations({
  backend: {
    restPath: '/rest/v1',
    embeddedAnonKey: 'jacaranda-embedded-anon',
    maxBodyBytes: 65_536,
    insertsPerMinute: 60,
  },
});
