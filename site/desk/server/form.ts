import type { MiddlewareHandler } from 'hono';
import type { DeskContext } from './environment.ts';

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
