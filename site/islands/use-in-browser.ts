import { useSyncExternalStore } from 'react';

function neverChanges() {
  return (): void => {};
}

/** What only the browser knows. Nothing on the server, and while what the server sent is taken over. */
export function useInBrowser(read: () => string | undefined): string | undefined {
  return useSyncExternalStore(neverChanges, read, () => undefined);
}
