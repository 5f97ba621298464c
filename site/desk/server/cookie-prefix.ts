/**
 * How the names of the desk's cookies begin: with the port, unless it is that of the scheme. Browsers send a host's
 * cookies to all of its ports, so two desks on one host would sign each other out.
 *
 * @example cookiePrefix('http://127.0.0.1:3001') // 'desk_3001'
 */
export function cookiePrefix(origin: string): string {
  const { port } = new URL(origin);
  return port === '' ? 'desk' : `desk_${port}`;
}
