// Generated from constants.emailProviders of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledEmailProviders } from '#contract';

/** The domains of frequent e-mail providers, each with its misspellings. */
export const emailProviders: CompiledEmailProviders = {};
