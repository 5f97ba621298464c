import type { Json, SeenEdit } from '../contract.ts';
import { movedAddress } from './addresses.ts';
import { isObject } from './places.ts';

/** A new address of a page. */
export interface Renaming {
  /** The edit that redirects the old address to the page. */
  readonly redirect: SeenEdit;
  /** The new address of what an address shows now, with the same language prefix. */
  readonly addressOf: (pathname: string) => string | undefined;
}

/** The effects of a changed route; `undefined` if its path stays the same. */
export function renamingOf(page: string, before: Json | undefined, after: Json): Renaming | undefined {
  const [from, to] = [before, after].map((route) => (isObject(route) ? route['path'] : undefined));
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return undefined;
  const item = { from, to: page, status: 308 };
  return {
    redirect: { edit: { kind: 'insert', list: ['routes', 'redirects'], item } },
    addressOf: (pathname) => movedAddress(pathname, from, to),
  };
}
