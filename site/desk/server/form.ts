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
export interface Form {
  /** The trimmed value of a field; empty if the field is missing. */
  text(name: string): string;
  /** The trimmed value of a field; `undefined` if the field is missing. */
  given(name: string): string | undefined;
  /** All values of a field. */
  all(name: string): readonly string[];
}

/** Reads a submitted form. A body that cannot be parsed has no fields. */
export async function readForm(context: DeskContext): Promise<Form> {
  const fields: Record<string, unknown> = await context.req.parseBody({ all: true }).catch(() => ({}));
  const all = (name: string): string[] => {
    const value = Object.hasOwn(fields, name) ? fields[name] : [];
    // PostgreSQL cannot store NUL characters. Browsers send line breaks as CRLF.
    return [value]
      .flat()
      .flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\0', '').replaceAll('\r\n', '\n')] : []));
  };
  const given = (name: string): string | undefined => all(name).at(-1)?.trim();
  return { all, given, text: (name) => given(name) ?? '' };
}
