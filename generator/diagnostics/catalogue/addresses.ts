import type { Entry } from './entry.ts';

/** Public addresses that a change of the spec removes. */
export const addresses = {
  'address/gone': {
    severity: 'warning',
    message: ({ address }: { address: string }) =>
      `"${address}" no longer exists, but existing links, bookmarks and search results may lead there.`,
    hint: ({ address, to }: { address: string; to: string | undefined }) =>
      (to === undefined
        ? 'Keep it.'
        : `Keep it, or add to the redirects: { from: '${address}', to: '${to}', status: 308 },`) +
      ` If it is gone for good, add '${address}' to "removed" in the routes.`,
  },
  'address/origin': {
    severity: 'warning',
    message: ({ before }: { before: string }) =>
      `The site moves away from ${before}, where links from other sites still lead.`,
    hint: ({ before, after }: { before: string; after: string }) =>
      `Configure that host to redirect each address to the same path at ${after}. If nothing links there, add '${before}' to "removed" in the routes.`,
  },
} satisfies Record<string, Entry>;
