import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => {};

/** What only the browser knows. Nothing on the server, and while what the server sent is taken over. */
export const useInBrowser = (read: () => string | undefined): string | undefined =>
  useSyncExternalStore(neverChanges, read, () => undefined);
