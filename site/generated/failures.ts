// Generated from failures of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFailures } from '#contract';

/** Messages for unexpected failures. */
export const failures: CompiledFailures = {
  router: { es: 'Unexpected Application Error', en: 'Unexpected Application Error' },
};

/** Thrown by the script of a page without a main element. Separate from the rest, because every page loads it. */
export const noRootElement = 'Elemento root no encontrado';
