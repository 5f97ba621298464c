import { atEnd } from '../at-end.ts';
import type { Json, SeenEdit } from '../contract.ts';
import { isObject } from './places.ts';

/** A new address of a page. */
export interface Renaming {
  /** Lets old links lead to the page. */
  readonly redirect: SeenEdit;
  /** Where what was shown at an address is from then on; the prefix of a language stays. */
  readonly addressOf: (pathname: string) => string | undefined;
}

/** What follows from a change of a page's route; nothing where its path stays. */
export function renamingOf(page: string, before: Json | undefined, after: Json): Renaming | undefined {
  const [from, to] = [before, after].map((route) => (isObject(route) ? route['path'] : undefined));
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return undefined;
  const item = { from, to: page, status: 308 };
  return {
    redirect: { edit: { kind: 'insert', list: ['routes', 'redirects'], index: atEnd, item } },
    addressOf: (pathname) =>
      pathname.endsWith(from) ? pathname.slice(0, pathname.length - from.length) + to : undefined,
  };
}
