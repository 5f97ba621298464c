// Generated from services of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledService } from '#contract';

/** The services in their order; titles and descriptions are keys of the shared texts. */
export const services: readonly CompiledService[] = [];
