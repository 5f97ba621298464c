// Generated from integrations.analytics of the spec. Do not edit: change the spec and run `npm run generate`.
/** Where gtag is loaded from. */
export const gtagScript = 'https://www.googletagmanager.com/gtag/js';

/** Name prefixes of the cookies that gtag sets. */
export const analyticsCookies: readonly string[] = ['_ga', '_gid', '_gat', '_gac_', '_gcl_'];
