import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DeskPage, PageData, PageFrame } from '../contract/pages.ts';
import { may } from './access.ts';
import type { DeskContext } from './environment.ts';
import { localeOf } from './locale.ts';
import { namesIn } from '../store/index.ts';

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
