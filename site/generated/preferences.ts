// Generated from constants of the spec. Do not edit: change the spec and run `npm run generate`.
/** Storage key of the theme. A module of its own, because every page loads it. */
export const themeKey = 'theme';

/** Storage key that remembers a dismissed language hint. */
export const languageHintKey = 'languageHint';

/** Cookie with the chosen language. */
export const languageCookie = 'lang';

/** How long the language is remembered, in seconds. */
export const languageMaxAge = 31536000;
