// Generated from constants.requestTimeout of the spec. Do not edit: change the spec and run `npm run generate`.
/** For how many milliseconds an answer is waited for. */
export const requestTimeout = 15000;
