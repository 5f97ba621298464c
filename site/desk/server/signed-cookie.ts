import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Something small that the browser carries from one page to the next and cannot change. */
export interface SignedCookie<Value> {
  read(context: Context): Value | undefined;
  write(context: Context, value: Value): void;
  clear(context: Context): void;
}

/** What all cookies of a desk have in common. */
export interface CookieSetup {
  readonly secret: string;
  /** Over https alone. */
  readonly secure: boolean;
}

interface Carried<Value> {
  readonly value: Value;
  readonly until: number;
}

/** Makes a cookie by its name. It is good for no other purpose than its own, and for no longer than `seconds`. */
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
      const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Carried<Value>;
      return until > Date.now() ? value : undefined;
    },
    write(context, value) {
      const text = Buffer.from(
        JSON.stringify({ value, until: Date.now() + seconds * 1000 } satisfies Carried<Value>),
      ).toString('base64url');
      setCookie(context, name, `${text}.${sign(text).toString('base64url')}`, { ...attributes, maxAge: seconds });
    },
    clear(context) {
      if (getCookie(context, name) !== undefined) deleteCookie(context, name, attributes);
    },
  };
}
