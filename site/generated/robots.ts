// Generated from routes.robots of the spec. Do not edit: change the spec and run `npm run generate`.
/** Crawlers that may not visit the site. */
export const refused: readonly string[] = [];

/** Path prefixes that no crawler may fetch. */
export const disallow: readonly string[] = [];
