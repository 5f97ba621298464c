// Generated from constants.requestTimeout of the spec. Do not edit: change the spec and run `npm run generate`.
/** How long to wait for an answer, in milliseconds. */
export const requestTimeout = 15000;
