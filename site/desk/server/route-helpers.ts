import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DeskContext } from './environment.ts';
import type { DeskTable, DeskPower } from '../contract/config.ts';
import type { DeskPage, PageData, PageFrame } from '../contract/pages.ts';
import { may, roleOf } from '../roles-and-deadlines.ts';
import { namesIn } from '../store/index.ts';
import { HTTPException } from 'hono/http-exception';
import { isId } from '../../server/database/database.ts';
import { type SignedIn, cookiePrefix } from './sign-in.ts';
import { getCookie, setCookie } from 'hono/cookie';
import { patternOfBrowser } from '../../shared/locales.ts';
import { languagesIn } from '../../server/http/choose-language.ts';

/** The maximum size of a form, enough for a long note or the ids of all rows on a page. */
const MOST_BYTES = 256 * 1024;

/** Rejects bodies that are too large or have no declared length. Browsers always declare the length of a form. */
export const limitBody: MiddlewareHandler = async ({ req, text }, next) => {
  if (req.header('transfer-encoding') !== undefined) return text('Length Required\n', 411);
  return Number(req.header('content-length') ?? 0) > MOST_BYTES ? text('Content Too Large\n', 413) : next();
};

/** The fields of a submitted form. */
export type Form = Awaited<ReturnType<typeof readForm>>;

/** Reads a submitted form. A body that cannot be parsed has no fields. */
export async function readForm(context: DeskContext) {
  const fields: Record<string, unknown> = await context.req.parseBody({ all: true }).catch(() => ({}));
  /** All values of a field. */
  const all = (name: string): readonly string[] => {
    const value = Object.hasOwn(fields, name) ? fields[name] : [];
    // PostgreSQL cannot store NUL characters. Browsers send line breaks as CRLF.
    return [value]
      .flat()
      .flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\0', '').replaceAll('\r\n', '\n')] : []));
  };
  /** The trimmed value of a field; `undefined` if the field is missing. */
  const given = (name: string): string | undefined => all(name).at(-1)?.trim();
  /** The same; empty if the field is missing. */
  const text = (name: string): string => given(name) ?? '';
  return { all, given, text };
}

type Notice = NonNullable<PageFrame['notice']>;

/** Whether a program asks for the data of a page. */
export function wantsJson(context: DeskContext): boolean {
  const accept = context.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** Responds with a page, as a document or as JSON. It includes the notice of the previous request. */
export async function page(
  context: DeskContext,
  data: PageData,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { desk } = context.var;
  const person = context.get('person') as DeskContext['var']['person'] | undefined;
  const notice = await desk.cookies.notice.read(context);
  desk.cookies.notice.clear(context);
  // The failure page makes no query, which might fail again.
  const isInside = person && data.page !== 'failure';
  const counts = isInside ? await context.var.store.counts() : undefined;
  const names = isInside ? await namesIn(desk.database, data) : undefined;
  const { pathname, search } = new URL(context.req.url);
  const full: DeskPage = {
    locale: localeOf(context),
    theme: person?.theme ?? null,
    address: `${pathname}${search}`,
    ...(person && { person: { email: person.email, name: person.name, role: person.role } }),
    ...(counts && { counts }),
    ...(names && { names }),
    ...(person && desk.studio && may(desk.config, person, 'edit') && { hasStudio: true }),
    ...(notice && { notice }),
    ...data,
  };
  context.header('vary', 'accept, accept-language, cookie');
  if (wantsJson(context)) return context.json(full, status);
  context.header('content-language', full.locale);
  return context.html(desk.renderPage(full), status);
}

/** Responds that a page does not exist, or not for this person. */
export function notFound(context: DeskContext): Promise<Response> {
  return page(context, { page: 'notFound' }, 404);
}

/** Redirects to another page after a change. The next page shows the notice. */
export async function goTo(context: DeskContext, path: string, notice?: Notice): Promise<Response> {
  if (notice !== undefined) await context.var.desk.cookies.notice.write(context, notice);
  return context.redirect(path, 303);
}

/** Returns a value. Without one, the response is the page for what does not exist, or not for this person. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new HTTPException(404);
  return value;
}

/** Responds with 404 unless the person's role has one of the powers. */
export function requirePower({ var: { desk, person } }: DeskContext, ...powers: readonly DeskPower[]): void {
  found(powers.find((power) => may(desk.config, person, power)));
}

/** The table in the path, if the person sees it; otherwise responds with 404. */
export function tableIn(context: DeskContext): DeskTable {
  const { config } = context.var.desk;
  const key = context.req.param('table') ?? '';
  const isVisible = roleOf(config, context.var.person).tables.includes(key);
  return found(isVisible ? config.tables.find((table) => table.key === key) : undefined);
}

/** The table and the row id in the path. The row may not exist. */
export function rowIn(context: DeskContext): { readonly table: DeskTable; readonly id: string } {
  const id = (context.req.param('id') ?? '').toLowerCase();
  return { table: tableIn(context), id: found(isId(id) ? id : undefined) };
}

/** Reads an assignee from a form: nobody, the reader or a colleague. */
export function readAssignee(value: string, { email }: Pick<SignedIn, 'email'>): string | null {
  return value === '' || value === 'none' ? null : value === 'me' ? email : value.toLowerCase();
}

/** Returns a handler for rejections by the database with one of these names. It throws other errors again. */
export function rejected<Name extends string>(...names: readonly Name[]): (error: unknown) => Name {
  return (error) => {
    const name = names.find((each) => error instanceof Error && error.message === each);
    if (name === undefined) throw error;
    return name;
  };
}

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
