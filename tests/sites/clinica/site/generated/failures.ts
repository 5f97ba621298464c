// Generated from failures of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFailures } from '#contract';

/** What is said when something fails that nobody expects. */
export const failures: CompiledFailures = {
  router: {
    es: 'La página no está disponible por el momento',
    en: 'This page is not available at the moment',
    fr: 'Cette page n’est pas disponible pour le moment',
  },
};

/** What the page's script says where the page has no main element: by itself, since every page loads it. */
export const noRootElement = 'La página no tiene elemento principal';
