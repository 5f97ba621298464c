import type { Diagnostic } from '../diagnostic.ts';
import type { Address } from './addresses.ts';
import { addressesOf } from './addresses.ts';
import type { Rule } from './rule.ts';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** What a path comes down to for a careless server or file system: case, slashes, Unicode form and escapes do not count. */
const normalizedPath = (path: string): string => {
  const bare = decoded(path).normalize('NFKC').toLowerCase().replaceAll(/\{[^}]*\}/g, '{}').replaceAll(/\/+/g, '/');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
};

/** Refuses two paths that are the same, or that only differ in what servers disagree about. */
export const pathClash: Rule = (spec) => {
  const first = new Map<string, Address>();
  return addressesOf(spec).flatMap((address): Diagnostic[] => {
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
  });
};
