/** The path of downloads. Their URLs do not change with their content, since people share them. */
export const filesPath = '/files/';

/** The site's icon as SVG. */
export const FAVICON = '/favicon.svg';

/** The icon as bitmaps: for programs that request `/favicon.ico` by default, for home screens, and for the manifest. */
export const ICONS = {
  ico: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
} as const;

/** The web app manifest, for home screens of phones. */
export const WEB_MANIFEST = '/site.webmanifest';

/** The speculation rules: browsers prefetch a page when a visitor is about to press its link. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** Where the build lists the packages whose code is in the bundles. */
export const bundledPackages = '.bundled-packages.json';

/** The licence notices of other people's work on the site. */
export const NOTICES = '/licences.txt';

/** The path of `security.txt` that RFC 9116 requires. */
export const SECURITY_TEXT = '/.well-known/security.txt';
