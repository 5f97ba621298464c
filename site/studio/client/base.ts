/** The studio's path on the server without a trailing slash: `/studio`; empty for `npm run studio`. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** Whether the studio runs on the server behind the desk, not on the user's own machine. */
export const isHosted = base !== '';

/**
 * The address at which the studio shows a page of the site.
 * @example inStudio('/inicio') // '/studio/inicio' on the server
 */
export function inStudio(path: string): string {
  return path.startsWith(`${base}/`) ? path : base + path;
}
