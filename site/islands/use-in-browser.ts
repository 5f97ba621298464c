import { useSyncExternalStore } from 'react';

function neverChanges() {
  return (): void => {};
}

/** A value that only the browser knows. Undefined on the server and during hydration. */
export function useInBrowser(read: () => string | undefined): string | undefined {
  return useSyncExternalStore(neverChanges, read, () => undefined);
}
