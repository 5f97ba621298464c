import { parameter } from '../compile/links.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Address } from './addresses.ts';
import { addressesOf } from './addresses.ts';
import { isWellFormed } from './path-form.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { Rule } from './rule.ts';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a path comes down to for a careless server or file system: case, slashes, Unicode form and escapes do not count. */
function normalizedPath(path: string): string {
  const bare = decoded(path)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\{[^}]*\}/g, '{}')
    .replaceAll(/\/+/g, '/');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

/** Where the articles are: an address of the spec would stand in the way of one. */
function articleAddresses(spec: SiteSpec): Address[] {
  const page = Object.entries(spec.routes.pages).find(([, route]) => route.shows === 'articles');
  // Without a parameter they would all be at one address, which is told elsewhere.
  if (!page || !spec.articles || !parameter.test(page[1].path)) return [];
  const slugs = spec.articles.entries.map(({ slug }, index): Address => ({
    value: page[1].path.replace(/\{[^}]*\}/, slug),
    path: ['articles', 'entries', index, 'slug'],
    what: `the article "${slug}"`,
  }));
  // The same slug twice is another rule's to tell.
  return [...new Map(slugs.map((address) => [address.value, address])).values()];
}

/** Refuses two paths that are the same, or that only differ in what servers disagree about. */
export const pathClash: Rule = (spec) => {
  const first = new Map<string, Address>();
  // Of a page or an article and another address, or one that is wrong in itself, that one is the one to change.
  const own = (address: Address): boolean =>
    address.path.at(-1) === 'path' && address.page !== undefined && isWellFormed(address.value);
  const declared = addressesOf(spec);
  return [...declared.filter(own), ...articleAddresses(spec), ...declared.filter((address) => !own(address))].flatMap(
    (address): Diagnostic[] => {
      const key = normalizedPath(address.value);
      const other = first.get(key);
      if (!other) {
        first.set(key, address);
        return [];
      }
      const same = other.value === address.value;
      return [
        {
          code: same ? 'path/duplicate' : 'path/collision',
          path: address.path,
          message: same
            ? `The path "${address.value}" is declared twice: as ${other.what} and as ${address.what}.`
            : `The path "${address.value}" (${address.what}) cannot be told apart from "${other.value}".`,
          hint: 'Change or remove one of them.',
          related: [{ path: other.path, message: `It is ${other.what} here.` }],
        },
      ];
    },
  );
};
