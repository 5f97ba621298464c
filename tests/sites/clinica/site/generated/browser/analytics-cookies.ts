// Generated from integrations.analytics.cookies of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
/** How the names begin of the cookies that gtag sets. */
export const analyticsCookies: readonly string[] = [];
