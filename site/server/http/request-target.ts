export interface RequestTarget {
  /** Percent-encoded where it has to be, and nowhere else: see {@link normalForm}. */
  readonly path: string;
  /** Including the question mark, or empty. */
  readonly search: string;
}

/** Splits the target of a request line; undefined if it is not a path (`*`, `host:port`). */
export function parseTarget(target: string): RequestTarget | undefined {
  const local = target.startsWith('/') ? target : withoutOrigin(target);
  if (local === undefined) return undefined;
  const end = local.search(/[?#]/);
  if (end === -1) return { path: normalForm(local), search: '' };
  const query = local[end] === '?' ? local.slice(end).replace(/#.*$/, '') : '';
  return { path: normalForm(local.slice(0, end)), search: query };
}

/** Two spellings of an address are one: `%69` is `i` and `%c3` is `%C3` (RFC 3986, 6.2.2). What `%2F` or `%00` stands for stays encoded. */
function normalForm(path: string): string {
  if (!path.includes('%')) return path;
  return path.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

/** A proxy may send the full URL. */
function withoutOrigin(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]*(.*)$/i.exec(target);
  if (match === null) return undefined;
  return match[1]?.startsWith('/') ? match[1] : `/${match[1] ?? ''}`;
}

/** The path without slashes at its end; the same string if there is none. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path;
}

/**
 * A path of this site as a value of `Location`. Browsers read `//host`, `/\host` and, as they drop tabs, `/<tab>/host` as
 * another site's address: the slashes in front become one, and what has no place in an address is encoded.
 */
export function localLocation(path: string, search: string): string {
  const rest = path.replace(/^[/\\\s]+/, '').replaceAll(/[^\x21-\x5b\x5d-\x7e]/g, encodeCharacter);
  return `/${rest}${search.replaceAll(/[^\x21-\x5b\x5d-\x7e]/g, encodeCharacter)}`;
}

function encodeCharacter(character: string): string {
  return [...Buffer.from(character, 'latin1')]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
