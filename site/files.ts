/** Where the files to keep are served. Their addresses do not change with their content, since people send them to each other. */
export const filesPath = '/files/';

/** The icon of the site, as a drawing. */
export const FAVICON = '/favicon.svg';

/** The same as pictures: for what asks for `/favicon.ico` unasked, for home screens, and for the manifest. */
export const ICONS = {
  ico: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
} as const;

/** What phones are told when somebody puts the site on a home screen. */
export const WEB_MANIFEST = '/site.webmanifest';

/** Tells which pages a browser may fetch ahead: those whose link a visitor is about to press. */
export const SPECULATION_RULES = '/speculation-rules.json';
