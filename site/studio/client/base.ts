/** Where the studio is on the server, without the slash at the end: `/studio`; empty for `npm run studio`. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** Whether the studio is the one on the server, behind the desk. */
export const isHosted = base !== '';

/**
 * The address of a page of the site in the studio.
 * @example inStudio('/inicio') // '/studio/inicio' on the server
 */
export function inStudio(path: string): string {
  return path.startsWith(`${base}/`) ? path : base + path;
}
