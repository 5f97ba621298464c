import type { MiddlewareHandler } from 'hono';
import type { DeskContext } from './environment.ts';

/** The longest form that a page of the desk sends: a long note, or all rows of a page. */
const MOST_BYTES = 256 * 1024;

/** Refuses a body that no page sends. Browsers say how long a form is, and nothing longer is read then. */
export const limitBody: MiddlewareHandler = async (context, next) => {
  if (context.req.header('transfer-encoding') !== undefined) return context.text('Length Required\n', 411);
  if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES) return context.text('Content Too Large\n', 413);
  return next();
};

/** The fields of a submitted form. */
export interface Form {
  /** A field without spaces around it; empty when it is missing. */
  text(name: string): string;
  /** The same; `undefined` when the field is missing. */
  given(name: string): string | undefined;
  /** All values of a field. */
  all(name: string): readonly string[];
}

/** Reads a form as browsers send it. What cannot be read has no fields. */
export async function readForm(context: DeskContext): Promise<Form> {
  const fields: Record<string, unknown> = await context.req.parseBody({ all: true }).catch(() => ({}));
  const all = (name: string): string[] => {
    const value = Object.hasOwn(fields, name) ? fields[name] : [];
    // PostgreSQL cannot store the character 0 in a text. Browsers send line ends as CRLF.
    return [value]
      .flat()
      .flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\0', '').replaceAll('\r\n', '\n')] : []));
  };
  const given = (name: string): string | undefined => all(name).at(-1)?.trim();
  return { all, given, text: (name) => given(name) ?? '' };
}
