import type { Context } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';

/**
 * Creates a cookie whose value the browser cannot change. It expires after `seconds`. Its key depends on its name:
 * values cannot be swapped.
 */
export function signedCookie<Value>(
  name: string,
  seconds: number,
  { secret, secure }: { readonly secret: string; readonly secure: boolean },
) {
  const key = `desk cookie ${name} ${secret}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    async read(context: Context): Promise<Value | undefined> {
      const text = await getSignedCookie(context, key, name);
      return text ? (JSON.parse(text) as Value) : undefined;
    },
    write: (context: Context, value: Value): Promise<void> =>
      setSignedCookie(context, name, JSON.stringify(value), key, { ...attributes, maxAge: seconds }),
    clear(context: Context): void {
      if (getCookie(context, name) !== undefined) deleteCookie(context, name, attributes);
    },
  };
}

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
