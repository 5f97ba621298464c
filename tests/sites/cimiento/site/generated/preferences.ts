// Generated from constants of the spec. Do not edit: change the spec and run `npm run generate`.
/** Under which names a visitor's choices are kept; a module of its own, since every page loads it. */
export const themeKey = 'theme';
export const languageHintKey = 'languageHint';
export const languageCookie = 'lang';
/** For how many seconds the language is remembered. */
export const languageMaxAge = 31536000;
