import type { Context } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';

/** A cookie with a signed value, which the browser cannot change. */
export interface SignedCookie<Value> {
  read(context: Context): Promise<Value | undefined>;
  write(context: Context, value: Value): Promise<void>;
  clear(context: Context): void;
}

/** Creates a cookie that expires after `seconds`. Its key depends on its name: values cannot be swapped. */
export function signedCookie<Value>(
  name: string,
  seconds: number,
  { secret, secure }: { readonly secret: string; readonly secure: boolean },
): SignedCookie<Value> {
  const key = `desk cookie ${name} ${secret}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    async read(context) {
      const text = await getSignedCookie(context, key, name);
      return text ? (JSON.parse(text) as Value) : undefined;
    },
    write: (context, value) =>
      setSignedCookie(context, name, JSON.stringify(value), key, { ...attributes, maxAge: seconds }),
    clear(context) {
      if (getCookie(context, name) !== undefined) deleteCookie(context, name, attributes);
    },
  };
}
