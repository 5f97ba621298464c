import { parseAccept, type Accept } from 'hono/utils/accept';

/** The content encodings of the site's files, smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding for a value of `Accept-Encoding`: the smallest of those that the client prefers. A client that accepts
 * none gets the uncompressed file, which is better than none.
 */
export function chooseEncoding(accepted: string | undefined, has: (encoding: Encoding) => boolean): Encoding {
  const accepts = parseAccept(accepted ?? '');
  const choices = encodings.filter(has).map((encoding) => ({ encoding, quality: qualityOf(encoding, accepts) }));
  const [best] = choices.filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality);
  return best?.encoding ?? 'identity';
}

function qualityOf(encoding: Encoding, accepts: readonly Accept[]): number {
  const own = accepts.filter(({ type }) => type.toLowerCase() === encoding);
  return Math.max(0, ...(own.length > 0 ? own : accepts.filter(({ type }) => type === '*')).map(weightOf));
}

/** The languages in a value of `Accept-Language`, the preferred ones first. */
export function languagesIn(accepted: string | undefined): string[] {
  return parseAccept(accepted ?? '').flatMap((accept) => (weightOf(accept) > 0 ? [accept.type] : []));
}

/** Hono takes an invalid weight for 1. */
function weightOf({ q, params }: Accept): number {
  return Number.isNaN(Number(params['q'] ?? q)) ? 0 : q;
}
