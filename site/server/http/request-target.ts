export interface RequestTarget {
  /** Percent-encoded only where necessary: see {@link normalForm}. */
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

/**
 * Normalizes percent-encoding (RFC 3986, 6.2.2): `%69` to `i`, `%c3` to `%C3` and `\\` to `%5C`. `%2F` and `%00` stay
 * encoded.
 */
function normalForm(path: string): string {
  const encoded = path.replaceAll('\\', '%5C');
  if (!encoded.includes('%')) return encoded;
  return encoded.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
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

/** Removes the slashes at the end of a path. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path;
}

/**
 * A path of this site as the value of `Location`. Browsers resolve `//host`, `/\host` and, since they drop tabs,
 * `/<tab>/host` to another site: so leading slashes become one, and characters not allowed in a URL are encoded.
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
