// Generated from failures of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFailures } from '#contract';

/** Messages for unexpected failures. */
export const failures: CompiledFailures = {
  router: {
    es: 'La página no está disponible por el momento',
    en: 'This page is not available at the moment',
    fr: 'Cette page n’est pas disponible pour le moment',
  },
};

/** Thrown by the script of a page without a main element. Separate from the rest, because every page loads it. */
export const noRootElement = 'La página no tiene elemento principal';
