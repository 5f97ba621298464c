// Generated from failures of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFailures } from '#contract';

/** What is said when something fails that nobody expects. */
export const failures: CompiledFailures = {
  router: {
    es: 'Unexpected Application Error',
    en: 'Unexpected Application Error',
  },
};

/** What the page's script says where the page has no main element: by itself, since every page loads it. */
export const noRootElement = 'Elemento root no encontrado';
