import { QueryClient } from '@tanstack/query-core';
import { productionOrigin, reads } from '#generated/browser/reads.ts';

const { retries, firstDelay, delayCap, garbageCollection } = reads;

/**
 * Retries a failed read with the settings of the spec. The caller makes the first attempt, since most visitors need no
 * second one and never load this module.
 */
export function readAgain<T>(name: string, first: Promise<T>, ask: () => Promise<T>): Promise<T> {
  let attempts = 0;
  return new QueryClient().fetchQuery({
    queryKey: [name],
    queryFn: () => (attempts++ === 0 ? first : ask()),
    networkMode: 'always',
    gcTime: garbageCollection,
    // In production, a failed fetch means that it is blocked or the visitor is offline: retrying does not help.
    retry: (failures, error) =>
      failures < retries && !(location.origin === productionOrigin && error instanceof TypeError),
    retryDelay: (attempt) => Math.min(firstDelay * 2 ** attempt, delayCap),
  });
}
