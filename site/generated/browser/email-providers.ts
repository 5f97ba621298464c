// Generated from constants.emailProviders of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledEmailProviders } from '#contract';

/** The domains of frequent e-mail providers, each with its misspellings. */
export const emailProviders: CompiledEmailProviders = {
  'gmail.com': ['gmail.com.mx', 'gmail.mx'],
  'hotmail.com': ['hotmail.com.mx'],
  'hotmail.es': [],
  'outlook.com': ['outlook.com.mx', 'outlook.mx'],
  'outlook.es': [],
  'live.com.mx': [],
  'yahoo.com': [],
  'yahoo.com.mx': [],
  'yahoo.es': [],
  'icloud.com': ['icloud.mx'],
  'prodigy.net.mx': [],
};
