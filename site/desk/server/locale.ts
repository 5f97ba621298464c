import { getCookie, setCookie } from 'hono/cookie';
import { patternOfBrowser } from '../../shared/locales.ts';
import { languagesIn } from '../../server/http/accept.ts';
import { cookiePrefix } from './cookies.ts';
import type { DeskContext } from './environment.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language of a page: the person's setting, the choice before signing in, the browser's or the spec's default. */
export function localeOf(context: DeskContext): string {
  const { config } = context.var.desk;
  const codes = config.locales.map(({ code }) => code);
  const person = context.get('person') as DeskContext['var']['person'] | undefined;
  const chosen = [person?.language, getCookie(context, cookieOf(context))].find((code) => codes.includes(code ?? ''));
  if (chosen) return chosen;
  const { defaultLocale } = config;
  const patterns = codes.map(
    (code) => new RegExp(`^${patternOfBrowser(code, { locales: codes, defaultLocale })}`, 'i'),
  );
  const accepted = languagesIn(context.req.header('accept-language'));
  const best = accepted.map((language) => codes[patterns.findIndex((pattern) => pattern.test(language))]);
  return best.find((code) => code !== undefined) ?? defaultLocale;
}

/** Stores the language chosen before signing in. */
export function rememberLocale(context: DeskContext, locale: string, secure: boolean): void {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: YEAR_SECONDS } as const;
  setCookie(context, cookieOf(context), locale, attributes);
}

function cookieOf({ var: { desk } }: DeskContext): string {
  return `${cookiePrefix(desk.origin)}_language`;
}
