// Generated from routes.robots of the spec. Do not edit: change the spec and run `npm run generate`.
/** Crawlers that shall stay away from the whole site. */
export const refused: readonly string[] = [];

/** Beginnings of paths that no crawler shall fetch. */
export const disallow: readonly string[] = [];
