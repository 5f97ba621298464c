// Generated from constants.reads of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants } from '#contract';

/** Retries and caching of reads; times in milliseconds. */
export const reads: CompiledConstants['reads'] = {
  garbageCollection: 300000,
  retries: 3,
  firstDelay: 1000,
  delayCap: 30000,
};

/** The site's own origin in production. */
export const productionOrigin = 'https://www.cimiento.example';
