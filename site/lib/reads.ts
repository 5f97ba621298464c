import { QueryClient } from '@tanstack/query-core';
import { productionOrigin, reads } from '#generated/browser/reads.ts';

const { retries, firstDelay, delayCap, garbageCollection } = reads;

/**
 * Reads again what could not be read, by the spec's rules for reads. The first attempt is made before this module is
 * fetched, since most visitors need no second one.
 */
export function readAgain<T>(name: string, first: Promise<T>, ask: () => Promise<T>): Promise<T> {
  let attempts = 0;
  return new QueryClient().fetchQuery({
    queryKey: [name],
    queryFn: () => (attempts++ === 0 ? first : ask()),
    networkMode: 'always',
    gcTime: garbageCollection,
    retry: (failures, error) => failures < retries && !(onProductionHost() && error instanceof TypeError),
    retryDelay: (attempt) => Math.min(firstDelay * 2 ** attempt, delayCap),
  });
}

// A fetch that fails there is blocked or offline: asking again does not help.
function onProductionHost(): boolean {
  return location.origin === productionOrigin;
}
