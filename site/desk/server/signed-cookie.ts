import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A cookie with a signed value, which the browser cannot change. */
export interface SignedCookie<Value> {
  read(context: Context): Value | undefined;
  write(context: Context, value: Value): void;
  clear(context: Context): void;
}

/** Options that all signed cookies of a desk share. */
export interface CookieSetup {
  readonly secret: string;
  /** Whether browsers send it over HTTPS only. */
  readonly secure: boolean;
}

interface Payload<Value> {
  readonly value: Value;
  readonly until: number;
}

/** Creates a cookie that expires after `seconds`. Its key depends on its name: values cannot be swapped. */
export function signedCookie<Value>(
  name: string,
  seconds: number,
  { secret, secure }: CookieSetup,
): SignedCookie<Value> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `desk cookie ${name}`, 32));
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read(context) {
      const [text = '', signature = ''] = (getCookie(context, name) ?? '').split('.', 2);
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Payload<Value>;
      return until > Date.now() ? value : undefined;
    },
    write(context, value) {
      const text = Buffer.from(
        JSON.stringify({ value, until: Date.now() + seconds * 1000 } satisfies Payload<Value>),
      ).toString('base64url');
      setCookie(context, name, `${text}.${sign(text).toString('base64url')}`, { ...attributes, maxAge: seconds });
    },
    clear(context) {
      if (getCookie(context, name) !== undefined) deleteCookie(context, name, attributes);
    },
  };
}
